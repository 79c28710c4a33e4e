import { type CSSProperties, createContext, use } from 'react';
import { foreignSet, parsePicture } from '#shared/pictures.ts';
import { NARROW_SCREEN } from './use-media-query.ts';

/** On an element around a picture: phones with scripts neither show nor fetch it. */
export const NO_PICTURE_ON_PHONES = 'max-md:not-noscript:[&_img]:hidden';

/** The template that gives pictures of other hosts in several widths (`resized` of `shared/pictures.ts`). */
export const PictureUrl = createContext<string | null>(null);

const ignore = () => {};

type Ratio = `${number}/${number}`;

/** Lists the files of another picture for narrow screens. */
function NarrowSources({ src, sizes }: { src: string; sizes: string }) {
	const picture = parsePicture(src);
	const foreign = foreignSet(src, use(PictureUrl));
	if (!picture) return <source srcSet={foreign ?? src} sizes={foreign && sizes} media={NARROW_SCREEN} />;
	return (
		<>
			<source type="image/avif" srcSet={picture.avif} sizes={sizes} media={NARROW_SCREEN} />
			<source type="image/webp" srcSet={src} media={NARROW_SCREEN} />
		</>
	);
}

/**
 * Renders a picture in a box of a size that is known before it loads. `ratio` shapes the box; with `fill` it takes the size of
 * the parent, which must be positioned. `priority` is for the first picture seen; all others load when near. Without an address
 * only the box is rendered.
 */
export function Picture({
	src,
	alt,
	sizes,
	ratio = '3/2',
	fill = false,
	priority = false,
	focal = '50% 50%',
	narrow,
	awaited = false,
	className = '',
	imgClassName = '',
}: {
	src: string;
	alt: string;
	sizes: string;
	ratio?: Ratio;
	fill?: boolean;
	priority?: boolean;
	/** The point that stays in view when the picture is cropped, as `object-position`. */
	focal?: string;
	/** Another picture, or another shape, for screens up to 768 px. */
	narrow?: { src?: string; ratio?: Ratio };
	/** A page that grows out of this picture is shown once it has loaded; React holds a page back for pictures without `onLoad`. */
	awaited?: boolean;
	className?: string;
	imgClassName?: string;
}) {
	const main = parsePicture(src);
	const foreign = foreignSet(src, use(PictureUrl));
	const box = {
		'--ratio': ratio,
		'--ratio-narrow': narrow?.ratio ?? ratio,
		'--focal': focal,
		backgroundColor: main?.color ?? 'var(--color-navy-100)',
	} as CSSProperties;
	const shape = fill ? 'absolute inset-0' : 'relative aspect-(--ratio-narrow) md:aspect-(--ratio)';
	return (
		<picture className={`block overflow-hidden ${shape} ${className}`} style={box}>
			{narrow?.src && <NarrowSources src={narrow.src} sizes={sizes} />}
			{main && <source type="image/avif" srcSet={main.avif} sizes={sizes} />}
			{src && (
				<img
					src={src}
					srcSet={foreign}
					sizes={foreign && sizes}
					alt={alt}
					width={main?.width ?? 1200}
					height={main?.height ?? 800}
					loading={priority ? 'eager' : 'lazy'}
					fetchPriority={priority ? 'high' : undefined}
					decoding="async"
					onLoad={awaited ? undefined : ignore}
					className={`absolute inset-0 size-full object-cover object-(--focal) text-14 text-muted ${imgClassName}`}
				/>
			)}
		</picture>
	);
}
