import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useOnNavigation } from '#client/app/use-on-navigation.ts';
import { CartCheckout } from '#client/parts/cart/cart-checkout.tsx';
import { CartList } from '#client/parts/cart/cart-list.tsx';
import { useCart } from '#client/parts/cart/use-cart.ts';
import { CloseIcon } from '#client/ui/icons.tsx';
import { Link } from '#client/ui/link.tsx';
import { CART_PANEL_WIDTH } from '#shared/layout.ts';
import { paths } from '#shared/paths.ts';

/**
 * Renders the cart beside the page, which stays usable: nothing is covered or made inert. Esc and the button close it and give
 * the focus back; a link in it only closes it.
 */
export default function CartPanel({ onClose, onLeave }: { onClose: () => void; onLeave: () => void }) {
	const { t } = useTranslation('cart');
	const cart = useCart(null);
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => heading.current?.focus(), []);
	useOnNavigation(onLeave);
	return (
		<section
			aria-labelledby="cart-panel"
			onKeyDown={(event) => event.key === 'Escape' && !event.defaultPrevented && onClose()}
			style={{ width: CART_PANEL_WIDTH }}
			className="fixed inset-y-0 right-0 z-sheet flex max-w-full animate-slide-in flex-col border-l border-line bg-soft shadow-3"
			data-noprint
		>
			<div className="flex items-center justify-between gap-4 border-b border-line bg-page py-2 pr-2 pl-6">
				<h2 id="cart-panel" ref={heading} tabIndex={-1} className="card-title outline-none">
					{t('title')}
				</h2>
				<button
					type="button"
					aria-label={t('panel.close')}
					onClick={onClose}
					className="grid size-target place-items-center rounded-pill text-ink-700 transition-colors duration-base hover:bg-navy-50"
				>
					<CloseIcon />
				</button>
			</div>
			<div className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-4">
				<CartList cart={cart} level="h3" />
			</div>
			{cart.voyages.length > 0 && (
				<div className="border-t border-line bg-page px-6 py-4">
					<CartCheckout cart={cart} className="grid gap-3" />
					<Link
						to={paths.cart}
						className="mt-1 flex min-h-target items-center justify-center text-link underline underline-offset-4"
					>
						{t('panel.whole')}
					</Link>
				</div>
			)}
		</section>
	);
}
