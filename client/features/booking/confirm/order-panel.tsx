import { useTranslation } from 'react-i18next';
import { useLanguage, useSite } from '#client/app/facts.tsx';
import { failedCall } from '#client/app/failed-call.ts';
import { PricePanel } from '#client/parts/booking/price-panel.tsx';
import { useFailureToast } from '#client/parts/failure-notice.tsx';
import { Button } from '#client/ui/button.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { TextLink } from '#client/ui/text-link.tsx';
import { useLongWait } from '#client/ui/use-long-wait.ts';
import { paths } from '#shared/paths.ts';
import { formatMoney } from '#shared/rules/money.ts';
import type { OpenBooking } from './use-order.ts';

/** Milliseconds after which the panel says that the order is still being made, so that members don't leave the page. */
const LONG_WAIT_MS = 10_000;

type Props = { view: OpenBooking; ordering: boolean; onOrder: () => void };

/** The price of an order, line by line, and the button that makes it. */
export function OrderPanel({ view: { voyage, lines, total }, ordering, onOrder }: Props) {
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

/**
 * Reports an order that failed, in upstream's words where there are some. An order that may have been made gets a link to the
 * orders.
 */
export function OrderFailed({ failure }: { failure: unknown }) {
	const { t } = useTranslation('booking');
	const { phone } = useSite();
	const { shown, code } = failedCall(failure);
	const title = shown || t('confirm.failed');
	const unclear = code === 'order-unclear';
	useFailureToast(failure, title);
	return (
		<Notice tone="error" live title={title} action={unclear && <TextLink to={paths.orders}>{t('confirm.seeOrders')}</TextLink>}>
			{t(unclear ? 'confirm.unclearText' : 'confirm.failedText', { phone })}
		</Notice>
	);
}
