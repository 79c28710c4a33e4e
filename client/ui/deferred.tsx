import { type ReactNode, Suspense, use } from 'react';
import { Region } from './region.tsx';
import { scriptJson } from './script-json.ts';

type DeferredProps<T> = {
	/** Unique on the page. */
	name: string;
	/** A value that has arrived, or a promise of it; a promise must never reject. */
	of: T | Promise<T>;
	fallback: ReactNode;
	children: (value: T) => ReactNode;
};

/** Returns a route's data with a mark in place of each promise: a value that is still to come while the page is hydrated. */
export const markLate = (data: unknown): unknown =>
	data instanceof Object && !Array.isArray(data)
		? Object.fromEntries(
				Object.entries(data).map(([name, value]) => [name, value instanceof Promise ? { deferred: true } : value]),
			)
		: data;

/** True for the mark of a value that is still to come. */
const isMark = (value: unknown): boolean => value !== null && typeof value === 'object' && 'deferred' in value;

/**
 * True when loader data holds no mark. A part that arrives late is read from the document, which has it only while its page is
 * shown.
 */
export const isComplete = (data: object): boolean => !Object.values(data).some(isMark);

const valuesByMark = new WeakMap<object, Promise<unknown>>();

/**
 * Resolves with the value that the server wrote beside a late part's markup. It is read while the document is parsed: React's
 * script behind it removes the markup when that place on the page has been rendered again in the meantime.
 */
const arrival = (name: string): Promise<unknown> =>
	new Promise((resolve) => {
		const look = () => {
			const text = document.getElementById(`deferred-${name}`)?.textContent;
			if (!text && document.readyState === 'loading') return;
			observer.disconnect();
			document.removeEventListener('DOMContentLoaded', look);
			resolve(JSON.parse(text || 'null'));
		};
		const observer = new MutationObserver(look);
		observer.observe(document, { childList: true, subtree: true });
		document.addEventListener('DOMContentLoaded', look);
		look();
	});

/**
 * Resolves with the value of a mark. Usually it has arrived, since React hydrates a late part once its markup is there; but a
 * part is rendered again, and waits, when its surroundings change before that. The value is kept with its mark after the markup
 * has been removed.
 */
function arrived(name: string, mark: object): Promise<unknown> {
	const known = valuesByMark.get(mark) ?? arrival(name);
	valuesByMark.set(mark, known);
	return known;
}

/** Renders a late value, and for hydration the value itself. Hydration leaves the content of a script as it is. */
function Late<T>({ name, of, children }: Omit<DeferredProps<T>, 'fallback'>) {
	const value = use(of instanceof Promise ? of : (arrived(name, of as object) as Promise<T>));
	const text = import.meta.env.SSR && scriptJson(value);
	return (
		<>
			{children(value)}
			<script
				type="application/json"
				id={`deferred-${name}`}
				suppressHydrationWarning
				dangerouslySetInnerHTML={{ __html: text || '' }}
			/>
		</>
	);
}

/**
 * Renders a part of the page that may arrive after the first screen. It renders in place when its value is there already, and
 * hydrates on its own.
 */
export function Deferred<T>({ name, of, fallback, children }: DeferredProps<T>) {
	const late = of instanceof Promise || isMark(of);
	return (
		<Region>
			<Suspense fallback={fallback}>
				{late ? (
					<Late name={name} of={of}>
						{children}
					</Late>
				) : (
					children(of)
				)}
			</Suspense>
		</Region>
	);
}
