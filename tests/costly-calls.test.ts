import { expect, it } from 'vitest';
import type { Call } from '#shared/catalogue/call.ts';
import { openapi, type UpstreamCall } from '#shared/catalogue/catalogue.ts';
import { findChoice } from './support/booking.ts';
import { COSTLY_CALLS, type Press } from './support/costly-calls.ts';
import { openLab } from './support/fault-lab.ts';
import { STORE_FAULTS } from './support/store-faults.ts';

/** Milliseconds for which upstream keeps the answers of what is under way when the fault begins. */
const UNDER_WAY_MS = 2_000;
const PRESSES = 12;

const many = (press: Press, times = PRESSES) => Promise.all(Array.from({ length: times }, press));

/** How often upstream may be asked for each call: by a browser whose answers were lost with the store, and by one that pressed later. */
function mostAsked(): Map<UpstreamCall, number> {
	const most = new Map<UpstreamCall, number>();
	for (const { asks, most: own, again = 0 } of COSTLY_CALLS) most.set(asks, (most.get(asks) ?? 0) + 2 * own + again);
	return most;
}

it.each(STORE_FAULTS)(
	'while the store of sessions $fault, and afterwards, upstream is asked for what costs no more often than its limit says',
	{ timeout: 120_000 },
	async ({ begin, end, losesAll }) => {
		const lab = await openLab();
		const { sandbox } = lab.site;
		const askedFor = (call: UpstreamCall): number => sandbox.calls().counts[call] ?? 0;
		const most = mostAsked();
		const delay = (delayMs: number) => {
			for (const call of most.keys()) sandbox.fault({ call, delayMs });
		};
		try {
			await lab.admin.connect();
			const choice = await findChoice(lab.site);
			const rows: { presses?: number; begun: Press; fresh: Press }[] = [];
			for (const { presses, prepare } of COSTLY_CALLS)
				rows.push({ presses, begun: await prepare(lab.site, choice), fresh: await prepare(lab.site, choice) });
			const pressAll = () =>
				Promise.all(rows.flatMap(({ begun, fresh, presses }) => [many(begun, presses), many(fresh, presses)]));
			sandbox.reset();
			delay(UNDER_WAY_MS);
			const underWay = Promise.all(rows.map(({ begun }) => begun()));
			await expect.poll(() => [...most.keys()].filter((call) => askedFor(call) === 0), { timeout: 30_000 }).toEqual([]);
			await begin(lab);
			await pressAll();
			await underWay;
			await end(lab);
			await expect.poll(async () => (await lab.call()).status, { timeout: 30_000 }).not.toBe(503);
			delay(0);
			await pressAll();
			const beyond = [...most].filter(([call, limit]) => askedFor(call) > (losesAll ? 2 * limit : limit));
			expect(beyond.map(([call]) => `${call}: ${askedFor(call)}`)).toEqual([]);
		} finally {
			await lab.close();
		}
	},
);

/** Calls that no call of ours makes, and the change of a number, which costs nothing but the codes for it. */
const WITHOUT_ROW: readonly string[] = [
	'POST /openapi/order/v2/individual',
	'POST /openapi/order/wxmini/pay',
	'POST /openapi/userPromotion/mobile/change',
];

it('every call that changes something and must finish, logins aside, is among those that cost something', () => {
	const known = new Set([...WITHOUT_ROW, ...COSTLY_CALLS.map(({ asks }) => asks)]);
	const finishing = Object.entries<Call>(openapi).filter(
		([name, { mustFinish, login }]) => mustFinish && !login && !name.startsWith('GET '),
	);
	expect(finishing.map(([name]) => name).filter((name) => !known.has(name))).toEqual([]);
});
