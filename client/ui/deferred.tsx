import { type ReactNode, Suspense, use } from 'react';

/** Stands in loader data for a value that is still to come while the page is hydrated. */
export const DEFERRED_MARK = { deferred: true } as const;

type DeferredProps<T> = {
	/** Unique on the page. */
	name: string;
	/** A value that has come, or a promise of it; a promise must never reject. */
	of: T | Promise<T>;
	fallback: ReactNode;
	children: (value: T) => ReactNode;
};

/** Whether a value of loader data is still to come. */
export const isMark = (value: unknown): boolean => value !== null && typeof value === 'object' && 'deferred' in value;

const read = new WeakMap<object, unknown>();

/** Reads what the server wrote beside the late part's markup, once: the value stays with its mark when the markup has gone. */
function readMark<T>(name: string, mark: object): T {
	if (!read.has(mark)) read.set(mark, JSON.parse(document.getElementById(`deferred-${name}`)?.textContent ?? 'null'));
	return read.get(mark) as T;
}

function Late<T>({ name, of, children }: Omit<DeferredProps<T>, 'fallback'>) {
	const value = of instanceof Promise ? use(of) : readMark<T>(name, of as object);
	const data = JSON.stringify(value).replaceAll('<', '\\u003c');
	return (
		<>
			{children(value)}
			<script type="application/json" id={`deferred-${name}`} dangerouslySetInnerHTML={{ __html: data }} />
		</>
	);
}

/** A part of the page that may come after the first screen. When its value is there already it renders in place, and hydrates by itself. */
export function Deferred<T>({ name, of, fallback, children }: DeferredProps<T>) {
	const late = of instanceof Promise || isMark(of);
	return (
		<Suspense fallback={fallback}>
			{late ? (
				<Late name={name} of={of}>
					{children}
				</Late>
			) : (
				children(of)
			)}
		</Suspense>
	);
}
