import { useTranslation } from 'react-i18next';
import { useLanguage } from '#client/app/facts.tsx';
import { FailureNotice } from '#client/parts/failure-notice.tsx';
import { QuestionDialog } from '#client/ui/question-dialog.tsx';
import { useAttempt } from '#client/ui/use-attempt.ts';
import { formatMoment } from '#shared/rules/dates.ts';

type Props = {
	/** The moment when the backend frees the cabins, in milliseconds since 1970. */
	freeAt: number;
	giveUp: (key: string) => Promise<void>;
	onClose: () => void;
};

/** Asks before the cabins are given up; Enter goes on with the booking. */
export default function GiveUpDialog({ freeAt, giveUp, onClose }: Props) {
	const lang = useLanguage();
	const { t } = useTranslation(['booking', 'common']);
	const { busy, failed, failure, attempt } = useAttempt(giveUp);
	return (
		<QuestionDialog
			title={t('giveUp.title')}
			closeLabel={t('common:close')}
			dismissible
			answers={[
				{ text: t('giveUp.yes'), look: 'danger', busy, onClick: attempt },
				{ text: t('giveUp.no'), focused: true, onClick: onClose },
			]}
			onClose={onClose}
		>
			<p>{t('giveUp.text', { time: formatMoment(freeAt, lang) })}</p>
			{failed && (
				<FailureNotice failure={failure} title={t('giveUp.failed')}>
					{t('giveUp.free')}
				</FailureNotice>
			)}
		</QuestionDialog>
	);
}
