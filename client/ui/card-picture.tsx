import type { ComponentProps } from 'react';
import { Picture } from './picture.tsx';

type Props = Pick<ComponentProps<typeof Picture>, 'src' | 'priority'> & { sizes?: string; className?: string };

/** The widths of pictures in a `card-grid`. */
export const IN_CARD_GRID = '(max-width: 599px) 100vw, (max-width: 1023px) 50vw, 400px';

/** Renders the picture of a card. It grows a little while the pointer is over the card, which has the class `group`. */
export const CardPicture = ({ sizes = IN_CARD_GRID, className = '', ...picture }: Props) => (
	<div className={`overflow-hidden rounded-2 ${className}`}>
		<Picture alt="" sizes={sizes} imgClassName="transition-transform duration-hero group-hover:scale-[1.03]" {...picture} />
	</div>
);
