import { expect, it } from 'vitest';
import type { UpstreamCall } from '#shared/catalogue/catalogue.ts';
import type { OrderRow } from '#shared/catalogue/openapi/order-entities.ts';
import { ORDER_STATUSES, type OrderStatus } from '#shared/constants.ts';
import { bookingPath, orderPath } from '#shared/paths.ts';
import {
	bookingOf,
	type Choice,
	CREATE,
	confirmOf,
	create,
	hold,
	newMember,
	type OpenConfirm,
	ordered,
} from './support/booking.ts';
import { useBookingSite } from './support/booking-site.ts';
import { at, startProcess } from './support/process.ts';
import { begin, CANCEL, otherDate, pay } from './support/rebooking.ts';
import type { TestSite } from './support/site.ts';
import { control, type Visitor, visitor } from './support/visitor.ts';
import { words } from './support/words.ts';

let site: TestSite;
let choice: Choice;
useBookingSite((given) => {
	({ site, choice } = given);
});

const LOCK = 'POST /openapi/order/v3/individual/lock';
const t = words('CN');

/** A member who changes an order, as far as they have come. `browser`: the device in use. */
type Story = {
	mobile: string;
	browser: Visitor;
	seeded: Set<string>;
	oldId: string;
	number: string;
	to: Choice;
	localId: string;
	confirm?: OpenConfirm | undefined;
	newId: string;
};

type Answer = { status: number; body: { data?: { localId?: string; orderId?: string; state?: string; code?: string } | null } };

type Step = {
	name: string;
	/** The call of upstream's by which the step is taken. */
	call: UpstreamCall;
	press: (story: Story, browser: Visitor) => Promise<Answer>;
	/** What a press answers when the step is taken. */
	state?: string;
	/** Reads on after the step: what it made, and what the next press needs. */
	after?: (story: Story, answer: Answer) => Promise<void>;
	/** A page and its words, once the step is taken. */
	says: (story: Story) => [string, string];
	/** The member's orders then, the newest first. */
	orders: OrderStatus[];
};

const BEFORE: Pick<Step, 'says' | 'orders'> = {
	says: ({ oldId }) => [orderPath(oldId, 'rebook'), t('orders:rebook.title')],
	orders: ['not-travelled'],
};

const STEPS: Step[] = [
	{
		...BEFORE,
		name: 'the date is chosen',
		call: 'GET /openapi/order/individual/{id}',
		press: ({ oldId, to }, browser) => begin(browser, oldId, to.voyageId),
	},
	{
		name: 'the cabin is held',
		call: LOCK,
		press: ({ to }, browser) => hold(browser, to),
		after: async (story, { body }) => {
			const localId = body.data?.localId ?? expect.fail('nothing is held');
			const { cabins, contactId } = await bookingOf(story.browser, localId);
			await story.browser.post('/api/booking/save', { localId, beds: cabins.map(({ beds }) => beds), contactId });
			Object.assign(story, { localId, confirm: await confirmOf(story.browser, localId) });
		},
		says: ({ localId, number }) => [bookingPath(localId), t('booking:rebook.booking', { number })],
		orders: ['not-travelled'],
	},
	{
		name: 'the new order is made',
		call: CREATE,
		press: ({ localId, confirm, oldId }, browser) =>
			create(browser, localId, confirm?.total ?? 0, { replaces: { id: oldId, refund: confirm?.replaces?.refund ?? null } }),
		state: 'created',
		after: async (story, { body }) => void Object.assign(story, { newId: body.data?.orderId }),
		says: ({ oldId }) => [orderPath(oldId), t('orders:rebook.pay.title')],
		orders: ['waiting-payment', 'not-travelled'],
	},
	{
		name: 'the new order is paid',
		call: 'POST /openapi/order/union/pay',
		press: ({ newId }, browser) => browser.post('/api/order/pay', { orderId: newId, method: 'union' }),
		after: async ({ newId }) => void (await control(site, '/orders/pay', { id: newId })),
		says: ({ oldId }) => [orderPath(oldId), t('orders:rebook.cancel.title')],
		orders: ['not-travelled', 'not-travelled'],
	},
	{
		name: 'the old order is cancelled',
		call: CANCEL,
		press: ({ newId }, browser) => browser.post('/api/order/rebooking/finish', { id: newId }),
		state: 'done',
		says: ({ oldId }) => [orderPath(oldId), t('orders:rebook.done.title')],
		orders: ['not-travelled', 'cancelling'],
	},
];

/** Says what the member's page says, and which orders exist. */
async function stands({ says, orders }: Pick<Step, 'says' | 'orders'>, story: Story): Promise<void> {
	const [path, text] = says(story);
	expect((await story.browser.get(path)).text).toContain(text);
	const rows: OrderRow[] = (await story.browser.get('/api/openapi/order/individual?pageSize=100')).body.data.rows;
	const own = rows.filter(({ id }) => !story.seeded.has(id)).map(({ status }) => status);
	expect(own).toEqual(orders.map((status) => ORDER_STATUSES[status]));
}

