import { useTranslation } from 'react-i18next';
import { browserApi } from '#client/app/api.ts';
import { useLanguage } from '#client/app/facts.tsx';
import { PriceAmount } from '#client/parts/price-amount.tsx';
import { Link } from '#client/ui/link.tsx';
import { Picture } from '#client/ui/picture.tsx';
import { useLoaded } from '#client/ui/use-loaded.ts';
import type { MenuView } from '#shared/catalogue/bff/menu.ts';
import { SHIP_CODES } from '#shared/constants.ts';
import { paths, shipPath, voyagePath } from '#shared/paths.ts';
import { formatDate } from '#shared/rules/dates.ts';
import type { NavGroup } from '../navigation.ts';

/** The call for the menu's pictures, made once, when the first menu opens. */
let asked: Promise<MenuView> | undefined;
function load(): Promise<MenuView> {
	asked ??= browserApi('GET /menu', {}).catch((error: unknown) => {
		asked = undefined;
		throw error;
	});
	return asked;
}

/** The ship beside a group's links, by its place in the list. */
const SHIP: Partial<Record<NavGroup['name'], number>> = { experience: 0, brand: 1, trip: 2 };

function Sailings({ sailings }: Pick<MenuView, 'sailings'>) {
	const { t } = useTranslation();
	const lang = useLanguage();
	return (
		<>
			<p className="eyebrow mb-3">{t('nav.nextSailings')}</p>
			<ul className="grid gap-3">
				{sailings.map((voyage) => (
					<li key={voyage.id}>
						<Link
							to={voyagePath(voyage)}
							className="group/sailing grid grid-cols-[min(6rem,7.5vw)_minmax(0,1fr)] items-center gap-4"
						>
							<Picture src={voyage.picture} alt="" sizes="96px" className="rounded-2" />
							<span className="min-w-0 text-14 leading-head">
								<span className="block truncate font-semibold underline-offset-4 group-hover/sailing:underline">
									{voyage.title}
								</span>
								<span className="mt-1 block text-muted">
									<time dateTime={voyage.date}>{formatDate(voyage.date, 'day', lang)}</time>
								</span>
								{voyage.price && (
									<span className="mt-1 block text-price">
										{t('card.from.before')} <PriceAmount value={voyage.price.from} /> {t('card.from.after')}
									</span>
								)}
							</span>
						</Link>
					</li>
				))}
			</ul>
		</>
	);
}

function Ship({ ship }: { ship: MenuView['ships'][number] }) {
	const { t } = useTranslation();
	const code = SHIP_CODES.find((known) => known === ship.code);
	return (
		<Link to={code ? shipPath(code) : `${paths.search}?${new URLSearchParams({ cruise: ship.id })}`} className="group/ship block">
			<Picture src={ship.picture} alt="" sizes="352px" className="rounded-2" />
			<span className="mt-3 flex items-baseline justify-between gap-4">
				<span className="font-display text-18 leading-head">{ship.name}</span>
				<span className="text-14 text-muted underline-offset-4 group-hover/ship:underline">
					{t(code ? 'nav.toShip' : 'nav.sailings')}
				</span>
			</span>
		</Link>
	);
}

/** Renders the next sailings or a ship beside a group's links; nothing when they could not be loaded. */
export default function MenuShow({ group }: { group: NavGroup['name'] }) {
	const { loaded } = useLoaded(load);
	if (loaded === null || loaded === 'failed') return null;
	const ships = loaded.ships.filter(({ picture }) => picture);
	const place = SHIP[group];
	const ship = place === undefined ? undefined : (ships[place] ?? ships[0]);
	if (ship) return <Ship ship={ship} />;
	return group === 'plan' && loaded.sailings.length > 0 ? <Sailings sailings={loaded.sailings} /> : null;
}
