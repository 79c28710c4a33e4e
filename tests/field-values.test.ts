import { request } from 'undici';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { catalogue } from '#shared/catalogue/catalogue.ts';
import { type DirtyLab, type FreshSite, openDirtyLab } from './support/dirty/lab.ts';
import { documentOf, fieldsOf, TEXTS } from './support/form-fields.ts';
import { redisUrl } from './support/redis-url.ts';

/** The most of a field without a bound of its own, and of a parameter: those are ids. */
const UNBOUNDED = 1_000;
const LONGEST_ID = 64;
const VALUES = { empty: () => '', blank: () => '   ', 'at its longest': (most: number) => 'x'.repeat(most) };
type Value = keyof typeof VALUES;

let lab: DirtyLab;
let site: FreshSite;
let asked = 0;
beforeAll(async () => {
	lab = await openDirtyLab(redisUrl());
	site = await lab.fresh();
});
afterAll(async () => {
	await site.close();
	await lab.close();
});

type Answer = { status: number; html: string };

/** Sends a request as a browser without scripts does, each from another address, and follows redirects. */
async function send(path: string, as: 'member' | 'guest' = 'member', form?: URLSearchParams): Promise<Answer> {
	asked += 1;
	const { statusCode, headers, body } = await request(site.url + path, {
		method: form ? 'POST' : 'GET',
		headers: {
			...{ host: 'www.good.test', 'x-forwarded-proto': 'https', 'x-forwarded-for': `10.8.${asked >> 8}.${asked & 255}` },
			...{ 'accept-language': 'zh-CN', 'sec-fetch-site': 'same-origin' },
			...(as === 'member' && { cookie: lab.cookie() }),
			...(form && { 'content-type': 'application/x-www-form-urlencoded' }),
		},
		...(form && { body: form.toString() }),
	});
	const html = await body.text();
	const location = String(headers.location ?? '');
	return statusCode >= 300 && statusCode < 400 && location.startsWith('/') ? send(location, as) : { status: statusCode, html };
}

describe.each(Object.keys(VALUES) as Value[])('%s', (value) => {
	it('every line of text of every form is read, or the form comes back with it', { timeout: 240_000 }, async () => {
		const faults: string[] = [];
		const tried = new Set<string>();
		for (const { name: page, path, as } of lab.pages.filter((one) => !one.path.startsWith('/api/'))) {
			const { html } = await send(path, as);
			for (const form of documentOf(html).querySelectorAll('form[action]')) {
				const action = form.getAttribute('action')?.split('#')[0] || path;
				const isPost = form.getAttribute('method') === 'post';
				for (const control of form.querySelectorAll(TEXTS)) {
					const name = control.getAttribute('name') ?? '';
					if (!name || tried.has(`${action} ${name}`)) continue;
					tried.add(`${action} ${name}`);
					const fields = fieldsOf(form, { [name]: VALUES[value](Number(control.getAttribute('maxlength')) || UNBOUNDED) });
					const answer = isPost ? await send(action, as, fields) : await send(`${action.split('?')[0]}?${fields}`, as);
					const isBack = answer.html.includes(`name="${name}"`);
					if (isPost ? answer.status >= 400 && !isBack : answer.status !== 200)
						faults.push(`${page}: ${action} ${name}: ${answer.status}`);
				}
			}
		}
		expect(tried.size).toBeGreaterThan(30);
		expect(faults).toEqual([]);
	});

	it('every parameter that a call of ours takes leaves each page as it is, and without its own a page says what is missing', {
		timeout: 240_000,
	}, async () => {
		const most = new Map<string, number>();
		for (const [name, { input }] of Object.entries(catalogue)) {
			if (!name.startsWith('GET /') || name.startsWith('GET /openapi')) continue;
			const { properties = {} } = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' });
			for (const [field, schema] of Object.entries(properties))
				most.set(field, Math.max(most.get(field) ?? 0, (schema as { maxLength?: number }).maxLength ?? LONGEST_ID));
		}
		const faults: string[] = [];
		for (const { name: page, path, as } of lab.pages.filter((one) => !one.path.startsWith('/api/'))) {
			const { pathname, searchParams: own } = new URL(path, site.url);
			const others = new URLSearchParams(own);
			const all = new URLSearchParams();
			for (const [field, length] of most) {
				if (!own.has(field)) others.set(field, VALUES[value](length));
				if (field !== 'lang') all.set(field, VALUES[value](length));
			}
			const answer = await send(`${pathname}?${others}`, as);
			// A list or an order of a name that nobody gave isn't there
			const fits = value === 'at its longest' ? [200, 404] : [200];
			if (!fits.includes(answer.status)) faults.push(`${page}: ${answer.status}`);
			const { status } = await send(`${pathname}?${all}`, as);
			if (status >= 500) faults.push(`${page}, all: ${status}`);
		}
		expect(faults).toEqual([]);
	});
});
