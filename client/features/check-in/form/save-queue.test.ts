import { beforeEach, expect, it, vi } from 'vitest';
import { type Batch, createSaveQueue, type SaveReply, type SaveState } from './save-queue.ts';

const REPLY: SaveReply = { savedAt: 1_000, openUntil: 901_000, elsewhere: [], replaced: [] };

beforeEach(() => {
	vi.useFakeTimers();
	return () => vi.useRealTimers();
});

/** Makes a queue of which the test answers each request, one after the other. */
function queueByHand() {
	const sent: { batch: Batch; answer: (reply: SaveReply | Error) => Promise<void> }[] = [];
	const states: SaveState[] = [];
	const queue = createSaveQueue(
		(batch) =>
			new Promise((resolve, reject) => {
				const answer = async (reply: SaveReply | Error) => {
					if (reply instanceof Error) reject(reply);
					else resolve(reply);
					await vi.advanceTimersByTimeAsync(0);
				};
				sent.push({ batch, answer });
			}),
		{ onState: (state) => states.push(state), onSaved: () => {}, onFailed: () => {} },
	);
	const put = (values: Batch['values'], unsure: Batch['unsure'] = []) => queue.put({ values, unsure });
	return { queue, sent, states, put };
}

it('sends one batch at a time, and the fields that came meanwhile as the next one', async () => {
	const { sent, states, put } = queueByHand();
	put({ address: '一' });
	put({ mobile: '1' });
	put({ mobile: '2' });
	expect(sent.map(({ batch }) => batch.values)).toEqual([{ address: '一' }]);
	await sent[0]?.answer(REPLY);
	expect(sent[1]?.batch.values).toEqual({ mobile: '2' });
	await sent[1]?.answer(REPLY);
	expect(states.at(-1)).toBe('saved');
});

it('keeps a failed batch below the text typed since, and tries again later and later, or on request', async () => {
	const { queue, sent, states, put } = queueByHand();
	put({ address: '一', mobile: '1' });
	put({ mobile: '2' });
	await sent[0]?.answer(new Error('offline'));
	expect(states.at(-1)).toBe('waiting');
	await vi.advanceTimersByTimeAsync(2_900);
	expect(sent).toHaveLength(1);
	await vi.advanceTimersByTimeAsync(200);
	expect(sent[1]?.batch.values).toEqual({ address: '一', mobile: '2' });
	await sent[1]?.answer(new Error('offline'));
	await vi.advanceTimersByTimeAsync(3_100);
	expect(sent).toHaveLength(2);
	queue.retry();
	expect(sent).toHaveLength(3);
	await sent[2]?.answer(REPLY);
	expect(await queue.settled()).toBe(true);
});

it('resolves to true when everything has arrived, to false after a failure', async () => {
	const { queue, sent, put } = queueByHand();
	put({ address: '一' });
	const first = queue.settled();
	await sent[0]?.answer(new Error('offline'));
	expect(await first).toBe(false);
	const second = queue.settled();
	await sent[1]?.answer(REPLY);
	expect(await second).toBe(true);
});

it('sends the waiting fields at once when the page goes away, though a batch is under way', () => {
	const { queue, sent, put } = queueByHand();
	put({ address: '一' });
	put({ mobile: '1' });
	queue.leave();
	expect(sent.map(({ batch }) => batch.values)).toEqual([{ address: '一' }, { mobile: '1' }]);
});

it('a field filled from a picture is sure once it is typed over', async () => {
	const { sent, put } = queueByHand();
	put({ address: '一' });
	put({ number: 'E1', expiry: '2034-01-01' }, ['number', 'expiry']);
	put({ number: 'E2' });
	await sent[0]?.answer(REPLY);
	expect(sent[1]?.batch).toEqual({ values: { number: 'E2', expiry: '2034-01-01' }, unsure: ['expiry'] });
});
