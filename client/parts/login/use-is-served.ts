import { useState } from 'react';

/**
 * True for an answer that the document was drawn with: it was sent before the page was alive, perhaps long ago. Nothing is begun for it, such as a
 * countdown, and the focus stays where somebody may be typing.
 */
export function useIsServed(answer: object | undefined): boolean {
	const [first] = useState(answer);
	return answer !== undefined && answer === first;
}
