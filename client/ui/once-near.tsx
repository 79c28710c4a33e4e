import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { entryOf } from '#client/app/scroll-position.ts';
import { OnceShown } from './once-shown.tsx';

/** The places in the history at which such a part was rendered: on return it is there at once. Empty in a new document, as on the server. */
const renderedAt = new Set<string>();

/** More than a window's height, so that the keys, too, don't come past the part before it is there: a window of 400 % zoom is low. */
const NEAR = '1500px 0px';

/**
 * Renders a part when it comes near the view, and keeps it; one on a page. Until then `className` gives its place the height that it will have;
 * `OnceShown` says what such a part may have in it.
 */
export function OnceNear({ className, children }: { className: string; children: ReactNode }) {
	const entry = entryOf(useLocation());
	const place = useRef<HTMLDivElement>(null);
	const [near, setNear] = useState(() => renderedAt.has(entry));
	useEffect(() => {
		if (near) renderedAt.add(entry);
	}, [near, entry]);
	useEffect(() => {
		if (near || !place.current) return;
		const observer = new IntersectionObserver((entries) => setNear(entries.some(({ isIntersecting }) => isIntersecting)), {
			rootMargin: NEAR,
		});
		observer.observe(place.current);
		return () => observer.disconnect();
	}, [near]);
	return (
		<div ref={place} data-once-near className={className}>
			<OnceShown shown={near}>{children}</OnceShown>
		</div>
	);
}
