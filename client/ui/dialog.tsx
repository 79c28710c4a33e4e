import { Dialog as Base } from '@base-ui/react/dialog';
import { type ReactNode, type RefObject, useRef } from 'react';
import { CloseIcon } from './icons.tsx';
import { Region } from './region.tsx';
import { useBackCloses } from './use-back-closes.ts';

/**
 * Renders a modal dialog in the middle of the screen. It is labelled by its title, closes on Esc, Back and a press
 * outside, and gives the focus back. Import it lazily: nothing on a first screen is inside a dialog.
 */
export function Dialog({
	open,
	onClose,
	title,
	closeLabel,
	width = 560,
	hideTitle = false,
	flush = false,
	dismissible = true,
	footer,
	initialFocus,
	focusClose = false,
	onlyText = false,
	children,
}: {
	open: boolean;
	onClose: () => void;
	title: ReactNode;
	closeLabel: string;
	/** In CSS pixels; on smaller screens the dialog takes the width that there is. */
	width?: number;
	/** The title is only read out: for pictures and videos. */
	hideTitle?: boolean;
	/** Content reaches the edges. */
	flush?: boolean;
	/** False for a question that must be answered: a press outside does nothing. */
	dismissible?: boolean;
	footer?: ReactNode;
	initialFocus?: RefObject<HTMLElement | null>;
	/** The focus goes to the close button: for pictures and films. */
	focusClose?: boolean;
	/** Nothing inside takes the focus, so the text itself does, to be scrolled by keys. */
	onlyText?: boolean;
	children: ReactNode;
}) {
	const close = useRef<HTMLButtonElement>(null);
	useBackCloses(open, onClose);
	return (
		<Base.Root open={open} onOpenChange={(next) => !next && onClose()} disablePointerDismissal={!dismissible}>
			<Base.Portal>
				<Base.Backdrop className="fixed inset-0 z-dialog bg-scrim transition-opacity duration-base data-ending-style:opacity-0 data-starting-style:opacity-0" />
				<Base.Viewport className="fixed inset-0 z-dialog grid place-items-center overflow-y-auto overscroll-contain px-3.5 py-4">
					<Base.Popup
						initialFocus={focusClose ? close : initialFocus}
						style={{ maxWidth: width }}
						className="relative flex max-h-[calc(100dvh-2rem)] w-full flex-col overflow-hidden rounded-3 bg-page text-main shadow-3 transition duration-base data-ending-style:translate-y-2 data-ending-style:opacity-0 data-starting-style:translate-y-3 data-starting-style:opacity-0"
					>
						<Base.Title
							className={
								hideTitle
									? 'sr-only'
									: 'border-b border-line py-4 pr-16 pl-6 font-sans text-18 leading-head font-semibold tracking-normal'
							}
						>
							{title}
						</Base.Title>
						<div
							tabIndex={onlyText ? 0 : undefined}
							className={`min-h-0 flex-1 overflow-y-auto overscroll-contain ${flush ? '' : 'p-6'}`}
						>
							<Region>{children}</Region>
						</div>
						{footer && <div className="flex flex-wrap justify-end gap-3 border-t border-line px-6 py-4">{footer}</div>}
						<Base.Close
							ref={close}
							aria-label={closeLabel}
							className={`absolute top-2 right-2 grid size-target place-items-center rounded-pill transition-colors duration-base ${hideTitle ? 'bg-navy-900/70 text-white hover:bg-navy-900' : 'text-ink-700 hover:bg-navy-50'}`}
						>
							<CloseIcon />
						</Base.Close>
					</Base.Popup>
				</Base.Viewport>
			</Base.Portal>
		</Base.Root>
	);
}
