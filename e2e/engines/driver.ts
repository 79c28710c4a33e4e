import type { ChildProcess } from 'node:child_process';

/** The commands that the tests send to a browser, whichever protocol it has. */
export type Driver = {
	/** Loads an address. Resolves when its document has begun. */
	go: (url: string) => Promise<void>;
	/** Runs an expression in the page and returns its value by JSON. Rejects while one document replaces another. */
	evaluate: (expression: string) => Promise<string>;
	/** Presses and releases the mouse at a point of the window. */
	press: (x: number, y: number) => Promise<void>;
	/** Presses keys, one for each character. */
	type: (text: string) => Promise<void>;
	/** Sets a cookie for the open page. */
	keep: (cookie: { name: string; value: string; httpOnly: boolean }) => Promise<void>;
	/** Takes a picture of the window, as PNG in base64. */
	picture: () => Promise<string>;
	/** The console's errors so far. */
	errors: () => Promise<readonly string[]>;
	close: () => Promise<void>;
};

/** An error of a page; `leaving` is true while the page was being left for another document. */
export type Fault = { text: string; leaving: boolean };

/**
 * Returns the errors without those about files that a page lost because it was left while they loaded: such a file is there when it is requested
 * again.
 */
export async function lastingFaults(faults: readonly Fault[]): Promise<string[]> {
	const isCutOff = async ({ text, leaving }: Fault): Promise<boolean> => {
		const file = leaving ? /http:\S+\.(?:js|css|woff2)/.exec(text)?.[0] : undefined;
		return file !== undefined && (await fetch(file)).ok;
	};
	const cutOff = await Promise.all(faults.map(isCutOff));
	return faults.flatMap(({ text }, index) => (cutOff[index] ? [] : [text]));
}

/** Fails when a program can't be started or ends before it is `ready`. */
export async function whenReady<T>(child: ChildProcess, ready: Promise<T>): Promise<T> {
	const program = child.spawnfile;
	const failed = new Promise<never>((_, reject) => {
		child.once('error', ({ message }) => reject(new Error(`${program} can't be started: ${message}`)));
		child.once('exit', (code) => reject(new Error(`${program} ended with ${code} before it was ready`)));
	});
	failed.catch(() => {});
	return Promise.race([ready, failed]);
}

export type Size = { width: number; height: number };

/** The actions of a mouse and a keyboard, the same in both protocols. */
export const pressActions = (x: number, y: number) => [
	{
		type: 'pointer',
		id: 'mouse',
		actions: [
			{ type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
			{ type: 'pointerDown', button: 0 },
			{ type: 'pointerUp', button: 0 },
		],
	},
];
export const typeActions = (text: string) => [
	{
		type: 'key',
		id: 'keys',
		actions: [...text].flatMap((value) => [
			{ type: 'keyDown', value },
			{ type: 'keyUp', value },
		]),
	},
];
