import { Picture } from '#client/ui/picture.tsx';

type Props = {
	image: string;
	mobileImage?: string;
	sizes: string;
	priority?: boolean;
	focal?: string;
	imgClassName?: string;
};

/** Picture of an advert over its whole (positioned) box; a navy background where there is none. The words are outside of it. */
export function AdPicture({ image, mobileImage, ...rest }: Props) {
	const src = image || mobileImage;
	if (!src) return <span className="absolute inset-0 bg-linear-to-b from-navy-700 to-navy-900" />;
	return <Picture src={src} alt="" fill narrow={mobileImage ? { src: mobileImage } : undefined} {...rest} />;
}
