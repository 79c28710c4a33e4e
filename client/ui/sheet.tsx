import { Dialog as Base } from '@base-ui/react/dialog';
import type { CSSProperties, ReactNode } from 'react';
import { CloseIcon } from './icons.tsx';
import { Region } from './region.tsx';
import { useBackCloses } from './use-back-closes.ts';

/**
 * Renders a modal panel: on phones it rises from the bottom and takes the height, on wide screens it comes from the right. Its
 * content scrolls, its footer stays. Import it lazily.
 */
export function Sheet({
	open,
	onClose,
	onEscape = onClose,
	title,
	closeLabel,
	width = 480,
	footer,
	dismissible = true,
	whole = false,
	onlyText = false,
	children,
}: {
	open: boolean;
	onClose: () => void;
	/** Instead of `onClose`, when Escape closes it. */
	onEscape?: () => void;
	title: ReactNode;
	closeLabel: string;
	/** On wide screens, in CSS pixels. */
	width?: number;
	footer?: ReactNode;
	/** False where a form is filled in: a press outside does nothing. */
	dismissible?: boolean;
	/**
	 * For a frame with another site's page. It takes the whole screen of a phone, and stays in the document while it is closed.
	 * Where the visitor has followed a link in the frame, Back first goes back in it.
	 */
	whole?: boolean;
	/** Nothing inside takes the focus, so the text itself does, to be scrolled by keys. */
	onlyText?: boolean;
	children: ReactNode;
}) {
	useBackCloses(open, onClose);
	return (
		<Base.Root
			open={open}
			onOpenChange={(next, { reason }) => {
				if (next) return;
				if (reason === 'escape-key') onEscape();
				else onClose();
			}}
			disablePointerDismissal={!dismissible}
		>
			<Base.Portal keepMounted={whole}>
				<Base.Backdrop className="fixed inset-0 z-sheet bg-scrim transition-opacity duration-slow data-ending-style:opacity-0 data-starting-style:opacity-0" />
				<Base.Popup
					style={{ '--sheet-width': `${width}px` } as CSSProperties}
					className={`fixed inset-x-0 bottom-0 z-sheet flex ${whole ? 'h-dvh' : 'h-[calc(100dvh-1.5rem)] rounded-t-4'} flex-col overflow-hidden bg-page text-main shadow-3 transition-transform duration-slow data-ending-style:translate-y-full data-starting-style:translate-y-full md:inset-y-0 md:right-0 md:left-auto md:h-dvh md:w-full md:max-w-(--sheet-width) md:rounded-none md:data-ending-style:translate-x-full md:data-ending-style:translate-y-0 md:data-starting-style:translate-x-full md:data-starting-style:translate-y-0`}
				>
					<div className="flex items-center justify-between gap-4 border-b border-line py-2 pr-2 pl-gutter md:pl-6">
						<Base.Title className="card-title">{title}</Base.Title>
						<Base.Close
							aria-label={closeLabel}
							className="grid size-target shrink-0 place-items-center rounded-pill text-ink-700 transition-colors duration-base hover:bg-navy-50"
						>
							<CloseIcon />
						</Base.Close>
					</div>
					<div
						tabIndex={onlyText ? 0 : undefined}
						className={`min-h-0 flex-1 ${whole ? 'flex flex-col' : 'overflow-y-auto overscroll-contain px-gutter py-4 md:px-6'}`}
					>
						<Region>{children}</Region>
					</div>
					{footer && (
						<div className="flex flex-wrap gap-3 border-t border-line px-gutter pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:px-6">
							{footer}
						</div>
					)}
				</Base.Popup>
			</Base.Portal>
		</Base.Root>
	);
}
