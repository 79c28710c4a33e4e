import { useTranslation } from 'react-i18next';
import { RetryNotice } from '#client/ui/notice.tsx';

/** Stands in place of a list of passengers or contacts that could not be loaded. Everything saved before stays. `id` gets the focus. */
export function RetryList({ id, text, reload }: { id: string; text: string; reload: () => Promise<unknown> }) {
	const { t } = useTranslation('common');
	return (
		<div id={id} tabIndex={-1}>
			<RetryNotice label={t('retry')} onRetry={() => void reload().catch(() => {})}>
				{text}
			</RetryNotice>
		</div>
	);
}
