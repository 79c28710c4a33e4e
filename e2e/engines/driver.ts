/** The commands that the tests send to a browser, whichever library drives it. */
export type Driver = {
	/** Loads an address. */
	go: (url: string) => Promise<unknown>;
	/** Runs an expression in the page and returns its value. Rejects while one document replaces another. */
	evaluate: (expression: string) => Promise<unknown>;
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

export type Size = { width: number; height: number };

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
