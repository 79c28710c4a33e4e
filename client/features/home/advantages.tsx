import { useTranslation } from 'react-i18next';
import { useSite } from '#client/app/facts.tsx';
import { PageSection } from '#client/ui/section.tsx';
import { REFUND_WITHIN } from '#shared/constants.ts';

/** The paths of each drawing: its navy lines and its golden lines. */
const DRAWINGS = {
	/** A luggage label with its price. */
	price: {
		navy: 'M42 12 60 26v32a3 3 0 0 1-3 3H27a3 3 0 0 1-3-3V26l18-14ZM39 23.5a3 3 0 1 0 6 0 3 3 0 1 0-6 0M42 20.5C40 12 30 7 12 11',
		gold: 'm36 33 6 8 6-8M42 41v11M36.5 44.5h11M36.5 48.5h11',
	},
	/** A lighthouse at the end of a mole. */
	harbour: {
		navy:
			'M31 24h10l4 30H27l4-30ZM29 24h14M31.5 24V15.5h9V24M30.5 15.5 36 10l5.5 5.5M30 34h12M28.7 44h14.6' +
			'M8 60c4.5 0 6.5-3 11-3s6.5 3 11 3 6.5-3 11-3 6.5 3 11 3 7.5-3 12-3M18 54h36',
		gold: 'M46 17.5h12M46 14l10-4M46 21l10 4M26 17.5H14M26 14 16 10M26 21l-10 4',
	},
	/** A paper boat that comes back. */
	refund: {
		navy:
			'M14 44h44l-8 12H22l-8-12ZM36 44V24l15 20M36 28 24 44' +
			'M8 62c4.5 0 6.5-2.5 11-2.5s6.5 2.5 11 2.5 6.5-2.5 11-2.5 6.5 2.5 11 2.5 7.5-2.5 12-2.5',
		gold: 'M58 30A23 23 0 0 0 17 22M17 11v11h11',
	},
	/** A ship's bell that is rung. */
	answer: {
		navy: 'M36 12a4 4 0 1 0 0 .01M22 50c4-4 5-9 5-17 0-8 3-15 9-17 6 2 9 9 9 17 0 8 1 13 5 17H22ZM18 50h36M33 50v4a3 3 0 0 0 6 0v-4M36 57v6',
		gold: 'M17 26c-3 5-3 11 0 16M55 26c3 5 3 11 0 16M10 22c-4.5 7.5-4.5 16.5 0 24M62 22c4.5 7.5 4.5 16.5 0 24',
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

const NAMES = ['price', 'harbour', 'refund', 'answer'] as const;

/** Renders promises with a figure each, which hold for every booking. The number of `ports` is left out where it is 0, for unknown. */
export function Advantages({ ports }: { ports: number }) {
	const { t } = useTranslation('home');
	const { phone, hours } = useSite();
	const counts = { price: 1, harbour: ports, refund: REFUND_WITHIN / 3_600_000, answer: 1 };
	return (
		<PageSection id="advantages" title={t('advantages.title')} ground="sand" className="later">
			<ul className="grid gap-x-columns gap-y-10 md:grid-cols-2 lg:grid-cols-4">
				{NAMES.map((name) => (
					<li key={name} className="grid grid-cols-[4.5rem_1fr] gap-x-5 md:block">
						<Drawing of={name} />
						<div className="md:mt-5">
							<h3 className="font-display text-h4 leading-head">{t(`advantages.${name}.title`)}</h3>
							<p className="tabular mt-1 min-h-[1.25em] text-18 leading-head font-semibold text-accent">
								{counts[name] > 0 && t(`advantages.${name}.figure`, { count: counts[name], hours })}
							</p>
							<p className="mt-2 max-w-measure text-muted">{t(`advantages.${name}.text`, { phone })}</p>
						</div>
					</li>
				))}
			</ul>
		</PageSection>
	);
}
