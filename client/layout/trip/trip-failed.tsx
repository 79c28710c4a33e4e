import { useTranslation } from 'react-i18next';
import { useSite } from '#client/facts.tsx';
import { Button } from '#client/ui/button.tsx';
import { Notice } from '#client/ui/notice.tsx';

/** What stands in a pop-up whose content could not be had. */
export function TripFailed({ onRetry }: { onRetry: () => void }) {
	const { t } = useTranslation(['trip', 'common']);
	const { phone } = useSite();
	return (
		<Notice
			tone="error"
			live
			title={t('failed.title')}
			action={
				<Button variant="secondary" size="sm" onClick={onRetry}>
					{t('common:retry')}
				</Button>
			}
		>
			{t('failed.text', { phone })}
		</Notice>
	);
}
