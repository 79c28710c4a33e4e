import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { markOf } from '#server/request/member-mark.ts';
import type { Call } from '#shared/catalogue/call.ts';
import { catalogue } from '#shared/catalogue/catalogue.ts';
import { ERRORS } from '#shared/errors.ts';
import { MARK } from '#shared/member-mark.ts';
import { paths } from '#shared/paths.ts';
import { redisUrl } from './support/redis-url.ts';
import { SECRET, startSite, type TestSite } from './support/site.ts';
import { BEHIND_HTTPS, mustLogIn, type Visitor, visitor } from './support/visitor.ts';
import { words } from './support/words.ts';

const OLD_SECRET = 'an-older-secret-of-at-least-thirty-two-characters';
const FORM = { 'content-type': 'application/x-www-form-urlencoded', 'accept-language': 'zh' };
const t = words('CN');

let site: TestSite;
let other: Visitor;
/** The mark on the pages of the member who was logged in before. */
let before: string;
let own: string;
beforeAll(async () => {
	site = await startSite({ ...BEHIND_HTTPS, REDIS_URL: redisUrl(), SESSION_SECRET: `${SECRET},${OLD_SECRET}` });
	const [first, second] = [visitor(site), visitor(site)];
	await mustLogIn(site, first, '13011110001');
	await mustLogIn(site, second, '13011110002');
	const markFor = async (browser: Visitor) => (await browser.get('/api/session')).body.data.mark as string;
	[before, own, other] = [await markFor(first), await markFor(second), second];
	site.sandbox.reset();
});
afterEach(() => site.sandbox.reset());
afterAll(() => site.close());

const byName: Record<string, Call> = catalogue;
const calls = Object.entries(byName).filter(([, { internal }]) => !internal);

function send(browser: Visitor, name: string, headers: Readonly<Record<string, string>>) {
	const [method = '', template = ''] = name.split(' ');
	const path = `/api${template.replaceAll(/\{\w+\}/g, '1')}`;
	if (method === 'POST') return browser.post(path, {}, headers);
	return method === 'DELETE' ? browser.delete(path, headers) : browser.get(path, headers);
}

describe('a call from another member’s page', () => {
	it.each(calls.map(([name]) => name))('does nothing: %s (T108)', async (name) => {
		const { status, body } = await send(other, name, { [MARK]: before });
		expect([status, body.err, body.data]).toEqual([409, ERRORS['other-member'].err, { code: 'other-member' }]);
		expect(site.sandbox.calls().calls).toEqual([]);
	});

	it('is known by the address of a file too', async () => {
		const asked = (mark: string) => other.get(`/api/ticket/pdf?order=1&person=1&${MARK}=${mark}`);
		expect((await asked(before)).status).toBe(409);
		expect((await asked(own)).status).not.toBe(409);
	});

	it('is none of a member’s own page, of a guest’s, or of a page made with an older secret', async () => {
		const { id } = (await other.get('/api/session')).body.data.user;
		for (const mark of [own, '', markOf(id, OLD_SECRET)])
			expect((await send(other, 'GET /openapi/guest/info', { [MARK]: mark })).status).toBe(200);
	});

	it('finds the session ended as before where nobody is logged in', async () => {
		expect((await send(visitor(site), 'GET /openapi/guest/info', { [MARK]: before })).body.data.code).toBe('not-logged-in');
		expect((await send(visitor(site), 'GET /session', { [MARK]: before })).status).toBe(200);
	});
});

describe('a form of another member’s page', () => {
	const contact = { name: '林知远', mobile: '13800138000', email: '', [MARK]: '' };
	const forms: [string, object][] = [
		[paths.contactEditor, contact],
		[paths.passengerEditor, { lastName: '林' }],
		[paths.user, { intent: 'logout' }],
		[paths.favourites, { id: '1' }],
		[paths.cart, { row: '1', count: '0' }],
	];
	it.each(forms)('does nothing, and opens the page of the member who is logged in: %s (T108)', async (path, fields) => {
		const body = new URLSearchParams({ ...fields, [MARK]: before }).toString();
		const { status, text } = await other.post(path, body as never, FORM);
		expect(status).toBe(409);
		expect(text).toContain(t('common:member.other', { name: await other.who() }));
		expect(text).toContain(`name="${MARK}" value="${own}"`);
		expect(text).not.toContain('林知远');
		const changing = site.sandbox.calls().calls.filter(({ name }) => !name.startsWith('GET ') && byName[name]?.who === 'member');
		expect(changing).toEqual([]);
		expect(await other.who()).not.toBeNull();
	});

	it('is none of a member’s own page', async () => {
		const body = new URLSearchParams({ ...contact, [MARK]: own }).toString();
		expect((await other.post(paths.contactEditor, body as never, FORM)).status).toBe(302);
	});
});

it('a page that is kept for everybody has no mark, and a member’s has no id of theirs in its forms', async () => {
	const guest = await visitor(site).get(paths.home);
	expect(guest.text).not.toContain('"mark"');
	const { text } = await other.get(paths.contactEditor);
	expect(text).toContain(`"mark":"${own}"`);
	expect(text).not.toContain(before);
});
