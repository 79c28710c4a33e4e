import { useEffect, useState, useSyncExternalStore } from 'react';
import { subscribeToScroll } from '#client/ui/use-scrolled.ts';

/** The page's sections in order. The names are anchors, and keys of the navigation's texts. */
export const SECTIONS = ['overview', 'itinerary', 'cabins', 'included', 'cancellation', 'documents'] as const;
export type SectionName = (typeof SECTIONS)[number];

const hasPassed = (name: SectionName): boolean => {
	const top = document.getElementById(name)?.getBoundingClientRect().top;
	return top !== undefined && top <= innerHeight / 3;
};

/** Returns the section that is read: the last one with its top above a third of the window; null above the first. */
export const useSectionInView = (): SectionName | null =>
	useSyncExternalStore(
		subscribeToScroll,
		() => SECTIONS.findLast(hasPassed) ?? null,
		() => null,
	);

/** True while the element with this id is on the screen; `before` until that is known. */
export function useOnScreen(id: string, before: boolean): boolean {
	const [seen, setSeen] = useState(before);
	useEffect(() => {
		const element = document.getElementById(id);
		if (!element) return;
		const observer = new IntersectionObserver(([entry]) => setSeen(entry?.isIntersecting ?? false));
		observer.observe(element);
		return () => observer.disconnect();
	}, [id]);
	return seen;
}
