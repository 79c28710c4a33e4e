import { useTranslation } from 'react-i18next';
import { useSite } from '#client/app/facts.tsx';
import { useFailureWords } from '#client/parts/failure-notice.tsx';
import { RetryNotice } from '#client/ui/notice.tsx';

/** Renders the place of a dialog's content that could not be loaded. */
export function TripFailed({ failure, onRetry }: { failure: unknown; onRetry: () => void }) {
	const { t } = useTranslation(['trip', 'common']);
	const { phone } = useSite();
	const reason = useFailureWords()(failure);
	return (
		<RetryNotice title={t('failed.title')} label={t('common:retry')} onRetry={onRetry}>
			{reason && <p>{reason}</p>}
			<span>{t('failed.text', { phone })}</span>
		</RetryNotice>
	);
}
