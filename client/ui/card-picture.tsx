import type { ComponentProps } from 'react';
import { Picture } from './picture.tsx';

type Props = Pick<ComponentProps<typeof Picture>, 'src' | 'sizes' | 'priority'> & { className?: string };

/** Renders the picture of a card. It grows a little while the pointer is over the card, which has the class `group`. */
export const CardPicture = ({ className = '', ...picture }: Props) => (
	<div className={`overflow-hidden rounded-2 ${className}`}>
		<Picture alt="" imgClassName="transition-transform duration-hero group-hover:scale-[1.03]" {...picture} />
	</div>
);
