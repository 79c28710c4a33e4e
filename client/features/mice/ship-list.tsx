import { useTranslation } from '#client/i18n/use-translation.ts';
import { ShipFigures } from '#client/parts/ship-figures.tsx';
import { Link } from '#client/ui/link.tsx';
import type { ShipFacts } from '#shared/catalogue/bff/stories.ts';
import { knownShipPath, shipSearchPath } from '#shared/paths.ts';
import { groupDigits } from '#shared/rules/money.ts';

/** Renders the ships in figures, a row each. */
export function ShipList({ ships }: { ships: readonly ShipFacts[] }) {
	const { t } = useTranslation('mice');
	const figuresOf = ({ guests, decks, length, tonnage, year }: ShipFacts) =>
		[
			[t('ships.guests'), guests && groupDigits(guests)],
			[t('ships.decks'), decks],
			[t('ships.length'), length && t('ships.lengthValue', { value: length })],
			[t('ships.tonnage'), tonnage && groupDigits(tonnage)],
			[t('ships.year'), year],
		] as const;
	return (
		<ul className="mt-8 border-t border-gold-500/60 md:mt-12">
			{ships.map((ship) => (
				<li
					key={ship.id}
					className="grid items-baseline gap-x-10 gap-y-4 border-b border-line py-6 lg:grid-cols-[14rem_minmax(0,1fr)]"
				>
					<h3 className="display text-h3">
						<Link
							to={knownShipPath(ship.code) ?? shipSearchPath(ship.id)}
							className="inline-flex min-h-target items-center hover:text-link hover:underline"
						>
							{ship.name}
						</Link>
					</h3>
					<ShipFigures figures={figuresOf(ship)} className="gap-y-4 sm:grid-cols-5" />
				</li>
			))}
		</ul>
	);
}
