import { useTranslation } from 'react-i18next';
import { useLanguage, useSite } from '#client/app/facts.tsx';
import { VoyageName } from '#client/parts/voyage-name.tsx';
import { Checkbox } from '#client/ui/checkbox.tsx';
import { Link } from '#client/ui/link.tsx';
import { Picture } from '#client/ui/picture.tsx';
import type { CartCabin, CartVoyage } from '#shared/catalogue/bff/cart.ts';
import { voyagePath } from '#shared/paths.ts';
import { countedOf } from '#shared/rules/cart.ts';
import { formatDayOfWeek } from '#shared/rules/dates.ts';
import { CartRow } from './cart-row.tsx';
import { groupState } from './cart-selection.ts';
import { RemovedRow } from './removed-row.tsx';
import type { Cart } from './use-cart.ts';

type Props = {
	cart: Cart;
	group: CartVoyage;
	/** The row that was just removed from it, while that can be undone. */
	gone: CartCabin | null;
	level: 'h2' | 'h3';
};

/** Renders one voyage with its rows; a checkbox chooses all rows that can be booked. */
export function CartGroup({ cart, group, gone, level: Heading }: Props) {
	const { t } = useTranslation('cart');
	const lang = useLanguage();
	const { maxCabins } = useSite();
	const { voyage, closed, rows, voyageId } = group;
	const state = groupState(group, cart.state.selection);
	// A cart may hold two sailings of one title: only with its day is each named.
	const titleId = `cart-${voyageId}`;
	const dayId = `${titleId}-day`;
	return (
		<section aria-labelledby={`${titleId} ${dayId}`} className="card p-4 pb-0 @min-[36rem]:px-6 @min-[36rem]:pt-6">
			<div className="flex items-start gap-4">
				<Picture
					src={voyage.picture}
					alt=""
					sizes="120px"
					className={`w-24 shrink-0 rounded-2 @min-[36rem]:w-30 ${closed ? 'opacity-70 grayscale' : ''}`}
				/>
				<div className="min-w-0 flex-1">
					<Heading id={titleId} className="card-title">
						<Link to={voyagePath(voyage)} className="hover:text-link hover:underline">
							<VoyageName voyage={voyage} small="mt-1 text-14" />
						</Link>
					</Heading>
					<p className="mt-1.5 flex flex-wrap gap-x-4 gap-y-0.5 text-14 leading-head text-muted">
						<time id={dayId} dateTime={voyage.date}>
							{formatDayOfWeek(voyage.date, lang)}
						</time>
						<span>{t('group.nights', { days: voyage.days, nights: voyage.nights })}</span>
						{voyage.ship.name && <span>{voyage.ship.name}</span>}
					</p>
				</div>
			</div>
			{closed ? (
				<p className="mt-4 pb-4 text-14 font-semibold text-muted">{t(`group.${closed}`)}</p>
			) : (
				<div className="mt-3 flex flex-wrap items-center justify-between gap-x-4">
					<Checkbox
						checked={state === 'all'}
						mixed={state === 'some'}
						onChange={() => cart.dispatch({ do: 'choose-all', voyageId })}
						label={<span className="text-14">{t('group.all')}</span>}
						aria-describedby={`${titleId} ${dayId}`}
					/>
					<p className="tabular text-14 text-muted">{t('group.counted', { count: countedOf(rows), max: maxCabins })}</p>
				</div>
			)}
			<ul>
				{rows.map((row) => (
					<CartRow key={row.id} cart={cart} group={group} row={row} />
				))}
			</ul>
			{gone && (
				<div className="pb-4">
					<RemovedRow cart={cart} name={gone.name} />
				</div>
			)}
		</section>
	);
}
