import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useSite } from '#client/app/facts.tsx';
import { Checkbox } from '#client/ui/checkbox.tsx';
import { CloseIcon } from '#client/ui/icons.tsx';
import { Link } from '#client/ui/link.tsx';
import { Stepper } from '#client/ui/stepper.tsx';
import { Tag } from '#client/ui/tag.tsx';
import type { CartCabin, CartVoyage } from '#shared/catalogue/bff/cart.ts';
import { FEW_CABINS } from '#shared/constants.ts';
import { paths, voyagePath } from '#shared/paths.ts';
import { cabinsCounted, countedOf, fitsOneMore, tellsBalcony } from '#shared/rules/cart.ts';
import { PressField } from '../press-form.tsx';
import { PriceAmount, useMoney } from '../price-amount.tsx';
import type { Cart } from './use-cart.ts';

type Props = { cart: Cart; group: CartVoyage; row: CartCabin };

function Facts({ row }: { row: CartCabin }) {
	const { t } = useTranslation('cart');
	const { maxCabins } = useSite();
	const { adult, child, code, balcony, left, closed } = row;
	const counted = cabinsCounted(code, 1);
	const few = closed === null && left !== null && left <= FEW_CABINS;
	return (
		<p className="flex flex-wrap gap-x-3 text-14 leading-6 text-muted">
			<span>
				{adult !== null && <span>{t('row.adults', { count: adult })}</span>}
				{adult !== null && child > 0 && <span>{t('row.children', { count: child })}</span>}
			</span>
			{tellsBalcony(code) && <span>{t(balcony ? 'row.balcony' : 'row.noBalcony')}</span>}
			{counted > 1 && <span>{t('row.counted', { count: counted, max: maxCabins })}</span>}
			{few && <span>{t('row.left', { count: left })}</span>}
		</p>
	);
}

function Note({
	cart,
	row: { id, instead, closed },
	group,
	noteId,
	end,
	full,
}: Props & {
	noteId: string;
	/** Why no cabin more can be chosen. */
	end: string;
	/** True at the limit of a booking, which is said before a press. */
	full: boolean;
}) {
	const { t } = useTranslation('cart');
	const money = useMoney();
	const note = cart.state.notes[id];
	return (
		<>
			<p id={noteId} role="status" className={`text-14 ${note ? 'text-red-700' : 'text-muted'} ${note || full ? 'pt-1' : ''}`}>
				{note ? (note.end ? end : note.text || t('row.failed')) : full && end}
			</p>
			{instead && group.closed === null && (closed !== null || note?.missing) && (
				<p className="text-14">
					<Link to={`${voyagePath(group.voyage)}#cabins`} className="text-link underline underline-offset-4">
						{t('row.instead', { name: instead.name, price: money(instead.price) })}
					</Link>
				</p>
			)}
		</>
	);
}

/**
 * Renders the cabins of one category and party: checkbox, number and price, or the reason why they can't be booked. Without scripts
 * number and removal are a form of the cart's page.
 */
export function CartRow({ cart, group, row }: Props) {
	const { t } = useTranslation('cart');
	const { maxCabins } = useSite();
	const noteId = useId();
	const formId = useId();
	const { id, name, count, price, left, closed, adult, child } = row;
	const fits = fitsOneMore(group.rows, row.code, maxCabins);
	const enough = left === null || count < left;
	const indent = closed ? '' : 'pl-9';
	const counts = cabinsCounted(row.code, 1);
	const used = countedOf(group.rows);
	const limit =
		counts > 1 && used < maxCabins
			? t('limitCounted', { taken: used, max: maxCabins, count: counts })
			: t('limit', { count: maxCabins });
	const reason = fits ? t('row.left', { count: left ?? 0 }) : limit;
	return (
		<li data-row={id} className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 gap-y-2 border-t border-line py-4">
			<div className="min-w-0">
				{closed ? (
					<p className="flex flex-wrap items-center gap-3 py-2.5 leading-6 text-muted">
						<span>{name}</span>
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
				type="submit"
				form={formId}
				name="count"
				value={0}
				data-remove=""
				aria-label={t('row.remove', { name })}
				onClick={(event) => {
					event.preventDefault();
					cart.setCount(id, 0);
				}}
				className="grid size-target place-items-center rounded-pill text-ink-500 transition-colors duration-base hover:bg-navy-50 hover:text-navy-700"
			>
				<CloseIcon size={20} />
			</button>
			<form
				id={formId}
				method="post"
				action={paths.cart}
				className={`col-span-2 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 ${indent}`}
			>
				<PressField />
				<input type="hidden" name="row" value={id} />
				{price !== null && (
					<p className="tabular text-14 leading-head text-muted">
						<PriceAmount value={price} className={`text-18 ${closed ? '' : 'text-price'}`} /> {t('row.perPerson')}
					</p>
				)}
				{closed ? (
					<p className="tabular text-14 text-muted">{t('row.cabins', { count })}</p>
				) : (
					<Stepper
						value={count}
						labels={{
							group: t('row.count', { name }),
							less: t('row.less', { name }),
							more: t('row.more', { name }),
						}}
						name="count"
						canMore={fits && enough}
						reasonId={noteId}
						onChange={(next) => cart.setCount(id, next)}
						onEnd={() => cart.dispatch({ do: 'note', id, text: '', end: true })}
					/>
				)}
			</form>
			<div className={`col-span-2 empty:hidden ${indent}`}>
				<Note cart={cart} row={row} group={group} noteId={noteId} end={reason} full={!fits && closed === null} />
			</div>
			{!closed && adult !== null && <span className="sr-only">{t('row.passengers', { count: (adult + child) * count })}</span>}
		</li>
	);
}
