import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { BOOKING_HOLD, REFUND_WITHIN } from '#shared/constants.ts';
import { HarbourArt, HoldArt, PriceArt, RefundArt } from './advantage-art.tsx';

const ITEMS = [
	{ id: 'price', Art: PriceArt },
	{ id: 'harbour', Art: HarbourArt },
	{ id: 'hold', Art: HoldArt },
	{ id: 'refund', Art: RefundArt },
] as const;

/** What can be counted on, in a figure each: only what holds for every booking. `price`: the lowest of all, which arrives later. */
export function Advantages({ ports, price }: { ports: number; price: ReactNode }) {
	const { t } = useTranslation('home');
	const figures: Record<(typeof ITEMS)[number]['id'], ReactNode> = {
		price,
		harbour: ports > 0 && t('advantages.harbour.figure', { count: ports }),
		hold: t('advantages.hold.figure', { count: BOOKING_HOLD / 60_000 }),
		refund: t('advantages.refund.figure', { count: REFUND_WITHIN / 3_600_000 }),
	};
	return (
		<section id="advantages" className="later bg-sand-100 py-section">
			<div className="column grid gap-x-columns gap-y-10 lg:grid-cols-12">
				<div className="lg:col-span-4">
					<h2>{t('advantages.title')}</h2>
					<p className="mt-4 max-w-[26em] text-2">{t('advantages.lead')}</p>
				</div>
				<ul className="grid gap-x-12 gap-y-10 md:grid-cols-2 md:gap-y-14 lg:col-span-8">
					{ITEMS.map(({ id, Art }) => (
						<li key={id} className="grid grid-cols-[4.5rem_1fr] gap-x-5 md:block">
							<Art />
							<div className="md:mt-5">
								<h3 className="font-display text-h4 leading-head">{t(`advantages.${id}.title`)}</h3>
								<p className="tabular mt-1 min-h-[1.25em] text-18 leading-head font-semibold text-accent">{figures[id]}</p>
								<p className="mt-2 max-w-measure text-2">{t(`advantages.${id}.text`)}</p>
							</div>
						</li>
					))}
				</ul>
			</div>
		</section>
	);
}
