import { createContext, lazy, type ReactNode, Suspense, use, useRef, useState } from 'react';
import { useLazyWithTexts } from '#client/app/lazy-with-texts.ts';

const SupportPanel = lazy(() => import('./support-panel.tsx'));

/** What members find before a voyage, over any page. */
type TripKind = 'miniProgram' | 'amenities';
/** What customer service should know besides the page. */
type About = { voyage: string };
type Panels = {
	openSupport: (about?: About) => void;
	openCart: (opener: HTMLElement) => void;
	cartOpen: boolean;
	openTrip: (kind: TripKind) => void;
};

const PanelsContext = createContext<Panels>({ openSupport: () => {}, openCart: () => {}, cartOpen: false, openTrip: () => {} });

/** The panels over every page, of which one is open at a time; their code is loaded when they are first opened. */
export function PanelsProvider({ children }: { children: ReactNode }) {
	const CartPanel = useLazyWithTexts(() => import('./cart-panel.tsx'), 'cart');
	const MiniProgram = useLazyWithTexts(() => import('./trip/mini-program-dialog.tsx'), 'trip');
	const Amenities = useLazyWithTexts(() => import('./trip/amenities-dialog.tsx'), 'trip');
	const [trip, openTrip] = useState<TripKind | null>(null);
	const [open, setOpen] = useState<'support' | 'cart' | null>(null);
	const [supportUsed, setSupportUsed] = useState(false);
	const [about, setAbout] = useState<About>();
	const opener = useRef<HTMLElement>(null);
	const openSupport = (what?: About) => {
		setAbout(what);
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
		<PanelsContext value={{ openSupport, openCart, cartOpen: open === 'cart', openTrip }}>
			{children}
			{supportUsed && (
				<Suspense>
					<SupportPanel open={open === 'support'} voyage={about?.voyage} onClose={() => setOpen(null)} />
				</Suspense>
			)}
			{open === 'cart' && (
				<Suspense>
					<CartPanel onClose={closeCart} onLeave={() => setOpen(null)} />
				</Suspense>
			)}
			{trip && (
				<Suspense>
					{trip === 'miniProgram' ? <MiniProgram onClose={() => openTrip(null)} /> : <Amenities onClose={() => openTrip(null)} />}
				</Suspense>
			)}
		</PanelsContext>
	);
}

/** Opens a panel over the page: customer service, a member's cart, what to prepare before a voyage. */
export const usePanels = (): Panels => use(PanelsContext);
