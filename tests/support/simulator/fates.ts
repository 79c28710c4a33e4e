import { AppError } from '#server/request/errors.ts';

/** What becomes of a change at the backend: when it is done, and what the site hears of it. */
export type Fate = {
	/** What happens, as the story tells it. */
	words: string;
	done: 'at once' | 'later' | 'never';
	heard: 'answer' | 'dropped' | 'silence' | 'failure' | 'unreadable' | 'not reached' | 'busy';
};

/** The fates of a change. A connection that ends and a silence say nothing of what was done. */
export const FATES = {
	well: { words: 'it is done and answered', done: 'at once', heard: 'answer' },
	slow: { words: 'it is done and answered after a while', done: 'later', heard: 'answer' },
	unreached: { words: 'the backend can’t be reached', done: 'never', heard: 'not reached' },
	busy: { words: 'the backend refuses for now (429)', done: 'never', heard: 'busy' },
	lostDone: { words: 'it is done, and the connection ends before the answer', done: 'at once', heard: 'dropped' },
	lostLater: { words: 'the connection ends, and it is done some seconds later', done: 'later', heard: 'dropped' },
	lostNever: { words: 'the connection ends, and it is never done', done: 'never', heard: 'dropped' },
	silentDone: { words: 'it is done without any answer', done: 'at once', heard: 'silence' },
	silentLater: { words: 'it is done after a while, without any answer', done: 'later', heard: 'silence' },
	silentNever: { words: 'it is never done, without any answer', done: 'never', heard: 'silence' },
	failsNever: { words: 'the backend answers with a failure (500)', done: 'never', heard: 'failure' },
	unreadable: { words: 'it is done, and the answer can’t be read', done: 'at once', heard: 'unreadable' },
} as const satisfies Record<string, Fate>;

export type FateName = keyof typeof FATES;
export const FATE_NAMES = Object.keys(FATES) as FateName[];

/** Returns the error that `server/upstream/client.ts` makes of what was heard; null for an answer. */
export function errorOf(heard: Fate['heard']): AppError | null {
	const failed = (details: ConstructorParameters<typeof AppError>[2]) => new AppError('upstream-unavailable', heard, details);
	switch (heard) {
		case 'answer':
			return null;
		case 'dropped':
			return failed({ fault: 'outage', dropped: true });
		case 'silence':
			return failed({ fault: 'outage', late: true });
		case 'failure':
			return failed({ fault: 'outage', answered: true });
		case 'unreadable':
			return failed({ fault: 'shape' });
		case 'not reached':
			return failed({ fault: 'outage', unsent: true });
		case 'busy':
			return failed({ fault: 'busy', unsent: true, answered: true });
	}
}

export const refusal = (err: number): AppError => new AppError('upstream-business', `err ${err}`, { err, shown: '不能办理' });
