import { useEffect, useState } from 'react';

/** The page's sections in order; the names are anchors, and keys of what the navigation calls them. */
export const SECTIONS = ['overview', 'itinerary', 'cabins', 'included', 'cancellation', 'documents'] as const;
export type SectionName = (typeof SECTIONS)[number];

/** The section being read: the last whose top has passed a third of the window. Null above the first. */
export function useSectionInView(): SectionName | null {
	const [current, setCurrent] = useState<SectionName | null>(null);
	useEffect(() => {
		let frame = 0;
		const read = () => {
			frame = 0;
			const line = innerHeight / 3;
			const passed = SECTIONS.filter((name) => (document.getElementById(name)?.getBoundingClientRect().top ?? line + 1) <= line);
			setCurrent(passed.at(-1) ?? null);
		};
		const later = () => {
			frame ||= requestAnimationFrame(read);
		};
		read();
		addEventListener('scroll', later, { passive: true });
		addEventListener('resize', later);
		return () => {
			cancelAnimationFrame(frame);
			removeEventListener('scroll', later);
			removeEventListener('resize', later);
		};
	}, []);
	return current;
}

/** Whether an element is on the screen; `before` until that is known. */
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
