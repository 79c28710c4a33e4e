import type { ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { PassView, TicketsView } from '#shared/catalogue/bff/tickets.ts';
import { newMember } from './support/booking.ts';
import { startForeignBackend } from './support/foreign-backend.ts';
import { type ForeignHost, startForeignHost } from './support/foreign-host.ts';
import { keysIn, openRedis, redisUrl } from './support/redis-url.ts';
import { startSite, type TestSite } from './support/site.ts';
import { BEHIND_HTTPS, control, type Visitor, visitor } from './support/visitor.ts';

const TIMEOUT_MS = 700;
const PDF_ADDRESS = /https?:\/\/[^"\s]+\/passes\/[\w-]+\.pdf/g;
const TICKETS = 'POST /openapi/order/getTicketUrl';

type Person = { id: number; passport: string; pinyinLastName: string };
type Member = Visitor & { mobile: string };

let host: ForeignHost;
let backend: Awaited<ReturnType<typeof startForeignBackend>>;
let site: TestSite;
let lin: Member;
let other: Member;
/** Upstream's address of the PDF: on the host of the settings, unless a test sets another. */
let addressOf: (path: string) => string;
const held: ServerResponse[] = [];

const FAULTS: Record<string, (response: ServerResponse) => void> = {
	'/page': (response) => response.setHeader('content-type', 'application/pdf').end('<!doctype html><title>login</title>'),
	'/large': (response) => response.end(Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(6 * 1024 * 1024)])),
	'/500': (response) => response.writeHead(500).end('%PDF-1.7'),
	'/moved': (response) => response.writeHead(302, { location: 'http://127.0.0.1/' }).end(),
	'/cut': (response) => {
		response.writeHead(200, { 'content-length': '4096' }).write('%PDF-1.7');
		setImmediate(() => response.destroy());
	},
	'/packed': (response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('%PDF-1.7')),
	'/drip': (response) => {
		const dripping = setInterval(() => response.write('%PDF-1.7'), 50);
		response.once('close', () => clearInterval(dripping));
	},
	'/hang': (response) => void held.push(response),
};

beforeAll(async () => {
	host = await startForeignHost(
		(request, response) => {
			const { pathname, searchParams } = new URL(request.url ?? '/', 'https://host.test');
			const fault = FAULTS[pathname];
			if (fault) return fault(response);
			void fetch(searchParams.get('of') ?? '').then(async (sent) => response.end(Buffer.from(await sent.arrayBuffer())));
		},
		{ maxBytes: 5 * 1024 * 1024, timeoutMs: TIMEOUT_MS },
	);
	const first = await startSite();
	backend = await startForeignBackend(first.sandboxUrl, (path) => addressOf(path), PDF_ADDRESS);
	const settings = { ...BEHIND_HTTPS, REDIS_URL: redisUrl(), TICKET_HOSTS: host.host, TICKET_GUEST_ACCESS: 'true' };
	const served = await startSite(settings, backend.url, undefined, host.network);
	site = {
		...served,
		sandbox: first.sandbox,
		sandboxUrl: first.sandboxUrl,
		close: async () => void (await Promise.all([served.close(), first.close()])),
	};
	lin = await newMember(site);
	other = await newMember(site);
});
afterEach(() => {
	addressOf = atHost;
	return site.sandbox.reset();
});
afterAll(async () => {
	await site.close();
	await backend.close();
	await host.close();
});

const atHost = (path: string): string => `https://${host.host}/pass.pdf?of=${encodeURIComponent(path)}`;
addressOf = atHost;

async function ordered({ mobile }: Member, leavesInHours = 40): Promise<{ id: string; people: Person[] }> {
	const { id } = await control<{ id: string }>(site, '/orders', { mobile, status: 3, daysToSail: 30, child: 1 });
	await control(site, '/orders/sailing', { id, leavesInMinutes: leavesInHours * 60 });
	const { people } = await control<{ people: Person[] }>(site, '/orders/people', { id });
	return { id, people };
}
const issue = (id: string) => control(site, '/orders/pass', { id, to: 'issued' });
async function issued(member: Member) {
	const order = await ordered(member);
	await issue(order.id);
	return order;
}
const view = async (browser: Visitor, id: string): Promise<TicketsView> =>
	(await browser.get(`/api/tickets?order=${id}`)).body.data;
async function passes(browser: Visitor, id: string): Promise<PassView[]> {
	const [order] = (await view(browser, id)).orders;
	return order && order.passes !== 'unavailable' ? order.passes : expect.fail('no passes');
}
const pdfOf = (browser: Visitor, id: string, person: number) => browser.get(`/api/ticket/pdf?order=${id}&person=${person}`);

