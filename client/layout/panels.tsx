import { createContext, lazy, type ReactNode, Suspense, use, useRef, useState } from 'react';
import { useLazyWithTexts } from './lazy-with-texts.ts';

const SupportPanel = lazy(() => import('./support-panel.tsx'));

type Panels = { openSupport: () => void; openCart: (opener: HTMLElement) => void; cartOpen: boolean };

const PanelsContext = createContext<Panels>({ openSupport: () => {}, openCart: () => {}, cartOpen: false });

/** Holds the panels at the side of every page, of which one is open at a time; their code comes when they are first asked for. */
export function PanelsProvider({ children }: { children: ReactNode }) {
	const CartPanel = useLazyWithTexts(() => import('./cart-panel.tsx'), 'cart');
	const [open, setOpen] = useState<'support' | 'cart' | null>(null);
	const [supportUsed, setSupportUsed] = useState(false);
	const opener = useRef<HTMLElement>(null);
	const openSupport = () => {
		setSupportUsed(true);
		setOpen('support');
	};
	const openCart = (button: HTMLElement) => {
		opener.current = button;
		setOpen('cart');
	};
	const closeCart = () => {
		setOpen(null);
		opener.current?.focus();
	};
	return (
		<PanelsContext value={{ openSupport, openCart, cartOpen: open === 'cart' }}>
			{children}
			{supportUsed && (
				<Suspense>
					<SupportPanel open={open === 'support'} onClose={() => setOpen(null)} />
				</Suspense>
			)}
			{open === 'cart' && (
				<Suspense>
					<CartPanel onClose={closeCart} onLeave={() => setOpen(null)} />
				</Suspense>
			)}
		</PanelsContext>
	);
}

/** Opens the panels beside the page: online support, and a member's cart. */
export const usePanels = (): Panels => use(PanelsContext);
