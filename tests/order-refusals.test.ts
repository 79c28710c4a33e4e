import { describe, expect, it } from 'vitest';
import { CREATE } from './support/booking.ts';
import { CREATED, got, openRefusingLab } from './support/refusing-lab.ts';
import { ANSWERS, type Answer } from './support/refusing-upstream.ts';

const { backend, choice, refuse, pressedAt, ordering } = openRefusingLab();
/** Refusals that say that nothing was done; after any other answer the order may have been made. */
const NOTHING_DONE = /^(?:429|503|403|err (?:4211|9999))\b/;
const LOST = (Object.keys(ANSWERS) as Answer[]).filter((answer) => !NOTHING_DONE.test(answer));

describe('an order that the backend has made', () => {
	it.each(LOST)('is found after %s, and is never made twice', async (answer) => {
		const { browser, press } = await ordering();
		refuse(CREATE, answer, true);
		const first = await press(pressedAt(answer, browser));
		expect(first.body.data).toEqual(CREATED);
		refuse();
		expect((await press(browser)).body.data).toEqual(first.body.data);
		const { rows } = (await browser.get('/api/openapi/order/individual')).body.data;
		expect(rows.filter(({ voyage }: { voyage: { id: string } }) => voyage.id === choice().voyageId)).toHaveLength(1);
	});
});

it('an order that the backend makes after its connection has ended is made once, however often it is pressed', async () => {
	const { browser, press } = await ordering();
	const made = Promise.withResolvers<void>();
	refuse(CREATE, 'a connection that ends', made.promise);
	expect(got(await press(browser)).slice(0, 2)).toEqual([409, 'order-unclear']);
	refuse();
	const before = backend().sandbox.calls().counts[CREATE] ?? 0;
	expect(got(await press(browser)).slice(0, 2)).toEqual([409, 'order-unclear']);
	made.resolve();
	await expect.poll(async () => (await press(browser)).body.data.state).toBe('created');
	expect((backend().sandbox.calls().counts[CREATE] ?? 0) - before).toBe(1);
});
