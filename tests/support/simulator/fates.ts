import { AppError } from '#server/request/errors.ts';

/** What becomes of a change at the backend: when it is done, and the error by which `server/upstream/client.ts` tells what was heard, if any. */
export type Fate = {
	/** What happens, as the story tells it. */
	words: string;
	done: 'at once' | 'later' | 'never';
	error?: ConstructorParameters<typeof AppError>[2];
};

const DROPPED = { fault: 'outage', dropped: true } as const;
const LATE = { fault: 'outage', late: true } as const;
const FAILED = { fault: 'outage', answered: true } as const;

/** The fates of a change. A connection that ends and a silence say nothing of what was done. */
export const FATES = {
	well: { words: 'it is done and answered', done: 'at once' },
	slow: { words: 'it is done and answered after a while', done: 'later' },
	unreached: { words: 'the backend can’t be reached', done: 'never', error: { fault: 'outage', unsent: true } },
	busy: { words: 'the backend refuses for now (429)', done: 'never', error: { fault: 'busy', unsent: true, answered: true } },
	lostDone: { words: 'it is done, and the connection ends before the answer', done: 'at once', error: DROPPED },
	lostLater: { words: 'the connection ends, and it is done some seconds later', done: 'later', error: DROPPED },
	lostNever: { words: 'the connection ends, and it is never done', done: 'never', error: DROPPED },
	silentDone: { words: 'it is done without any answer', done: 'at once', error: LATE },
	silentLater: { words: 'it is done after a while, without any answer', done: 'later', error: LATE },
	silentNever: { words: 'it is never done, without any answer', done: 'never', error: LATE },
	failsNever: { words: 'the backend answers with a failure (500)', done: 'never', error: FAILED },
	unreadable: { words: 'it is done, and the answer can’t be read', done: 'at once', error: { fault: 'shape' } },
} as const satisfies Record<string, Fate>;

export type FateName = keyof typeof FATES;
export const FATE_NAMES = Object.keys(FATES) as FateName[];

export const failure = (details: Fate['error'] = FAILED): AppError => new AppError('upstream-unavailable', 'simulated', details);
export const refusal = (err: number): AppError => new AppError('upstream-business', `err ${err}`, { err, shown: '不能办理' });
