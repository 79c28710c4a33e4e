import { useTranslation } from 'react-i18next';
import { useSite } from '#client/app/facts.tsx';
import { RetryNotice } from '#client/ui/notice.tsx';

/** Stands in place of a region that failed twice, and offers to show it again. */
export default function RegionFailed({ onRetry }: { onRetry: () => void }) {
	const { t } = useTranslation('region');
	const { phone } = useSite();
	return (
		<div className="p-4">
			<RetryNotice title={t('title')} label={t('again')} onRetry={onRetry}>
				{t('text', { phone })}
			</RetryNotice>
		</div>
	);
}
