import { useTranslation } from 'react-i18next';
import { clock } from '#client/parts/use-deadline.ts';
import { QuestionDialog } from '#client/ui/question-dialog.tsx';
import type { VoyageCard } from '#shared/catalogue/bff/views.ts';
import { HoldOutcome } from './hold-notices.tsx';
import type { Hold } from './use-hold.ts';

type Props = { hold: Hold; voyage: VoyageCard; onGiveUp: () => void; onClose: () => void };

/** Asks half a minute before the end of the hold, and at its end, whether to hold the same cabins again (docs/rules.md, hold-end). */
export default function HoldDialog({ hold, voyage, onGiveUp, onClose }: Props) {
	const { t } = useTranslation(['booking', 'common']);
	const over = hold.phase === 'over';
	return (
		<QuestionDialog
			title={t(over ? 'expired.title' : 'soon.title')}
			closeLabel={t('common:close')}
			answers={[
				{ text: t('giveUp.open'), look: 'ghost', onClick: onGiveUp },
				{ text: t('timer.again'), busy: hold.holding, focused: true, onClick: hold.again },
			]}
			onClose={onClose}
		>
			{!over && (
				<p aria-hidden="true" className="tabular text-center text-h1 leading-tight text-red-700">
					{clock(hold.left)}
				</p>
			)}
			<p role="alert">{t(over ? 'expired.text' : 'soon.text')}</p>
			<HoldOutcome hold={hold} voyage={voyage} />
		</QuestionDialog>
	);
}
