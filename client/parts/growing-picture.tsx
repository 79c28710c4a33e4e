import { type ReactNode, useState, ViewTransition } from 'react';
import { CAN_HOVER, REDUCED_MOTION } from '#client/ui/use-media-query.ts';

let release: ((name: undefined) => void) | undefined;

/**
 * Names the picture of a card for a view transition once the card is pressed, so that one picture at most has the name of a voyage, however often the
 * page shows that voyage. Without a mouse or with reduced motion no picture is named.
 */
export function useGrowingPicture(id: string) {
	const [growing, setGrowing] = useState<string>();
	const grow = () => {
		release?.(undefined);
		release = setGrowing;
		if (matchMedia(CAN_HOVER).matches && !matchMedia(REDUCED_MOTION).matches) setGrowing(id);
	};
	return { growing, grow };
}

/** Renders a picture that, in a navigation, grows out of the pressed card's picture of the same `name` (a voyage's id). */
export const GrowingPicture = ({ name, children }: { name: string | undefined; children: ReactNode }) => (
	<ViewTransition name={name && `voyage-${name}`} default="none" share="growing">
		{children}
	</ViewTransition>
);
