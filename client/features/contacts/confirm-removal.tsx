import { useTranslation } from 'react-i18next';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';

const WIDTH = 440;

/** Asks, naming the entry, before it is removed from the list. */
export default function ConfirmRemoval({
	name,
	onConfirm,
	onClose,
}: {
	name: string;
	onConfirm: () => void;
	onClose: () => void;
}) {
	const { t } = useTranslation(['contacts', 'common']);
	return (
		<Dialog
			open
			onClose={onClose}
			title={t('confirm.title', { name })}
			closeLabel={t('common:close')}
			width={WIDTH}
			footer={
				<>
					<Button variant="ghost" onClick={onClose}>
						{t('confirm.no')}
					</Button>
					<Button variant="danger" onClick={onConfirm}>
						{t('confirm.yes')}
					</Button>
				</>
			}
		>
			<p>{t('confirm.text')}</p>
		</Dialog>
	);
}
