import type { ReactNode } from 'react';

/** A drawing in navy lines, with one part in gold. */
const Drawing = ({ gold, children }: { gold: ReactNode; children: ReactNode }) => (
	<svg
		viewBox="0 0 72 72"
		fill="none"
		strokeWidth={1.5}
		strokeLinecap="round"
		strokeLinejoin="round"
		aria-hidden="true"
		className="size-18 stroke-navy-700 md:size-20"
	>
		{children}
		<g className="stroke-gold-500">{gold}</g>
	</svg>
);

/** A luggage label with its price on it. */
export const PriceArt = () => (
	<Drawing gold={<path d="m36 33 6 8 6-8M42 41v11M36.500 44.500h11M36.500 48.500h11" />}>
		<path d="M42 12 60 26v32a3 3 0 0 1-3 3H27a3 3 0 0 1-3-3V26l18-14Z" />
		<circle cx="42" cy="23.500" r="3" />
		<path d="M42 20.500C40 12 30 7 12 11" />
	</Drawing>
);

/** A lighthouse on its mole. */
export const HarbourArt = () => (
	<Drawing gold={<path d="M46 17.500h12M46 14l10-4M46 21l10 4M26 17.500H14M26 14 16 10M26 21l-10 4" />}>
		<path d="M31 24h10l4 30H27l4-30ZM29 24h14M31.500 24V15.500h9V24M30.500 15.500 36 10l5.500 5.500M30 34h12M28.700 44h14.600" />
		<path d="M8 60c4.500 0 6.500-3 11-3s6.500 3 11 3 6.500-3 11-3 6.500 3 11 3 7.500-3 12-3M18 54h36" />
	</Drawing>
);

/** A cabin key on its hook, and a clock. */
export const HoldArt = () => (
	<Drawing gold={<path d="M48 38v8l5.500 3.500" />}>
		<circle cx="23" cy="21" r="10" />
		<circle cx="20" cy="18" r="2.500" />
		<path d="m30 28 15 4.500M24 31l-3 26 5 4 4-3.500-3-3.500 3.500-3-3-3.500 2-16" />
		<path d="M37.500 33.500a15 15 0 1 1-5.300 21" />
	</Drawing>
);

/** A paper boat that comes back. */
export const RefundArt = () => (
	<Drawing gold={<path d="M58 30A23 23 0 0 0 17 22M17 11v11h11" />}>
		<path d="M14 44h44l-8 12H22l-8-12ZM36 44V24l15 20M36 28 24 44" />
		<path d="M8 62c4.500 0 6.500-2.500 11-2.500s6.500 2.500 11 2.500 6.500-2.500 11-2.500 6.500 2.500 11 2.500 7.500-2.500 12-2.500" />
	</Drawing>
);
