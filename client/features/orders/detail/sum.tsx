import { useTranslation } from 'react-i18next';
import { OnBoardCosts } from '#client/parts/on-board-costs.tsx';
import { SumLine } from '#client/parts/order/sum-line.tsx';
import { PriceAmount } from '#client/parts/price-amount.tsx';
import { DOT } from '#client/ui/dot.ts';
import { ChevronRightIcon } from '#client/ui/icons.tsx';
import { Link } from '#client/ui/link.tsx';
import { Section } from '#client/ui/section.tsx';
import type { PriceLine } from '#shared/catalogue/bff/order-views.ts';
import type { OrderView } from '#shared/catalogue/bff/orders.ts';
import { orderPricePath } from '#shared/paths.ts';

function Line({ line: { kind, name, detail, amount } }: { line: PriceLine }) {
	const { t } = useTranslation('orders');
	const title = kind === 'cabin' ? name : `${t(`sum.${kind}`)}${DOT}${name}`;
	return <SumLine name={[title, detail?.roomNum].filter(Boolean).join(' ')} amount={amount} />;
}

/** Renders the price of the order, and how much of it is paid, due or refunded. */
export function Sum({ order: { id, lines, amount, onBoard, paid, due, refund, can } }: { order: OrderView }) {
	const { t } = useTranslation('orders');
	const moves = [
		{ key: 'paid', value: paid, shown: paid !== 0 },
		{ key: 'due', value: due, shown: can.pay },
		{ key: 'fee', value: -(refund?.fee ?? 0), shown: paid !== 0 && (refund?.fee ?? 0) > 0 },
		{ key: refund?.refundedAt ? 'refunded' : 'refund', value: refund?.amount ?? null, shown: paid !== 0 },
	] as const;
	return (
		<Section id="sum" title={t('sum.title')} className="card" titleClassName="card-title">
			<dl className="mt-4 grid gap-2.5 text-14">
				{[...lines.entries()].map(([place, line]) => (
					<Line key={place} line={line} />
				))}
				{amount !== null && (
					<div className="mt-1.5 flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line pt-4">
						<dt className="text-16 font-semibold">{t('sum.total')}</dt>
						<dd className="ml-auto text-right leading-head">
							<PriceAmount value={amount} className="text-h4 leading-head text-price" />
							<span className="block text-14 text-muted">{t('sum.tax')}</span>
						</dd>
					</div>
				)}
				{moves.map(
					({ key, value, shown }) =>
						shown &&
						value !== null && (
							<SumLine
								key={key}
								name={t(`sum.${key}`)}
								amount={value}
								className={key === 'paid' || key === 'fee' ? '' : 'font-semibold'}
							/>
						),
				)}
			</dl>
			{onBoard && <OnBoardCosts costs={onBoard} className="mt-4" />}
			{amount === null && <p className="mt-2.5 text-14 text-muted">{t('sum.unknown')}</p>}
			<Link
				to={orderPricePath(id)}
				className="mt-4 flex min-h-target items-center justify-between gap-4 border-t border-line pt-2 text-14 text-link hover:underline print:hidden"
			>
				{t('sum.details')}
				<ChevronRightIcon size={18} className="shrink-0" />
			</Link>
		</Section>
	);
}
