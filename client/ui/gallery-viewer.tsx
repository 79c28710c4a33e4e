import { Dialog } from '@base-ui/react/dialog';
import { type KeyboardEvent, useCallback, useRef, useState } from 'react';
import { parsePicture } from '#shared/pictures.ts';
import { glide } from './glide.ts';
import { IconButton } from './icon-button.tsx';
import { ChevronLeftIcon, ChevronRightIcon, CloseIcon } from './icons.tsx';
import { Picture } from './picture.tsx';
import { useBackCloses } from './use-back-closes.ts';

const STEPS: Record<string, 1 | -1> = { ArrowLeft: -1, ArrowRight: 1 };

/** A picture of a gallery. `name` stands for it in words; `caption` is shown under it when it says more than the title. */
export type GalleryPicture = { src: string; name: string; caption: string };

/** Names of its buttons, and the text of its counter. */
export type GalleryLabels = { previous: string; next: string; counter: (index: number, count: number) => string; close: string };

type Props = {
	title: string;
	pictures: readonly GalleryPicture[];
	labels: GalleryLabels;
	start: number;
	open: boolean;
	onClose: () => void;
};

/** Renders pictures over the whole screen: swipe, arrows or arrow keys, a counter, Esc and Back to leave. Load it lazily. */
export default function GalleryViewer({ title, pictures, labels, start, open, onClose }: Props) {
	const list = useRef<HTMLUListElement>(null);
	const [shown, setShown] = useState(start);
	useBackCloses(open, onClose);

	const attach = useCallback(
		(track: HTMLUListElement | null) => {
			list.current = track;
			if (track) track.scrollLeft = start * track.clientWidth;
		},
		[start],
	);
	const go = (step: 1 | -1) => {
		const track = list.current;
		if (track) glide(track, (Math.round(track.scrollLeft / track.clientWidth) + step) * track.clientWidth);
	};
	const onKeyDown = (event: KeyboardEvent) => {
		const step = STEPS[event.key];
		if (!step) return;
		event.preventDefault();
		go(step);
	};
	const current = pictures[shown];
	return (
		<Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
			<Dialog.Portal>
				<Dialog.Popup
					onKeyDown={onKeyDown}
					className="on-dark fixed inset-0 z-dialog flex flex-col bg-inverse transition-opacity duration-base data-ending-style:opacity-0 data-starting-style:opacity-0"
				>
					<Dialog.Title className="sr-only">{title}</Dialog.Title>
					<div className="flex items-center justify-between py-2 pr-2 pl-gutter">
						<p role="status" className="min-w-0 truncate text-14">
							<span className="tabular mr-4 text-muted">{labels.counter(shown + 1, pictures.length)}</span>
							<span>{current?.caption}</span>
						</p>
						<Dialog.Close
							render={
								<IconButton label={labels.close} look="on-dark">
									<CloseIcon />
								</IconButton>
							}
						/>
					</div>
					<div className="relative min-h-0 flex-1">
						<ul
							ref={attach}
							tabIndex={0}
							aria-label={title}
							onScroll={({ currentTarget: track }) => setShown(Math.round(track.scrollLeft / track.clientWidth))}
							className="no-scrollbar flex size-full snap-x snap-mandatory overflow-x-auto overscroll-contain"
						>
							{pictures.map(({ src, name }) => {
								const { width, height, color } = parsePicture(src) ?? { width: 3, height: 2, color: undefined };
								// The size of a foreign picture isn't known: it is shown whole in a box of 3:2.
								const whole = color ? {} : { className: 'bg-transparent!', imgClassName: 'object-contain!' };
								return (
									<li key={src} className="grid size-full flex-none snap-center place-items-center px-4 pb-6 md:px-20 md:pb-10">
										<div className="max-h-full w-full" style={{ maxWidth: `calc((100dvh - 7rem) * ${width / height})` }}>
											<Picture src={src} alt={name} ratio={`${width}/${height}`} sizes="100vw" {...whole} />
										</div>
									</li>
								);
							})}
						</ul>
						{pictures.length > 1 && (
							<div className="pointer-events-none absolute inset-x-4 top-1/2 flex -translate-y-1/2 justify-between max-md:inset-x-2 max-md:top-auto max-md:bottom-4 max-md:translate-y-0">
								{([-1, 1] as const).map((step) => (
									<IconButton
										key={step}
										label={step === 1 ? labels.next : labels.previous}
										look="on-dark"
										disabled={!pictures[shown + step]}
										onClick={() => go(step)}
										className="pointer-events-auto bg-navy-900/60"
									>
										{step === 1 ? <ChevronRightIcon /> : <ChevronLeftIcon />}
									</IconButton>
								))}
							</div>
						)}
					</div>
				</Dialog.Popup>
			</Dialog.Portal>
		</Dialog.Root>
	);
}
