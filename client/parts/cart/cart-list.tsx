import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { buttonStyle } from '#client/ui/button.tsx';
import { Empty } from '#client/ui/empty.tsx';
import { CartIcon } from '#client/ui/icons.tsx';
import { Link } from '#client/ui/link.tsx';
import { RetryNotice } from '#client/ui/notice.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { paths } from '#shared/paths.ts';
import { useVoyageName } from '../voyage-name.tsx';
import { CartGroup } from './cart-group.tsx';
import { RemovedRow } from './removed-row.tsx';
import type { Cart } from './use-cart.ts';

function Nothing({ level: Heading }: { level: 'h2' | 'h3' }) {
	const { t } = useTranslation('cart');
	return (
		<Empty
			icon={<CartIcon size={40} />}
			title={<Heading>{t('empty.title')}</Heading>}
			action={
				<>
					<Link to={paths.search} className={buttonStyle('primary', 'md')}>
						{t('empty.search')}
					</Link>
					<Link to={paths.favourites} className={buttonStyle('secondary', 'md')}>
						{t('empty.favourites')}
					</Link>
				</>
			}
		>
			{t('empty.text')}
		</Empty>
	);
}

/** Moves the focus after a row was removed: to the button that removes the next one, or without another row to the one that puts it back. */
function useFocusAfterRemoval(cart: Cart) {
	const list = useRef<HTMLDivElement>(null);
	const before = useRef<string[]>([]);
	const { removed } = cart.state;
	useEffect(() => {
		const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
		if (removed && (document.activeElement === document.body || document.activeElement === null)) {
			const gone = before.current.indexOf(removed.id);
			const later = before.current.slice(gone + 1);
			const next = rows.find(({ dataset }) => later.includes(dataset.row ?? '')) ?? rows.at(-1);
			(next?.querySelector<HTMLElement>('[data-remove]') ?? list.current?.querySelector<HTMLElement>('[data-undo]'))?.focus();
		}
		before.current = rows.map(({ dataset }) => dataset.row ?? '');
	});
	return list;
}

/** Renders the cart by voyage, or that it is loading, empty or failed; the same in the panel and on the page. */
export function CartList({ cart, level }: { cart: Cart; level: 'h2' | 'h3' }) {
	const { t } = useTranslation('cart');
	const list = useFocusAfterRemoval(cart);
	const { nameOf } = useVoyageName();
	const { state, voyages } = cart;
	const { removed, cleared } = state;
	const gone = removed && state.voyages.flatMap(({ rows }) => rows).find(({ id }) => id === removed.id);
	const left = cleared && state.voyages.find(({ voyageId }) => voyageId === cleared.voyageId);
	const open = voyages.filter(({ closed }) => closed === null);
	return (
		<div ref={list} className="@container grid gap-4" aria-busy={state.status === 'loading' || undefined}>
			<p role="status" className="sr-only">
				{state.status === 'loading' && <span>{t('loading')}</span>}
				{gone && <span>{t('removed', { name: gone.name })}</span>}
				{left && <span>{t('cleared', { count: cleared.count, title: nameOf(left.voyage, left.voyage.date) })}</span>}
			</p>
			{state.status === 'loading' && [0, 1, 2].map((row) => <Skeleton key={row} className="h-36" />)}
			{state.status === 'failed' && (
				<RetryNotice title={t('failed.title')} label={t('failed.retry')} onRetry={cart.reload}>
					{t('failed.text')}
				</RetryNotice>
			)}
			{state.status === 'ready' && voyages.length === 0 && <Nothing level={level} />}
			{open.length > 1 && <p className="text-14 text-muted">{t('oneVoyage')}</p>}
			{state.voyages.map(({ voyageId }) => {
				const group = voyages.find((shown) => shown.voyageId === voyageId);
				const removedHere = gone?.voyageId === voyageId ? gone : null;
				if (group) return <CartGroup key={voyageId} cart={cart} group={group} gone={removedHere} level={level} />;
				return removedHere && <RemovedRow key={voyageId} cart={cart} name={removedHere.name} />;
			})}
			{open.length > 0 && <p className="text-14 text-muted">{t('atHand')}</p>}
		</div>
	);
}
