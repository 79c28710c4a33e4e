import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { clock } from '#client/parts/use-deadline.ts';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import type { VoyageCard } from '#shared/catalogue/bff/views.ts';
import { HoldOutcome } from './hold-notices.tsx';
import type { Hold } from './use-hold.ts';

const WIDTH = 480;

/** Half a minute before the cabins are let go, and when they have been: the same ones once more, or none. */
export default function HoldDialog({
	hold,
	voyage,
	onGiveUp,
	onClose,
}: {
	hold: Hold;
	voyage: VoyageCard;
	onGiveUp: () => void;
	onClose: () => void;
}) {
	const { t } = useTranslation(['booking', 'common']);
	const first = useRef<HTMLButtonElement>(null);
	const over = hold.phase === 'over';
	return (
		<Dialog
			open
			onClose={onClose}
			title={t(over ? 'expired.title' : 'soon.title')}
			closeLabel={t('common:close')}
			width={WIDTH}
			dismissible={false}
			initialFocus={first}
			footer={
				<>
					<Button variant="ghost" onClick={onGiveUp}>
						{t('giveUp.open')}
					</Button>
					<Button ref={first} busy={hold.holding} onClick={() => void hold.again()}>
						{t('timer.again')}
					</Button>
				</>
			}
		>
			<div className="grid gap-4">
				{!over && (
					<p aria-hidden="true" className="tabular text-center text-h1 leading-tight font-light text-red-700">
						{clock(hold.left)}
					</p>
				)}
				<p role="alert">{t(over ? 'expired.text' : 'soon.text')}</p>
				<HoldOutcome hold={hold} voyage={voyage} />
			</div>
		</Dialog>
	);
}
