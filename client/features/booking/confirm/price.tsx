import { useTranslation } from 'react-i18next';
import { useLanguage } from '#client/app/facts.tsx';
import { PricePanel } from '#client/parts/booking/price-panel.tsx';
import { Button } from '#client/ui/button.tsx';
import { useLongWait } from '#client/ui/use-long-wait.ts';
import { formatMoney } from '#shared/rules/money.ts';
import type { OpenBooking } from './use-confirm-view.ts';

/** Making an order must not be cut off: from here on it is said that it goes on. */
const LONG_WAIT_MS = 10_000;

/** What is ordered, line by line, and the button that orders it. */
export function ConfirmPrice({
	view: { voyage, lines, total },
	ordering,
	onOrder,
}: {
	view: OpenBooking;
	ordering: boolean;
	onOrder: () => void;
}) {
	const { t } = useTranslation('booking');
	const lang = useLanguage();
	const long = useLongWait(ordering, LONG_WAIT_MS);
	return (
		<PricePanel
			voyage={voyage}
			lines={lines.map(({ kind, name, detail, amount }) => ({
				key: `${kind}/${name}/${detail?.roomNum ?? ''}`,
				name,
				amount,
			}))}
			total={total}
			action={
				<Button busy={ordering} onClick={onOrder}>
					{t('confirm.order', { price: formatMoney(total, lang) })}
				</Button>
			}
		>
			<p role="status" className={`mt-3 text-14 text-2 ${long ? '' : 'max-md:hidden'}`}>
				{t(long ? 'confirm.long' : 'confirm.next')}
			</p>
		</PricePanel>
	);
}
