import { beforeEach, expect, it, vi } from 'vitest';
import { type Batch, createSaveQueue, type SaveReply, type SaveState } from './save-queue.ts';

const REPLY: SaveReply = { savedAt: 1_000, openUntil: 901_000, elsewhere: [], replaced: [] };

beforeEach(() => {
	vi.useFakeTimers();
	return () => vi.useRealTimers();
});

/** A queue whose sends are answered by hand, one after the other. */
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

it('sends one batch at a time, and what came meanwhile as one', async () => {
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

it('keeps what failed, under what was typed since, and tries again later and later, or when asked to', async () => {
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

it('tells whether everything has arrived', async () => {
	const { queue, sent, put } = queueByHand();
	put({ address: '一' });
	const first = queue.settled();
	await sent[0]?.answer(new Error('offline'));
	expect(await first).toBe(false);
	const second = queue.settled();
	await sent[1]?.answer(REPLY);
	expect(await second).toBe(true);
});

it('sends what waits behind a save that is on its way when the page goes away', () => {
	const { queue, sent, put } = queueByHand();
	put({ address: '一' });
	put({ mobile: '1' });
	queue.leave();
	expect(sent.map(({ batch }) => batch.values)).toEqual([{ address: '一' }, { mobile: '1' }]);
});

it('a field that was typed over what a picture said is sure', async () => {
	const { sent, put } = queueByHand();
	put({ address: '一' });
	put({ number: 'E1', expiry: '2034-01-01' }, ['number', 'expiry']);
	put({ number: 'E2' });
	await sent[0]?.answer(REPLY);
	expect(sent[1]?.batch).toEqual({ values: { number: 'E2', expiry: '2034-01-01' }, unsure: ['expiry'] });
});
