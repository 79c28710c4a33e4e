/** What a browser does for the tests, whatever it speaks. */
export type Driver = {
	/** Loads an address, and comes back once its document has begun. */
	go: (url: string) => Promise<void>;
	/** Runs an expression in the page; what it gives comes as JSON. Rejects while one document makes way for another. */
	evaluate: (expression: string) => Promise<string>;
	/** Presses and releases the mouse at a point of the window. */
	press: (x: number, y: number) => Promise<void>;
	/** Presses keys, one a character. */
	type: (text: string) => Promise<void>;
	/** Keeps a cookie of the page that is open. */
	keep: (cookie: { name: string; value: string; httpOnly: boolean }) => Promise<void>;
	/** A picture of what the window shows, as PNG in base64. */
	picture: () => Promise<string>;
	/** Errors that the console had so far. */
	errors: () => Promise<readonly string[]>;
	close: () => Promise<void>;
};

export type Size = { width: number; height: number };

/** The actions of a mouse and of a keyboard, the same in both protocols. */
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
