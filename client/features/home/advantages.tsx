import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { BOOKING_HOLD, REFUND_WITHIN } from '#shared/constants.ts';

/** The paths of each drawing: its navy lines and its golden lines. */
const DRAWINGS = {
	/** A luggage label with its price. */
	price: {
		navy: 'M42 12 60 26v32a3 3 0 0 1-3 3H27a3 3 0 0 1-3-3V26l18-14ZM39 23.500a3 3 0 1 0 6 0 3 3 0 1 0-6 0M42 20.500C40 12 30 7 12 11',
		gold: 'm36 33 6 8 6-8M42 41v11M36.500 44.500h11M36.500 48.500h11',
	},
	/** A lighthouse at the end of a mole. */
	harbour: {
		navy:
			'M31 24h10l4 30H27l4-30ZM29 24h14M31.500 24V15.500h9V24M30.500 15.500 36 10l5.500 5.500M30 34h12M28.700 44h14.600' +
			'M8 60c4.500 0 6.500-3 11-3s6.500 3 11 3 6.500-3 11-3 6.500 3 11 3 7.500-3 12-3M18 54h36',
		gold: 'M46 17.500h12M46 14l10-4M46 21l10 4M26 17.500H14M26 14 16 10M26 21l-10 4',
	},
	/** A cabin key on its hook, and a clock. */
	hold: {
		navy:
			'M13 21a10 10 0 1 0 20 0 10 10 0 1 0-20 0M17.500 18a2.500 2.500 0 1 0 5 0 2.500 2.500 0 1 0-5 0' +
			'm12.500 10 15 4.500M24 31l-3 26 5 4 4-3.500-3-3.500 3.500-3-3-3.500 2-16M37.500 33.500a15 15 0 1 1-5.300 21',
		gold: 'M48 38v8l5.500 3.500',
	},
	/** A paper boat that comes back. */
	refund: {
		navy:
			'M14 44h44l-8 12H22l-8-12ZM36 44V24l15 20M36 28 24 44' +
			'M8 62c4.500 0 6.500-2.500 11-2.500s6.500 2.500 11 2.500 6.500-2.500 11-2.500 6.500 2.500 11 2.500 7.500-2.500 12-2.500',
		gold: 'M58 30A23 23 0 0 0 17 22M17 11v11h11',
	},
};

const Drawing = ({ of: name }: { of: keyof typeof DRAWINGS }) => (
	<svg
		viewBox="0 0 72 72"
		fill="none"
		strokeWidth={1.5}
		strokeLinecap="round"
		strokeLinejoin="round"
		aria-hidden="true"
		className="size-18 stroke-navy-700 md:size-20"
	>
		<path d={DRAWINGS[name].navy} />
		<path d={DRAWINGS[name].gold} className="stroke-gold-500" />
	</svg>
);

/** Renders promises with a figure each, which hold for every booking. `price` is the lowest price of all, which arrives later. */
export function Advantages({ ports, price }: { ports: number; price: ReactNode }) {
	const { t } = useTranslation('home');
	const figures: Record<keyof typeof DRAWINGS, ReactNode> = {
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
					{(['price', 'harbour', 'hold', 'refund'] as const).map((name) => (
						<li key={name} className="grid grid-cols-[4.5rem_1fr] gap-x-5 md:block">
							<Drawing of={name} />
							<div className="md:mt-5">
								<h3 className="font-display text-h4 leading-head">{t(`advantages.${name}.title`)}</h3>
								<p className="tabular mt-1 min-h-[1.25em] text-18 leading-head font-semibold text-accent">{figures[name]}</p>
								<p className="mt-2 max-w-measure text-2">{t(`advantages.${name}.text`)}</p>
							</div>
						</li>
					))}
				</ul>
			</div>
		</section>
	);
}
