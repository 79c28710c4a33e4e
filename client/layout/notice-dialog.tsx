import { useTranslation } from 'react-i18next';
import { Dialog } from '#client/ui/dialog.tsx';
import { NOTICE_DIALOG_WIDTH } from '#shared/constants.ts';

/** The notice in full, where the line has no room for it. */
export default function NoticeDialog({ text, open, onClose }: { text: string; open: boolean; onClose: () => void }) {
	const { t } = useTranslation();
	return (
		<Dialog open={open} onClose={onClose} title={t('notice.title')} closeLabel={t('close')} width={NOTICE_DIALOG_WIDTH}>
			<p className="whitespace-pre-line">{text}</p>
		</Dialog>
	);
}
