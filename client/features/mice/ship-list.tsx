import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage } from '#client/app/facts.tsx';
import type { ShipFacts } from '#shared/catalogue/bff/stories.ts';
import type { Language } from '#shared/constants.ts';
import { knownShipPath, paths } from '#shared/paths.ts';

const LOCALES: Record<Language, string> = { CN: 'zh-CN', EN: 'en-GB' };

/** The ships in figures, a row each; the figures that upstream doesn't tell are left out. */
export function ShipList({ ships }: { ships: readonly ShipFacts[] }) {
	const { t } = useTranslation('mice');
	const lang = useLanguage();
	const number = (value: number) => value.toLocaleString(LOCALES[lang]);
	const figures = ({ guests, decks, length, tonnage, year }: ShipFacts) => [
		{ name: t('ships.guests'), value: guests === null ? '' : number(guests) },
		{ name: t('ships.decks'), value: decks === null ? '' : number(decks) },
		{ name: t('ships.length'), value: length === null ? '' : t('ships.lengthValue', { value: number(length) }) },
		{ name: t('ships.tonnage'), value: tonnage === null ? '' : number(tonnage) },
		{ name: t('ships.year'), value: year === null ? '' : String(year) },
	];
	return (
		<ul className="mt-8 border-t border-gold-500/60 md:mt-12">
			{ships.map((ship) => (
				<li
					key={ship.id}
					className="grid items-baseline gap-x-10 gap-y-4 border-b border-line py-6 lg:grid-cols-[14rem_minmax(0,1fr)]"
				>
					<h3 className="display text-h3">
						<Link
							to={knownShipPath(ship.code) ?? `${paths.search}?${new URLSearchParams({ cruise: ship.id })}`}
							className="inline-flex min-h-target items-center hover:text-link hover:underline"
						>
							{ship.name}
						</Link>
					</h3>
					<dl className="grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-5">
						{figures(ship)
							.filter(({ value }) => value)
							.map(({ name, value }) => (
								<div key={name}>
									<dt className="text-12 text-2">{name}</dt>
									<dd className="tabular font-display text-20 leading-head">{value}</dd>
								</div>
							))}
					</dl>
				</li>
			))}
		</ul>
	);
}
