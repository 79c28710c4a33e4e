import { useTranslation } from 'react-i18next';
import { QuestionDialog } from '#client/ui/question-dialog.tsx';

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
		<QuestionDialog
			title={t('confirm.title', { name })}
			closeLabel={t('common:close')}
			width={440}
			dismissible
			answers={[
				{ text: t('confirm.no'), look: 'ghost', onClick: onClose },
				{ text: t('confirm.yes'), look: 'danger', onClick: onConfirm },
			]}
			onClose={onClose}
		>
			<p>{t('confirm.text')}</p>
		</QuestionDialog>
	);
}
