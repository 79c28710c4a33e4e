import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PassengerView } from '#shared/catalogue/bff/contacts.ts';
import { paths } from '#shared/paths.ts';
import { bookingOf, type Choice, confirmOf, create, filledDraft, findChoice, newMember } from './support/booking.ts';
import { redisUrl } from './support/redis-url.ts';
import { startSite, type TestSite } from './support/site.ts';
import { BEHIND_HTTPS, control, type Visitor } from './support/visitor.ts';

let site: TestSite;
let choice: Choice;
let browser: Visitor;
beforeAll(async () => {
	site = await startSite({ ...BEHIND_HTTPS, REDIS_URL: redisUrl() });
	choice = await findChoice(site);
	browser = await newMember(site);
});
afterAll(() => site.close());

const passengersOf = async (): Promise<PassengerView[]> => (await browser.get('/api/contacts')).body.data.passengers;
/** Has the stand-in send a passenger's birthday in another form. */
const send = (id: string, birthday: string | number, more: Record<string, string> = {}) =>
	control(site, '/tourists', { id, change: { ...more, birthday } });

it.each([
	['1988-07-09T00:00:00+09:00', '1988-07-09'],
	['1988-07-08T15:00:00Z', '1988-07-09'],
	[2_822_400_000, '1970-02-03'],
	[-252_460_800_000, '1962-01-01'],
	['/Date(-252460800000)/', '1962-01-01'],
])('a birthday that upstream sends as %j is shown as %s', async (sent, birthday) => {
	const [first] = await passengersOf();
	await send(first?.id ?? '', sent);
	expect((await passengersOf())[0]).toMatchObject({ id: first?.id, birthday });
	const [year, month, date] = birthday.split('-').map(Number);
	expect((await browser.get(paths.contacts)).text).toContain(`${year}年${month}月${date}日`);
});

it('the birthday of a passenger without one is that of their identity card', async () => {
	const passengers = await passengersOf();
	const carded = passengers.find(({ documentType }) => documentType === 'ID_CARD');
	await send(carded?.id ?? '', '0001-01-01T00:00:00Z');
	expect((await passengersOf()).find(({ id }) => id === carded?.id)?.birthday).toBe(carded?.birthday);
	expect(carded?.birthday).toMatch(/^\d{4}-/);
});

describe('a birthday that can’t be read in one way', () => {
	it.each(['05/12/1990', -28_800_000, '1988-07-08 16:00:00'])(
		'is asked for when upstream sends %j; with it the booking goes on',
		async (sent) => {
			const localId = await filledDraft(browser, choice);
			const { total } = await confirmOf(browser, localId);
			const id = (await bookingOf(browser, localId)).cabins[0]?.beds[0] ?? '';
			expect((await browser.get(paths.contacts)).text).not.toContain('请填写出生日期');
			await send(id, sent);

			const shown = (await passengersOf()).find((passenger) => passenger.id === id);
			expect(shown).toMatchObject({ birthday: '', attention: 'incomplete' });
			const page = await browser.get(paths.contacts);
			expect(page.text).toContain('请填写出生日期');
			expect(page.text).toContain('资料不完整');
			expect(site.logged()).toMatch(/"field":"\[\]\.birthday".*a birthday that can be read in one way/);

			const { passengers } = await bookingOf(browser, localId);
			expect(passengers.find((passenger) => passenger.id === id)).toMatchObject({ birthday: '', attention: 'incomplete' });
			expect((await confirmOf(browser, localId)).complete).toBe(false);
			expect((await create(browser, localId, total)).body.data).toEqual({ state: 'incomplete' });

			const form = (await browser.get(`/api/passenger?id=${id}`)).body.data as Record<string, string>;
			expect(form.birthday).toBe('');
			const refused = await browser.post('/api/passenger', form);
			expect(refused.body.data).toEqual({ state: 'refused', problems: { birthday: 'missing' } });
			await browser.post('/api/passenger', { ...form, birthday: '1990-12-05' });
			expect((await passengersOf()).find((passenger) => passenger.id === id)?.birthday).toBe('1990-12-05');
			expect((await browser.get(`/api/passenger?id=${id}`)).body.data.birthday).toBe('1990-12-05');
			expect((await create(browser, localId, total)).body.data.state).toBe('created');
		},
	);
});
