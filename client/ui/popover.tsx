import { Popover as Base } from '@base-ui/react/popover';
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Region } from './region.tsx';
import { useDocumentEvent } from './use-document-event.ts';
import { withholdLink } from './withhold-link.ts';

/** A panel never stands beside its button: there it would cover the next one. */
const ABOVE_OR_BELOW = { side: 'flip', align: 'shift', fallbackAxisSide: 'none' } as const;

const TABBABLE = ':is(a[href], button, input, select, textarea, [tabindex]):not([tabindex="-1"], :disabled)';

type Props = {
	open: boolean;
	onClose: () => void;
	/** Instead of `onClose`, when Escape closes it. */
	onEscape?: () => void;
	anchor: RefObject<HTMLElement | null>;
	label: string;
	width?: number;
	footer?: ReactNode;
	children: ReactNode;
};

/**
 * Renders a panel at a button. The button (`anchor`) is the caller's own, with `aria-haspopup="dialog"` and `aria-expanded`, so
 * that this file can be loaded when it is first pressed. A press anywhere else closes the panel, on other popovers' buttons too;
 * a link pressed so isn't followed.
 */
export function Popover({ open, onClose, onEscape = onClose, anchor, label, width, footer, children }: Props) {
	const popup = useRef<HTMLDivElement>(null);
	const leaving = useRef(false);
	useEffect(() => {
		if (open) leaving.current = false;
	}, [open]);
	/** Closes the panel when Tab leaves it: the panel stands at the end of the document, but is read at its button. */
	const leave = (event: KeyboardEvent) => {
		const controls = [...(popup.current?.querySelectorAll<HTMLElement>(TABBABLE) ?? [])].filter((control) =>
			control.checkVisibility(),
		);
		if (event.key !== 'Tab' || event.target !== controls.at(event.shiftKey ? 0 : -1)) return;
		if (event.shiftKey) event.preventDefault();
		leaving.current = true;
		// From the button the browser goes on to the control behind it.
		anchor.current?.focus();
		onClose();
	};
	useDocumentEvent(
		'pointerdown',
		(press) => {
			const { target } = press;
			const own = target instanceof Node && [popup, anchor].some(({ current }) => current?.contains(target));
			// Base UI waits for the click, which doesn't come.
			if (!own && withholdLink(press)) onClose();
		},
		open,
	);
	return (
		<Base.Root
			open={open}
			onOpenChange={(next, { event, reason }) => {
				// The button closes it by its own press; closing here as well would make that press open it again.
				const where = event instanceof FocusEvent ? event.relatedTarget : event.target;
				const onAnchor = where instanceof Node && anchor.current?.contains(where);
				if (next || onAnchor) return;
				if (reason === 'escape-key') onEscape();
				else onClose();
			}}
		>
			<Base.Portal>
				<Base.Positioner
					anchor={anchor}
					align="start"
					sideOffset={8}
					collisionPadding={16}
					collisionAvoidance={ABOVE_OR_BELOW}
					className="z-float"
				>
					<Base.Popup
						ref={popup}
						aria-label={label}
						finalFocus={() => (leaving.current ? false : anchor.current)}
						onKeyDown={leave}
						style={{ width }}
						className="flex max-h-[min(var(--available-height),36rem)] max-w-[calc(100vw-2rem)] flex-col overflow-hidden rounded-3 border border-line bg-page text-main shadow-3 transition duration-base data-ending-style:opacity-0 data-starting-style:-translate-y-2 data-starting-style:opacity-0"
					>
						<div className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-4">
							<Region>{children}</Region>
						</div>
						{footer && <div className="flex gap-3 border-t border-line p-3">{footer}</div>}
					</Base.Popup>
				</Base.Positioner>
			</Base.Portal>
		</Base.Root>
	);
}
