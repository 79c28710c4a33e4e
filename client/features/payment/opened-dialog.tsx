import { useTranslation } from 'react-i18next';
import { useLanguage } from '#client/app/facts.tsx';
import { QuestionDialog } from '#client/ui/question-dialog.tsx';
import { formatMoment } from '#shared/rules/dates.ts';
import type { OpenedCashier } from './use-payment.ts';

const WIDTH = 560;
/** `21:35`, at the end of a moment. */
const TIME_LENGTH = 5;

type Props = { opened: OpenedCashier; onWait: () => void; onAnother: () => void; onClose: () => void };

/**
 * Asks whether to open another cashier, since the one that was opened before may have been paid at. Enter waits; closing answers
 * nothing.
 */
export default function OpenedDialog({ opened: { method, at, as }, onWait, onAnother, onClose }: Props) {
	const { t } = useTranslation(['payment', 'common']);
	const lang = useLanguage();
	const first = { method: t(`methods.${method}.name`), time: formatMoment(at, lang).slice(-TIME_LENGTH) };
	return (
		<QuestionDialog
			title={t(`opened.${as}.title`)}
			closeLabel={t('common:close')}
			width={WIDTH}
			description={
				<>
					<p>{t(`opened.${as}.text`, first)}</p>
					<p className="text-muted">{t(`opened.${as}.advice`)}</p>
				</>
			}
			answers={[
				{ text: t('opened.another'), look: 'ghost', onClick: onAnother },
				{ text: t('opened.wait'), focused: true, onClick: onWait },
			]}
			onClose={onClose}
		/>
	);
}
