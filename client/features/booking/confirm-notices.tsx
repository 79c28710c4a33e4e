import { useTranslation } from 'react-i18next';
import { useSite } from '#client/app/facts.tsx';
import { Button } from '#client/ui/button.tsx';
import { Notice } from '#client/ui/notice.tsx';

/** A price that changed and isn't accepted yet: nothing is ordered until it is. */
export function PriceChangedNotice({ onShow }: { onShow: () => void }) {
	const { t } = useTranslation('booking');
	return (
		<Notice
			tone="warning"
			title={t('changed.title')}
			action={
				<Button variant="secondary" size="sm" onClick={onShow}>
					{t('changed.see')}
				</Button>
			}
		>
			{t('changed.stopped')}
		</Notice>
	);
}

/** An order that could not be made, in the backend's words where it has some. */
export function OrderFailedNotice({ shown }: { shown: string }) {
	const { t } = useTranslation('booking');
	const { phone } = useSite();
	return (
		<Notice tone="error" live title={shown || t('confirm.failed')}>
			{t('confirm.failedText', { phone })}
		</Notice>
	);
}
