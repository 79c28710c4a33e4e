import { useTranslation } from 'react-i18next';
import { useLanguage, useSite } from '#client/app/facts.tsx';
import { failedCall } from '#client/app/failed-call.ts';
import { PricePanel } from '#client/parts/booking/price-panel.tsx';
import { useFailureToast } from '#client/parts/failure-notice.tsx';
import { useMoney } from '#client/parts/price-amount.tsx';
import { Button } from '#client/ui/button.tsx';
import { TextLink } from '#client/ui/link.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { useLongWait } from '#client/ui/use-long-wait.ts';
import { paths, voyagePath } from '#shared/paths.ts';
import { formatDate } from '#shared/rules/dates.ts';
import type { MovedSailing, OpenBooking } from './use-order.ts';

/** Milliseconds after which the panel says that the order is still being made, so that members don't leave the page. */
const LONG_WAIT_MS = 10_000;

type Props = { view: OpenBooking; ordering: boolean; onOrder: () => void };

/** The price of an order, line by line, and the button that makes it. */
export function OrderPanel({ view: { voyage, leavesAt, lines, total, onBoard }, ordering, onOrder }: Props) {
	const { t } = useTranslation('booking');
	const money = useMoney();
	const long = useLongWait(ordering, LONG_WAIT_MS);
	return (
		<PricePanel
			voyage={voyage}
			leavesAt={leavesAt}
			lines={lines.map(({ kind, name, detail, amount }) => ({
				key: `${kind}/${name}/${detail?.roomNum ?? ''}`,
				name,
				amount,
			}))}
			total={total}
			onBoard={onBoard}
			action={
				<Button busy={ordering} onClick={onOrder}>
					{t('confirm.order', { price: money(total) })}
				</Button>
			}
		>
			<p role="status" className={`mt-3 text-14 text-muted ${long ? '' : 'max-md:hidden'}`}>
				{t(long ? 'confirm.long' : 'confirm.next')}
			</p>
		</PricePanel>
	);
}

const FAILURE_TEXTS = { unclear: 'confirm.unclearText', refused: 'confirm.refusedText', failed: 'confirm.failedText' } as const;

/**
 * Reports an order that failed, in upstream's words where there are some. An order that may have been made gets a link to the
 * orders, one that upstream refused a link to other cabins: the same order again would be refused again.
 */
export function OrderFailed({ failure, voyage }: { failure: unknown } & Pick<OpenBooking, 'voyage'>) {
	const { t } = useTranslation('booking');
	const { phone } = useSite();
	const { shown, code } = failedCall(failure);
	const title = shown || t('confirm.failed');
	const kind = code === 'order-unclear' ? 'unclear' : code === 'upstream-business' ? 'refused' : 'failed';
	const links = {
		unclear: <TextLink to={paths.orders}>{t('confirm.seeOrders')}</TextLink>,
		refused: <TextLink to={`${voyagePath(voyage)}#cabins`}>{t('again.others')}</TextLink>,
		failed: undefined,
	};
	useFailureToast(failure, title);
	return (
		<Notice tone="error" live title={title} action={links[kind]}>
			{t(FAILURE_TEXTS[kind], { phone })}
		</Notice>
	);
}

/** Says that the order wasn't made, since the ship leaves on another day than the page showed. */
export function SailingMoved({ moved: { before, after } }: { moved: MovedSailing }) {
	const { t } = useTranslation('booking');
	const lang = useLanguage();
	const day = (date: string) => formatDate(date, 'dayInFull', lang);
	return (
		<Notice tone="warning" live title={t('confirm.moved')}>
			{t('confirm.movedText', { before: day(before), after: day(after) })}
		</Notice>
	);
}
