import { describe, expect, it } from 'vitest';
import type { VoyageCard } from '#shared/catalogue/bff/views.ts';
import type { OrderPerson, Ticket } from '#shared/catalogue/openapi/check-in.ts';
import { scopeWith } from '#tests/support/feature-scope.ts';
import { composePasses } from './pass-order.ts';

const HOUR = 3_600_000;
const LEAVES = Date.parse('2026-12-16T16:00:00+08:00');
const voyage = { date: '2026-12-16', returnDate: '2026-12-20', ports: ['上海', '福冈'] } as unknown as VoyageCard;
const sailing = { order: '1', number: '20261216', voyage };
const boarding = {
	leavesAt: LEAVES,
	boardingAt: LEAVES - 4 * HOUR,
	terminal: '吴淞口国际邮轮港',
	enTerminal: 'Wusongkou Terminal',
};
const names = { lastName: '林', firstName: '悦', pinyinLastName: 'LIN', pinyinFirstName: 'YUE' };
const person = (more: Partial<OrderPerson> = {}): OrderPerson =>
	({ ...names, id: '7', checkedIn: true, checkInStatus: 'DONE', roomNum: '8123', deck: '8', ...more }) as OrderPerson;
const ticket = (more: Partial<Ticket> = {}): Ticket =>
	({
		...names,
		...boarding,
		personId: '7',
		ticketNo: 'MC-1',
		status: 'READY',
		issuedAt: 1,
		message: '',
		fileSize: null,
		roomNum: '',
		deck: '',
		voyage: {},
		...more,
	}) as unknown as Ticket;

type Told = Parameters<typeof composePasses>[1];
const compose = (told: Partial<Told>, hours = 40, lang: 'CN' | 'EN' = 'CN') =>
	composePasses(
		sailing,
		{ boarding, people: [person()], tickets: [], planned: LEAVES, ...told },
		{ ...scopeWith({}).scope, lang, now: new Date(LEAVES - hours * HOUR) },
	);
const only = (told: Partial<Told>, hours?: number) => {
	const { passes } = compose(told, hours);
	return passes === 'unavailable' ? expect.fail('no passes') : (passes[0] ?? expect.fail('nobody'));
};

it('a passenger whom staff must see to is told so, not sent to the form', () => {
	const helped = person({ checkedIn: false, checkInStatus: 'HELP', checkInMessage: '请联系医务柜台' });
	expect(only({ people: [helped] })).toMatchObject({ state: 'unchecked', checkIn: 'needs-help', message: '请联系医务柜台' });
});

describe('a pass', () => {
	it.each([
		['isn’t begun', { people: [person({ checkedIn: false, checkInStatus: 'NONE' })] }, 40, 'unchecked'],
		['is too early', {}, 49, 'not-yet'],
		['is due', {}, 48, 'due'],
		['is being made', { tickets: [ticket({ status: 'MAKING' })] }, 40, 'making'],
		['is ready', { tickets: [ticket()] }, 40, 'ready'],
		['is ready before its time, as the booking channel had it made', { tickets: [ticket()] }, 400, 'ready'],
		['has failed', { tickets: [ticket({ status: 'FAILED' })] }, 40, 'failed'],
		['has changed', { tickets: [ticket({ status: 'CHANGED' })] }, 40, 'changed'],
		['isn’t made once the ship has left', {}, -1, 'departed'],
		['is of use until the ship is back', { tickets: [ticket()] }, -90, 'ready'],
		['is of none the day after', { tickets: [ticket()] }, -110, 'departed'],
		['without a number is none', { tickets: [ticket({ ticketNo: '' })] }, 40, 'failed'],
		['with a number that no code holds is none', { tickets: [ticket({ ticketNo: 'x'.repeat(9_000) })] }, 40, 'failed'],
	] as const)('%s', (_name, told, hours, state) => {
		const pass = only(told as Partial<Told>, hours);
		expect(pass.state).toBe(state);
		expect([pass.number !== '', pass.qr !== null]).toEqual([state === 'ready', state === 'ready']);
	});

	it('has the name as in the document, and the present cabin', () => {
		expect(only({ tickets: [ticket()] })).toMatchObject({ name: '林悦', pinyin: 'LIN YUE', roomNum: '8123', deck: '8' });
		expect(only({ tickets: [ticket({ roomNum: '9001', deck: '9' })] })).toMatchObject({ roomNum: '9001', deck: '9' });
	});
});

describe('an order', () => {
	it('loses only the part that is unavailable', () => {
		expect(compose({ tickets: 'unavailable' })).toMatchObject({ passes: 'unavailable', terminal: '吴淞口国际邮轮港' });
		expect(compose({ people: 'unavailable', tickets: [ticket()] }).passes).toMatchObject([{ person: '7', state: 'ready' }]);
		expect(compose({ boarding: 'unavailable', tickets: [ticket()] })).toMatchObject({ boardingAt: LEAVES - 4 * HOUR });
		expect(compose({ boarding: 'unavailable', planned: null })).toMatchObject({ boardingAt: null, leavesAt: null, terminal: '' });
	});

	it('leaves at the hour of its itinerary, or at another with both told', () => {
		expect(compose({ boarding: 'unavailable' })).toMatchObject({ leavesAt: LEAVES, changedFrom: null });
		expect(compose({ planned: LEAVES + HOUR })).toMatchObject({ leavesAt: LEAVES, changedFrom: LEAVES + HOUR });
	});

	it('names the terminal in the language of the page, and the port of departure', () => {
		expect(compose({}, 40, 'EN')).toMatchObject({ terminal: 'Wusongkou Terminal', port: '上海' });
		expect(compose({ boarding: { ...boarding, enTerminal: '' } }, 40, 'EN').terminal).toBe('吴淞口国际邮轮港');
	});
});
