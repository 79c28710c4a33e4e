import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '#client/ui/link.tsx';
import { Picture } from '#client/ui/picture.tsx';

type AdPictureProps = { image?: string; mobileImage?: string; sizes: string; priority?: boolean };

/**
 * Renders the picture of an advert over its whole (positioned) box, or a navy ground without a picture. In a tile, which has the class `group`, the
 * picture grows a little under the pointer.
 */
export function AdPicture({ image, mobileImage, ...rest }: AdPictureProps) {
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

type Props = {
	href: string | undefined;
	/** Opens the link in a new window; the link's name says so. */
	newWindow?: boolean;
	className?: string;
	onClick?: () => void;
	children: ReactNode;
};

const isOurs = (href = ''): boolean => href.startsWith('/') && !href.startsWith('/media/');

/** Renders the link of an advert, to a page of ours or to another site. Without an address the content is no link. */
export function AdLink({ href, newWindow = !isOurs(href), className, onClick, children }: Props) {
	const { t } = useTranslation('home');
	if (!href) return <div className={className}>{children}</div>;
	if (isOurs(href) && !newWindow)
		return (
			<Link to={href} className={className} onClick={onClick}>
				{children}
			</Link>
		);
	return (
		<a href={href} target="_blank" rel="noopener noreferrer" className={className} onClick={onClick}>
			{children}
			<span className="sr-only">{t('newWindow')}</span>
		</a>
	);
}
