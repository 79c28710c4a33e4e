import { type ReactNode, useRef } from 'react';
import { ChevronDownIcon } from '#client/ui/icons.tsx';
import { useDisclosure } from '#client/ui/use-disclosure.ts';

/** Classes of a panel that fades in and out. Its links can take the focus at once: only its vanishing waits for the fade. */
export const fading = (open: boolean): string =>
	`duration-base ${open ? 'visible opacity-100 transition-[opacity,translate]' : 'invisible -translate-y-1 opacity-0 transition-[opacity,visibility,translate]'}`;

const HOVER_IN = 80;
const HOVER_OUT = 240;

/**
 * Opens after a moment's hover and closes after a longer one, so that the pointer may leave the straight line from button to
 * panel. `holds` tells once whether the hover has opened the panel: a press on its way then mustn't close it.
 */
function useHover(isOpen: boolean, onChange: (open: boolean) => void) {
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	const isOpened = useRef(false);
	const after = (open: boolean, delay: number) => {
		clearTimeout(timer.current);
		if (open === isOpen) return;
		timer.current = setTimeout(() => {
			isOpened.current = open;
			onChange(open);
		}, delay);
	};
	const holds = () => {
		const held = isOpened.current;
		isOpened.current = false;
		return held;
	};
	const area = {
		onPointerEnter: (event: { pointerType: string }) => event.pointerType === 'mouse' && after(true, HOVER_IN),
		onPointerLeave: (event: { pointerType: string }) => event.pointerType === 'mouse' && after(false, HOVER_OUT),
	};
	return { area, holds };
}

/** Renders a button of the header and the panel that it opens by a press, or by hover where `onHover` is set. */
export function HeaderMenu({
	as: Area = 'li',
	group,
	open,
	onChange,
	onHover = false,
	label,
	button,
	chevron = 16,
	className,
	buttonClassName,
	panelClassName,
	children,
}: {
	as?: 'li' | 'div';
	/** Names the menu as a group, where the button's name doesn't say what it is. */
	group?: string;
	open: boolean;
	onChange: (open: boolean) => void;
	onHover?: boolean;
	/** The button's accessible name, where its content isn't. */
	label?: string;
	button: ReactNode;
	/** Size of the chevron beside the button's content, in CSS pixels. */
	chevron?: number;
	className: string;
	buttonClassName: string;
	panelClassName: string;
	children: ReactNode;
}) {
	const disclosure = useDisclosure(open, onChange);
	const hover = useHover(open, onChange);
	const press = () => {
		const isHeld = hover.holds();
		if (!open || !isHeld) disclosure.button.onClick();
	};
	return (
		<Area role={group && 'group'} aria-label={group} className={className} {...(onHover && hover.area)} {...disclosure.area}>
			<button {...disclosure.button} onClick={press} aria-label={label} className={buttonClassName}>
				{button}
				<ChevronDownIcon size={chevron} className={`transition-transform duration-base ${open ? 'rotate-180' : ''}`} />
			</button>
			<div {...disclosure.panel} className={panelClassName}>
				{children}
			</div>
		</Area>
	);
}
