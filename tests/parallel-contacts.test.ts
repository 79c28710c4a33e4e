import { afterAll, beforeAll, expect, it } from 'vitest';
import { newcomer, newMember } from './support/booking.ts';
import { redisUrl } from './support/redis-url.ts';
import { startSite, type TestSite } from './support/site.ts';
import { BEHIND_HTTPS, type Visitor, visitor } from './support/visitor.ts';

const MANY = 50;

/** Two processes of the site, on one Redis and one backend, and a member at both. */
let one: TestSite;
let two: TestSite;
let both: [Visitor, Visitor];

beforeAll(async () => {
	one = await startSite({ ...BEHIND_HTTPS, REDIS_URL: redisUrl() });
	two = await startSite({ ...BEHIND_HTTPS, REDIS_URL: redisUrl() }, one.sandboxUrl);
	const member = await newMember(one);
	const elsewhere = visitor(two);
	for (const [name, value] of member.cookies) elsewhere.cookies.set(name, value);
	both = [member, elsewhere];
});
afterAll(() => Promise.all([one.close(), two.close()]));

/** Sends many forms at once, to both processes in turn; returns the answers. */
const sendAtOnce = async (path: string, form: (index: number) => object) =>
	(await Promise.all(Array.from({ length: MANY }, (_, index) => both[index % 2]?.post(path, form(index))))).map(
		(reply) => reply?.body.data as { state: string; id?: string; problems?: object },
	);
const passportOf = (index: number) => `E${88_880_000 + index}`;

it('50 passengers with one mobile number, saved at once at two processes: four', async () => {
	const answers = await sendAtOnce('/api/passenger', (index) => newcomer(passportOf(index), '13700001111'));
	const saved = answers.filter(({ state }) => state === 'saved');
	expect(saved).toHaveLength(4);
	expect(answers.filter((answer) => !saved.includes(answer))).toEqual(
		Array.from({ length: MANY - 4 }, () => ({ state: 'refused', problems: { mobile: 'usedUp' } })),
	);
});

it('50 passengers with one document, saved at once at two processes: one', async () => {
	const form = (index: number) => newcomer('E77770000', `137${20_000_000 + index}`);
	const answers = await sendAtOnce('/api/passenger', form);
	expect(answers.filter(({ state }) => state === 'saved')).toHaveLength(1);
	expect(answers.filter(({ state }) => state === 'refused')).toHaveLength(MANY - 1);
});

it('one contact saved 50 times at once at two processes is one', async () => {
	const answers = await sendAtOnce('/api/contact', () => ({ name: '林安', mobile: '13800138000', email: '' }));
	expect(new Set(answers.map(({ state }) => state))).toEqual(new Set(['saved']));
	expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
});