const isTaken = ({ state }: Step, { status, body }: Answer): boolean => status === 200 && (!state || body.data?.state === state);

/** Presses until the step is taken, which must be at once. */
async function take(step: Step, story: Story): Promise<void> {
	const answer = await step.press(story, story.browser);
	expect(isTaken(step, answer), JSON.stringify(answer.body)).toBe(true);
	await step.after?.(story, answer);
}

async function logInAgain({ mobile }: Story): Promise<Visitor> {
	const browser = visitor(site);
	const { code } = await control<{ code: string }>(site, '/entry', { mobile });
	const { nonce } = (await browser.get('/api/login/entry')).body.data;
	expect((await browser.post('/api/login/bank', { code, nonce })).status).toBe(200);
	return browser;
}

/** How each step is disturbed: `stays` says that nothing has changed. It ends with the step taken. */
const DISTURBED: [string, (step: Step, story: Story, stays: () => Promise<void>) => Promise<void>][] = [
	[
		'pressed twice',
		async (step, story) => {
			const answers = await Promise.all([step.press(story, story.browser), step.press(story, story.browser)]);
			for (const answer of answers) expect(isTaken(step, answer), JSON.stringify(answer.body)).toBe(true);
			const [first, second] = answers.map(({ body }) => body.data?.localId ?? body.data?.orderId);
			expect(second).toBe(first);
			await step.after?.(story, answers[0] ?? expect.fail());
		},
	],
	[
		'reloaded before and after',
		async (step, story, stays) => {
			await stays();
			await take(step, story);
			await stands(step, story);
		},
	],
	[
		'gone on with on a second device',
		async (step, story, stays) => {
			story.browser = await logInAgain(story);
			await stays();
			await take(step, story);
		},
	],
	[
		'met by a session that upstream has ended (700)',
		async (step, story, stays) => {
			await control(site, '/end-tokens', { mobile: story.mobile });
			expect((await step.press(story, story.browser)).status, step.name).toBe(401);
			story.browser = await logInAgain(story);
			await stays();
			await take(step, story);
		},
	],
	[
		'cut off by the end of its process',
		async (step, story, stays) => {
			const { url, kill } = await startProcess(site);
			const counts = () => site.sandbox.calls().counts[step.call] ?? 0;
			const before = counts();
			site.sandbox.fault({ call: step.call, delayMs: 60_000, times: 1 });
			const pressed = step.press(story, at(url, story.browser)).catch(() => null);
			while (counts() === before) await new Promise((done) => setTimeout(done, 10));
			await kill();
			await pressed;
			await stays();
			if (step.call === LOCK) {
				// Upstream may still hold those cabins, so they can't be asked for yet: the member takes another date.
				expect((await step.press(story, story.browser)).body.data?.code).toBe('hold-unclear');
				story.to = await otherDate(story.browser, story.oldId, story.to.voyageId);
				expect((await begin(story.browser, story.oldId, story.to.voyageId)).status).toBe(200);
			}
			await take(step, story);
		},
	],
	[
		'carried out without an answer',
		async (step, story) => {
			site.sandbox.fault({ call: step.call, lost: true, times: 1 });
			await step.press(story, story.browser);
			await take(step, story);
		},
	],
	[
		'refused by upstream',
		async (step, story, stays) => {
			site.sandbox.fault({ call: step.call, err: 4_211, errMsg: '系统维护中', times: 1 });
			expect(isTaken(step, await step.press(story, story.browser))).toBe(false);
			await stays();
			await take(step, story);
		},
	],
	[
		'met by another price',
		async (step, story, stays) => {
			await control(site, '/prices', { voyageId: story.to.voyageId, by: 100 });
			if (step.call === CREATE) {
				expect((await step.press(story, story.browser)).body.data?.state).toBe('changed');
				await stays();
				story.confirm = await confirmOf(story.browser, story.localId);
			}
			await take(step, story);
		},
	],
];

it.each(DISTURBED)(
	'a change of which every step is %s: the pages say what exists, and two orders at most do',
	async (_name, disturbed) => {
		const mei = await newMember(site);
		const rows: OrderRow[] = (await mei.get('/api/openapi/order/individual?pageSize=100')).body.data.rows;
		const oldId = await ordered(mei, choice);
		await pay(site, mei, oldId);
		const { number } = (await mei.get(`/api/order?id=${oldId}`)).body.data;
		const seeded = new Set(rows.map(({ id }) => id));
		const to = await otherDate(mei, oldId);
		const story: Story = { mobile: mei.mobile, browser: mei, seeded, oldId, number, to, localId: '', newId: '' };
		let standing: Pick<Step, 'says' | 'orders'> = BEFORE;
		for (const step of STEPS) {
			const before = standing;
			await disturbed(step, story, () => stands(before, story));
			await stands(step, story);
			standing = step;
		}
	},
	120_000,
);
