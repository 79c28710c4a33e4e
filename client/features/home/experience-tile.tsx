import { ExternalIcon } from '#client/ui/icons.tsx';
import type { AdView } from '#shared/catalogue/bff/views.ts';
import { AdLink } from './ad-link.tsx';
import { AdPicture } from './ad-picture.tsx';

/** A part of life on board; it opens in another window. A picture with words over it, on phones a row of a list. */
export function ExperienceTile({ item: { title, desc, image, mobileImage, link } }: { item: AdView }) {
	return (
		<AdLink
			href={link}
			newWindow
			className="group/tile flex min-h-28 items-center gap-4 border-b border-line pb-4 md:absolute md:inset-0 md:items-end md:overflow-hidden md:rounded-2 md:border-0 md:p-0"
		>
			<span className="relative h-28 w-[min(8rem,44%)] shrink-0 overflow-hidden rounded-2 md:absolute md:inset-0 md:size-full md:rounded-none">
				<AdPicture
					image={image}
					mobileImage={mobileImage}
					sizes="(max-width: 768px) 130px, 32vw"
					imgClassName="transition-transform duration-hero group-hover/tile:scale-[1.03]"
				/>
			</span>
			<span className="words-on-picture flex min-w-0 flex-1 flex-col gap-1 max-md:before:hidden md:p-5">
				<span className="font-display text-20 leading-head text-main">{title}</span>
				<span className="text-14 text-2">{desc}</span>
			</span>
			{link && <ExternalIcon size={18} className="relative shrink-0 text-accent md:absolute md:top-4 md:right-4 md:hidden" />}
		</AdLink>
	);
}
