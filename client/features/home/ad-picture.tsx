import { Picture } from '#client/ui/picture.tsx';

type Props = { image?: string; mobileImage?: string; sizes: string; priority?: boolean; focal?: string };

/**
 * Renders the picture of an advert over its whole (positioned) box, or a navy ground without a picture. In a tile, which has the class `group`, the
 * picture grows a little under the pointer.
 */
export function AdPicture({ image, mobileImage, ...rest }: Props) {
	const src = image || mobileImage;
	if (!src) return <span className="absolute inset-0 bg-linear-to-b from-navy-700 to-navy-900" />;
	return (
		<Picture
			src={src}
			alt=""
			fill
			narrow={mobileImage ? { src: mobileImage } : undefined}
			imgClassName="transition-transform duration-hero group-hover:scale-[1.03]"
			{...rest}
		/>
	);
}
