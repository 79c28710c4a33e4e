import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { BOOKING_HOLD, REFUND_WITHIN } from '#shared/constants.ts';
import { HarbourArt, HoldArt, PriceArt, RefundArt } from './advantage-art.tsx';

/** Promises in a figure each, which hold for every booking. `price`: the lowest price of all, which arrives later. */
export function Advantages({ ports, price }: { ports: number; price: ReactNode }) {
	const { t } = useTranslation('home');
	const items = [
		{ id: 'price', Art: PriceArt, figure: price },
		{ id: 'harbour', Art: HarbourArt, figure: ports > 0 && t('advantages.harbour.figure', { count: ports }) },
		{ id: 'hold', Art: HoldArt, figure: t('advantages.hold.figure', { count: BOOKING_HOLD / 60_000 }) },
		{ id: 'refund', Art: RefundArt, figure: t('advantages.refund.figure', { count: REFUND_WITHIN / 3_600_000 }) },
	] as const;
	return (
		<section id="advantages" className="later bg-sand-100 py-section">
			<div className="column grid gap-x-columns gap-y-10 lg:grid-cols-12">
				<div className="lg:col-span-4">
					<h2>{t('advantages.title')}</h2>
					<p className="mt-4 max-w-[26em] text-2">{t('advantages.lead')}</p>
				</div>
				<ul className="grid gap-x-12 gap-y-10 md:grid-cols-2 md:gap-y-14 lg:col-span-8">
					{items.map(({ id, Art, figure }) => (
						<li key={id} className="grid grid-cols-[4.5rem_1fr] gap-x-5 md:block">
							<Art />
							<div className="md:mt-5">
								<h3 className="font-display text-h4 leading-head">{t(`advantages.${id}.title`)}</h3>
								<p className="tabular mt-1 min-h-[1.25em] text-18 leading-head font-semibold text-accent">{figure}</p>
								<p className="mt-2 max-w-measure text-2">{t(`advantages.${id}.text`)}</p>
							</div>
						</li>
					))}
				</ul>
			</div>
		</section>
	);
}
