import { expect, it } from 'vitest';
import { leastWork } from '#tests/support/steady-clock.ts';
import { type PendingAction, readPending, writePending } from './pending-action.ts';

const AT = 1_800_000_000_000;
const favourite: PendingAction = { kind: 'favourite', voyageId: '17' };
const book: PendingAction = { kind: 'book', voyageId: '17', cabins: [{ categoryId: '3', count: 1, adult: 2, child: 0 }] };

it.each([
	['the page where it was asked for', '/route?id=17', '/route?id=17', 0, true],
	['that page with its stamp', '/route?id=17', '/route?id=17&update=123', 0, true],
	['that page with its language', '/route?id=17', '/route?id=17&lang=EN', 0, true],
	['that page with its query in another order', '/route?id=17&date=2027-01-01', '/route?date=2027-01-01&id=17', 0, true],
	['another voyage', '/route?id=17', '/route?id=18', 0, false],
	['another page', '/voyage-search', '/', 0, false],
	['the page after 29 minutes', '/route?id=17', '/route?id=17', 29 * 60_000, true],
	['the page after 31 minutes', '/route?id=17', '/route?id=17', 31 * 60_000, false],
	['a clock that was set back', '/route?id=17', '/route?id=17', -1, false],
])('on %s an action of a guest is completed or not', (_, asked, now, later, completed) => {
	for (const action of [favourite, book]) {
		expect(readPending(writePending(action, asked, AT), now, AT + later)).toEqual(completed ? action : null);
	}
});

it.each([
	null,
	'',
	'{',
	'[]',
	'null',
	'{"action":null,"address":"/","at":1800000000000}',
	'{"action":{"kind":"pay","voyageId":"1"},"address":"/","at":1800000000000}',
	'{"action":{"kind":"favourite","voyageId":"1/../2"},"address":"/","at":1800000000000}',
	'{"action":{"kind":"book","voyageId":"1"},"address":"/","at":1800000000000}',
	'{"action":{"kind":"cart","voyageId":"1","cabins":[{"categoryId":"1","count":-1,"adult":1,"child":0}]},"address":"/","at":1800000000000}',
	'{"action":{"kind":"favourite","voyageId":"1"},"address":"http://[","at":1800000000000}',
])('%j is no action', (text) => {
	expect(readPending(text, '/', AT)).toBeNull();
});

it('reads 50 KB of anything in 20 ms of processor time (T53)', async () => {
	for (const piece of ['a', '1-', ' ', '船', '%', '/']) {
		const text = piece.repeat(50_000 / piece.length);
		expect(await leastWork(() => readPending(text, text, 0), 20)).toBeLessThan(20);
	}
});
