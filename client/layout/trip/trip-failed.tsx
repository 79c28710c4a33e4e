import { useTranslation } from 'react-i18next';
import { useSite } from '#client/app/facts.tsx';
import { RetryNotice } from '#client/ui/retry-notice.tsx';

/** Shown in a dialog whose content could not be loaded. */
export function TripFailed({ onRetry }: { onRetry: () => void }) {
	const { t } = useTranslation(['trip', 'common']);
	const { phone } = useSite();
	return (
		<RetryNotice title={t('failed.title')} label={t('common:retry')} onRetry={onRetry}>
			{t('failed.text', { phone })}
		</RetryNotice>
	);
}
