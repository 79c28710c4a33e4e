import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage, useSite } from '#client/app/facts.tsx';
import { Checkbox } from '#client/ui/checkbox.tsx';
import { CloseIcon } from '#client/ui/icons.tsx';
import { Stepper } from '#client/ui/stepper.tsx';
import { Tag } from '#client/ui/tag.tsx';
import type { CartCabin, CartVoyage } from '#shared/catalogue/bff/cart.ts';
import { voyagePath } from '#shared/paths.ts';
import { cabinsCounted, fitsOneMore, tellsBalcony } from '#shared/rules/cart.ts';
import { formatMoney } from '#shared/rules/money.ts';
import { PriceAmount } from '../price-amount.tsx';
import type { Cart } from './use-cart.ts';

/** The row counts the cabins that are left from this number down. */
const FEW_LEFT = 5;

type Props = { cart: Cart; group: CartVoyage; row: CartCabin };

function Facts({ row }: { row: CartCabin }) {
	const { t } = useTranslation('cart');
	const { maxCabins } = useSite();
	const { adult, child, code, balcony, left, closed } = row;
	const counted = cabinsCounted(code, 1);
	const few = closed === null && left !== null && left <= FEW_LEFT;
	return (
		<p className="flex flex-wrap gap-x-3 text-14 leading-6 text-2">
			<span>
				{t('row.adults', { count: adult })}
				{child > 0 && t('row.children', { count: child })}
			</span>
			{tellsBalcony(code) && <span>{t(balcony ? 'row.balcony' : 'row.noBalcony')}</span>}
			{counted > 1 && <span>{t('row.counted', { count: counted, max: maxCabins })}</span>}
			{few && <span className="font-semibold text-amber-800">{t('row.left', { count: left })}</span>}
		</p>
	);
}

function Note({ cart, row: { id, instead, closed }, group, noteId, end }: Props & { noteId: string; end: string }) {
	const { t } = useTranslation('cart');
	const lang = useLanguage();
	const note = cart.state.notes[id];
	return (
		<>
			<p id={noteId} role="status" className={`text-14 text-red-700 ${note ? 'pt-1' : ''}`}>
				{note && (note.end ? end : note.text || t('row.failed'))}
			</p>
			{instead && group.closed === null && (closed !== null || note?.missing) && (
				<p className="text-14">
					<Link to={`${voyagePath(group.voyage)}#cabins`} className="text-link underline underline-offset-4">
						{t('row.instead', { name: instead.name, price: formatMoney(instead.price, lang) })}
					</Link>
				</p>
			)}
		</>
	);
}

/** Renders the cabins of one category and party: checkbox, number and price, or the reason why they can't be booked. */
export function CartRow({ cart, group, row }: Props) {
	const { t } = useTranslation('cart');
	const { maxCabins } = useSite();
	const noteId = useId();
	const { id, name, count, price, left, closed, adult, child } = row;
	const fits = fitsOneMore(group.rows, row.code, maxCabins);
	const enough = left === null || count < left;
	const indent = closed ? '' : 'pl-9';
	const reason = fits ? t('row.left', { count: left ?? 0 }) : t('limit', { count: maxCabins });
	return (
		<li data-row={id} className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 gap-y-2 border-t border-line py-4">
			<div className="min-w-0">
				{closed ? (
					<p className="flex flex-wrap items-center gap-3 py-2.5 leading-6 text-2">
						{name}
						<Tag tone="neutral">{t(`closed.${closed}`)}</Tag>
					</p>
				) : (
					<Checkbox
						checked={cart.state.selection.has(id)}
						onChange={() => cart.dispatch({ do: 'choose', id })}
						label={<span className="font-semibold">{name}</span>}
					/>
				)}
				<div className={indent}>
					<Facts row={row} />
				</div>
			</div>
			<button
				type="button"
				data-remove=""
				aria-label={t('row.remove', { name })}
				onClick={() => cart.setCount(id, 0)}
				className="grid size-target place-items-center rounded-pill text-ink-500 transition-colors duration-base hover:bg-navy-50 hover:text-navy-700"
			>
				<CloseIcon size={20} />
			</button>
			<div className={`col-span-2 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 ${indent}`}>
				{price !== null && (
					<p className="tabular text-14 leading-head text-2">
						<PriceAmount value={price} className={`text-18 ${closed ? '' : 'text-price'}`} /> {t('row.perPerson')}
					</p>
				)}
				{closed ? (
					<p className="tabular text-14 text-2">{t('row.cabins', { count })}</p>
				) : (
					<Stepper
						value={count}
						labels={{
							group: t('row.count', { name }),
							less: t('row.less', { name }),
							more: t('row.more', { name }),
						}}
						canMore={fits && enough}
						reasonId={noteId}
						onChange={(next) => cart.setCount(id, next)}
						onEnd={() => cart.dispatch({ do: 'note', id, text: '', end: true })}
					/>
				)}
			</div>
			<div className={`col-span-2 empty:hidden ${indent}`}>
				<Note cart={cart} row={row} group={group} noteId={noteId} end={reason} />
			</div>
			{!closed && <span className="sr-only">{t('row.passengers', { count: (adult + child) * count })}</span>}
		</li>
	);
}