describe('GET /tickets', () => {
	it('shows each passenger of an order with the state of the pass, and the number of a ready pass only', async () => {
		const { id, people } = await ordered(lin);
		expect((await passes(lin, id)).map(({ state, number, qr }) => [state, number, qr])).toEqual(
			people.map(() => ['unchecked', '', null]),
		);
		await issue(id);
		const ready = await passes(lin, id);
		expect(ready.map(({ person, state }) => [person, state])).toEqual(people.map((person) => [String(person.id), 'ready']));
		expect(new Set(ready.map(({ number }) => number)).size).toBe(people.length);
		await control(site, '/orders/pass', { id, person: people[1]?.id, to: 'changed' });
		expect((await passes(lin, id)).map(({ state, number }) => [state, number !== ''])).toEqual([
			['ready', true],
			['changed', false],
			['ready', true],
		]);
	});

	it('lists the next sailing first, and none that is over', async () => {
		const later = await ordered(other, 30 * 24);
		const next = await ordered(other, 20);
		const { orders } = (await other.get('/api/tickets')).body.data as TicketsView;
		const shown = orders.map(({ order }) => order);
		expect(shown.indexOf(next.id)).toBeLessThan(shown.indexOf(later.id));
		expect(shown[0]).toBe(next.id);
	});

	it('shows the order without its passes when they are unavailable', async () => {
		const { id } = await issued(lin);
		site.sandbox.fault({ call: TICKETS, httpStatus: 500 });
		expect((await view(lin, id)).orders).toMatchObject([
			{ order: id, passes: 'unavailable', voyage: { date: expect.any(String) } },
		]);
		site.sandbox.reset();
		site.sandbox.fault({ call: 'GET /openapi/order/persons', httpStatus: 500 });
		expect((await passes(lin, id)).map(({ state }) => state)).toEqual(['ready', 'ready', 'ready']);
	});
});

describe('POST /ticket/create', () => {
	it('is refused too early and before check-in, in upstream’s words; another member’s order is not found', async () => {
		const early = await ordered(lin, 60);
		const ask = async (browser: Visitor, order: string, person: number) =>
			(await browser.post('/api/ticket/create', { order, person: String(person) })).body;
		const [person] = early.people;
		const answer = await ask(lin, early.id, person?.id ?? 0);
		expect(answer.data).toMatchObject({ state: 'refused', message: expect.stringMatching(/办理登船|48/) });
		expect((await ask(other, early.id, person?.id ?? 0)).data.code).toBe('not-found');
		expect((await ask(lin, early.id, 1)).data.code).toBe('not-found');
		expect((await ask(visitor(site), early.id, person?.id ?? 0)).data.code).toBe('not-logged-in');
	});
});

describe('GET /ticket/pdf', () => {
	it('is upstream’s file under a name of its own, never cached', async () => {
		const { id, people } = await issued(lin);
		const [first] = people;
		const { status, headers, body } = await pdfOf(lin, id, first?.id ?? 0);
		expect(status).toBe(200);
		expect(headers).toMatchObject({
			'content-type': 'application/pdf',
			'cache-control': 'private, no-store',
			'x-content-type-options': 'nosniff',
		});
		expect(headers['content-disposition']).toMatch(/^attachment; filename="?boarding-pass-LIN-ZHIYUAN-\d{4}-\d\d-\d\d\.pdf"?$/);
		const { totalPages, text } = await extractText(await getDocumentProxy(new Uint8Array(body as Buffer)), { mergePages: true });
		const [pass] = await passes(lin, id);
		expect([totalPages, text]).toEqual([1, expect.stringContaining(pass?.number ?? '-')]);
	});

	it.each([...Object.keys(FAULTS), 'another host', 'by plain HTTP'])(
		'a PDF that is broken (%s) is upstream’s failure, and nothing of it is passed on (T79)',
		async (fault) => {
			const { id, people } = await issued(lin);
			host.asked.length = 0;
			const elsewhere = { 'another host': 'https://elsewhere.test/a.pdf', 'by plain HTTP': `http://${host.host}/a.pdf` };
			addressOf = () => elsewhere[fault as keyof typeof elsewhere] ?? `https://${host.host}${fault}`;
			const reply = await pdfOf(lin, id, people[0]?.id ?? 0);
			expect([reply.status, reply.body.data.code]).toEqual([502, 'upstream-unavailable']);
			expect(reply.text).not.toContain('PDF-');
			expect(host.asked).toEqual(fault.startsWith('/') ? [fault] : []);
			for (const waiting of held.splice(0)) waiting.destroy();
		},
	);

	it('a browser that opens a link to it gets an error page, not an envelope', async () => {
		const reply = await visitor(site).get('/api/ticket/pdf?order=1&person=1', {
			'sec-fetch-mode': 'navigate',
			accept: 'text/html',
		});
		expect([reply.status, reply.headers['content-type']]).toEqual([401, 'text/html; charset=utf-8']);
	});
});

