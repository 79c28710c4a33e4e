import { afterEach, describe, expect, it } from 'vitest';
import { readConfig } from '#server/settings/config.ts';
import { startSite, type TestSite } from './support/site.ts';
import { BEHIND_HTTPS, visitor } from './support/visitor.ts';

const ADDRESSES = ['/api/docs', '/api/openapi.json', '/api/docs/page.js', '/api/docs/page.css'];

let site: TestSite;
afterEach(() => site?.close());

const look = (path: string) => visitor(site).get(path, { accept: 'text/html,*/*;q=0.8' });

describe('production', () => {
	it('shows neither the document nor its page', async () => {
		site = await startSite();
		for (const path of ADDRESSES) expect([path, (await look(path)).status]).toEqual([path, 404]);
	});

	it('shows both when a setting allows it, with the policy of pages that run only our own files', async () => {
		site = await startSite({ ...BEHIND_HTTPS, API_DOCS: 'true' });
		for (const path of ADDRESSES) expect([path, (await look(path)).status]).toEqual([path, 200]);
		const { headers, text } = await look('/api/docs');
		const policy = headers['content-security-policy'];
		for (const part of ["default-src 'none'", "script-src 'self'", "style-src 'self'", "connect-src 'self'"])
			expect(policy).toContain(`${part};`);
		expect(policy).toContain("frame-ancestors 'none'");
		expect(policy).not.toMatch(/unsafe-eval|nonce-|'unsafe-inline'.*script/);
		expect(headers['cache-control']).toBe('private, no-store');
		expect(headers['set-cookie']).toBeUndefined();
		// The page needs no more than that policy allows.
		expect(text).not.toMatch(/<style|<script(?! src="\/api\/docs\/page\.js")|\son\w+=|\sstyle=/);
	});
});

describe('the document and its page', () => {
	it('list the same calls, in both languages', async () => {
		site = await startSite({ API_DOCS: 'true' });
		const { body } = await look('/api/openapi.json');
		expect(body.openapi).toBe('3.1.0');
		expect(Object.keys(body.paths)).toEqual(expect.arrayContaining(['/openapi/voyage/v2/{id}', '/home']));
		const names = Object.values<Record<string, { operationId: string }>>(body.paths)
			.flatMap((methods) => Object.values(methods))
			.map(({ operationId }) => operationId);
		for (const [lang, tag, title] of [
			['CN', 'zh-Hans', '接口文档'],
			['EN', 'en', 'API reference'],
		]) {
			const { text } = await look(`/api/docs?lang=${lang}`);
			expect(text).toContain(`<html lang="${tag}">`);
			expect(text).toContain(`<h1>${title}</h1>`);
			const shown = [...text.matchAll(/<details class="call" id="(\w+)">/g)].map(([, name]) => name);
			expect(shown.toSorted()).toEqual(names.toSorted());
			expect(text).not.toMatch(/undefined|\[object|NaN/);
		}
	});

	it('share one address: tools get the document there', async () => {
		site = await startSite({ API_DOCS: 'true' });
		const { body } = await visitor(site).get('/api/docs');
		expect(body).toEqual((await look('/api/openapi.json')).body);
	});

	it('every link on the page leads to something', async () => {
		site = await startSite({ API_DOCS: 'true' });
		const { text } = await look('/api/docs');
		const ids = [...text.matchAll(/ id="([\w-]+)"/g)].map(([, id]) => id);
		const targets = new Set([...text.matchAll(/href="#([\w-]+)"/g)].map(([, target]) => target));
		expect(targets.size).toBeGreaterThan(30);
		expect([...targets].filter((target) => !ids.includes(target))).toEqual([]);
		expect(new Set(ids).size).toBe(ids.length);
	});
});

it.each([
	[{ NODE_ENV: 'development' }, true],
	[{ NODE_ENV: 'production', DEMO: 'true' }, true],
	[{ NODE_ENV: 'production', DEMO: 'true', API_DOCS: 'false' }, false],
])('with %o they are shown: %s', (env, shown) => {
	expect(readConfig(env).API_DOCS).toBe(shown);
});
