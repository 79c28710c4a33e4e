import { useTranslation } from 'react-i18next';
import { clock } from '#client/parts/use-deadline.ts';
import { Notice } from '#client/ui/notice.tsx';
import { QuestionDialog } from '#client/ui/question-dialog.tsx';
import type { useAttempt } from '#client/ui/use-attempt.ts';

type Props = {
	/** Seconds until the check-in closes. */
	left: number;
	extension: ReturnType<typeof useAttempt>;
	onClose: () => void;
};

/** Asks a minute before a check-in closes whether to go on. Enter and Space go on. */
export default function SessionDialog({ left, extension, onClose }: Props) {
	const { t } = useTranslation(['check-in', 'common']);
	return (
		<QuestionDialog
			title={t('session.title')}
			closeLabel={t('common:close')}
			answers={[{ text: t('session.goOn'), busy: extension.busy, focused: true, onClick: extension.attempt }]}
			onClose={onClose}
		>
			<p aria-hidden="true" className="tabular text-center text-h1 leading-tight text-amber-800">
				{clock(left)}
			</p>
			<p>{t('session.text')}</p>
			{extension.failed && (
				<Notice tone="error" live>
					{t('session.failed')}
				</Notice>
			)}
		</QuestionDialog>
	);
}