describe('a visitor who isn’t the member', () => {
	it('gets no pass by its addresses: page, call or PDF (T78)', async () => {
		const { id, people } = await issued(lin);
		const numbers = (await passes(lin, id)).map(({ number }) => number);
		const paths = [
			`/ticket?order=${id}`,
			'/ticket',
			`/api/tickets?order=${id}`,
			`/api/ticket/pdf?order=${id}&person=${people[0]?.id}`,
		];
		const strangers = { 'another member': other, 'a logged-out browser': visitor(site) };
		for (const [who, browser] of Object.entries(strangers)) {
			for (const path of paths) {
				const { text = '', headers, status } = await browser.get(path);
				for (const secret of [...numbers, ...people.map(({ passport }) => passport)])
					expect(text, `${who} at ${path}`).not.toContain(secret);
				expect(headers['cache-control'], path).toMatch(/no-store/);
				if (path.includes(id))
					expect(status, `${who} at ${path}`).toBe(who === 'another member' ? 404 : path.startsWith('/api') ? 401 : 200);
			}
		}
		// A member's own order with a passenger of another order.
		const own = await issued(other);
		expect((await pdfOf(other, own.id, people[0]?.id ?? 0)).status).toBe(404);
	});
});

describe('a guest, where the settings allow it', () => {
	const find = (browser: Visitor, fields: object) => browser.post('/api/ticket/find', fields);

	it('sees the pass of one passenger by the order’s number and the document’s', async () => {
		const { id, people } = await issued(lin);
		const [first, second] = people;
		const reply = await find(visitor(site), { orderNo: ` ${id} `, documentNumber: first?.passport.toLowerCase() });
		expect(reply.body.data).toMatchObject({
			state: 'found',
			orders: [{ order: '', passes: [{ person: String(first?.id), state: 'ready' }] }],
		});
		expect(reply.text).not.toContain(second?.pinyinLastName);
		expect(reply.text).not.toContain(first?.passport);
	});

	it('gets the same answer for a wrong order and a wrong document, and may try five times (T80)', async () => {
		const { id, people } = await issued(lin);
		const answers: unknown[] = [];
		const guess = { orderNo: id, documentNumber: 'E00000000' };
		for (const fields of [{ orderNo: '99999999', documentNumber: people[0]?.passport }, guess])
			answers.push((await find(visitor(site), fields)).body.data);
		expect(answers).toEqual([{ state: 'refused' }, { state: 'refused' }]);
		for (const _ of [1, 2, 3, 4]) expect((await find(visitor(site), guess)).status).toBe(200);
		expect((await find(visitor(site), { ...guess, orderNo: `${id.slice(0, 4)} ${id.slice(4)}` })).status).toBe(429);
		expect((await find(visitor(site), { orderNo: id, documentNumber: people[0]?.passport })).status).toBe(429);
	});

	it('gets the pass as the answer to a form without scripts, and by no address', async () => {
		const { id, people } = await issued(lin);
		const guest = visitor(site);
		const typed = { orderNo: id, documentNumber: people[2]?.passport ?? '' };
		const form = { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://www.good.test' };
		const shown = await guest.post('/ticket', new URLSearchParams(typed).toString() as never, form);
		expect(shown.text).toContain('XIAOZHOU');
		expect(shown.headers).toMatchObject({ 'cache-control': 'private, no-store' });
		expect(shown.text).not.toContain(typed.documentNumber);
		expect((await guest.get('/ticket')).text).not.toContain('XIAOZHOU');
	});

	it('gets nothing when the settings don’t allow it', async () => {
		const closed = await startSite({ ...BEHIND_HTTPS }, backend.url);
		const { id, people } = await issued(lin);
		const reply = await find(visitor(closed), { orderNo: id, documentNumber: people[0]?.passport });
		expect(reply.status).toBe(404);
		expect((await visitor(closed).get('/ticket')).text).not.toContain('documentNumber');
		await closed.close();
	});
});

it('no log and no key of Redis holds a name or number of a pass', async () => {
	const { id, people } = await issued(lin);
	const numbers = (await passes(lin, id)).map(({ number }) => number);
	await pdfOf(lin, id, people[0]?.id ?? 0);
	await visitor(site).post('/api/ticket/find', { orderNo: id, documentNumber: people[0]?.passport });
	const redis = await openRedis();
	const kept = (await keysIn(redis)).join('\n');
	redis.disconnect();
	for (const secret of [...numbers, ...people.map(({ passport }) => passport), 'ZHIYUAN', '知远']) {
		expect(site.logged(), 'the log').not.toContain(secret);
		expect(kept, 'keys').not.toContain(secret);
	}
});

it('the worker for pages without a network is revalidated with each use, and can reach this site only', async () => {
	const first = await visitor(site).get('/ticket-worker.js');
	const again = await visitor(site).get('/ticket-worker.js', { 'if-none-match': first.headers.etag });
	expect([first.status, again.status]).toEqual([200, 304]);
	for (const { headers } of [first, again])
		expect(headers).toMatchObject({
			'cache-control': 'no-cache',
			'content-security-policy': "default-src 'none'; connect-src 'self'",
		});
});
