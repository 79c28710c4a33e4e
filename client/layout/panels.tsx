import { createContext, type ReactNode, use, useMemo, useRef, useState } from 'react';
import { useLazyWithTexts } from '#client/app/on-demand.tsx';
import { Region } from '#client/ui/region.tsx';

/** Dialogs about a coming voyage, over any page. */
type TripKind = 'miniProgram' | 'amenities';
type Panels = {
	/** `voyage` names the page's voyage if its address doesn't. */
	openSupport: (event?: unknown, voyage?: string) => void;
	openCart: (opener: HTMLElement) => void;
	cartOpen: boolean;
	openTrip: (kind: TripKind) => void;
};

const PanelsContext = createContext<Panels>({ openSupport: () => {}, openCart: () => {}, cartOpen: false, openTrip: () => {} });

/** Renders the panels over every page, one at a time; their code is loaded when they are first opened. */
export function PanelsProvider({ children }: { children: ReactNode }) {
	const SupportPanel = useLazyWithTexts(() => import('./support-panel.tsx'), 'support');
	const CartPanel = useLazyWithTexts(() => import('./cart-panel.tsx'), 'cart');
	const MiniProgram = useLazyWithTexts(() => import('./trip/mini-program-dialog.tsx'), 'trip');
	const Amenities = useLazyWithTexts(() => import('./trip/amenities-dialog.tsx'), 'trip');
	const [trip, openTrip] = useState<TripKind | null>(null);
	const [open, setOpen] = useState<'support' | 'cart' | null>(null);
	const [supportUsed, setSupportUsed] = useState(false);
	const [voyage, setVoyage] = useState<string>();
	const opener = useRef<HTMLElement>(null);
	const closeCart = () => {
		setOpen(null);
		opener.current?.focus();
	};
	const cartOpen = open === 'cart';
	const panels = useMemo<Panels>(
		() => ({
			openSupport: (_event, about) => {
				setVoyage(about);
				setSupportUsed(true);
				setOpen('support');
			},
			openCart: (button) => {
				opener.current = button;
				setOpen('cart');
			},
			cartOpen,
			openTrip,
		}),
		[cartOpen],
	);
	return (
		<PanelsContext value={panels}>
			{children}
			<Region>{supportUsed && <SupportPanel open={open === 'support'} voyage={voyage} onClose={() => setOpen(null)} />}</Region>
			<Region>{cartOpen && <CartPanel onClose={closeCart} onLeave={() => setOpen(null)} />}</Region>
			{trip === 'miniProgram' && <MiniProgram onClose={() => openTrip(null)} />}
			{trip === 'amenities' && <Amenities onClose={() => openTrip(null)} />}
		</PanelsContext>
	);
}

/** Returns functions that open a panel over the page: customer service, a member's cart, a dialog about a coming voyage. */
export const usePanels = (): Panels => use(PanelsContext);
