import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Cart } from './use-cart.ts';

const UNDO_FOR_MS = 6_000;

/** Says which row was removed, and puts it back when pressed in time; time stands still while it has the pointer or the focus. */
export function RemovedRow({ cart: { state, dispatch, setCount }, name }: { cart: Cart; name: string }) {
	const { t } = useTranslation('cart');
	const [held, setHeld] = useState(false);
	useEffect(() => {
		if (held) return;
		const timer = setTimeout(() => dispatch({ do: 'forget-removed' }), UNDO_FOR_MS);
		return () => clearTimeout(timer);
	}, [held, dispatch]);
	return (
		<div
			role="group"
			aria-label={t('removed', { name })}
			className="flex flex-wrap items-center justify-between gap-x-4 rounded-2 bg-inverse py-1 pr-1 pl-4 text-inverse"
			onPointerEnter={() => setHeld(true)}
			onPointerLeave={() => setHeld(false)}
			onFocus={() => setHeld(true)}
			onBlur={() => setHeld(false)}
		>
			<p className="min-w-0 flex-[1_1_8rem] py-2 text-14">{t('removed', { name })}</p>
			<button
				type="button"
				data-undo=""
				onClick={() => state.removed && setCount(state.removed.id, state.removed.count)}
				className="min-h-target shrink-0 rounded-2 px-4 font-semibold text-gold-300 underline underline-offset-4"
			>
				{t('undo')}
			</button>
		</div>
	);
}
