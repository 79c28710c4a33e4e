import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { readConfig } from '#server/settings/config.ts';
import { startSite, type TestSite } from './support/site.ts';
import { BEHIND_HTTPS, visitor } from './support/visitor.ts';

const FILES = ['page.css', 'viewer.js', 'index.css', 'swagger-ui.css', 'swagger-ui-bundle.js'].map((name) => `/api/docs/${name}`);
const ADDRESSES = ['/api/docs', '/api/openapi.json', ...FILES];

let site: TestSite;
afterEach(() => site?.close());

const look = (path: string) => visitor(site).get(path, { accept: 'text/html,*/*;q=0.8' });

/** The parts of a policy by their names. */
const policyOf = (headers: Record<string, string>): Record<string, string> =>
	Object.fromEntries(
		(headers['content-security-policy'] ?? '').split(';').map((part) => {
			const [name = '', ...sources] = part.trim().split(' ');
			return [name, sources.join(' ')];
		}),
	);

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
		expect(text).not.toMatch(/<style|<script(?! src="\/api\/docs\/[\w-]+\.js" defer><)|\son\w+=|\sstyle=/);
	});

	it('allows that page one thing more than any other page: pictures out of answers', async () => {
		site = await startSite({ ...BEHIND_HTTPS, API_DOCS: 'true' });
		const other = policyOf((await look('/')).headers);
		expect(other['img-src']).toMatch(/^'self' data:/);
		expect(policyOf((await look('/api/docs')).headers)).toEqual({
			...other,
			'script-src': "'self'",
			'style-src': "'self'",
			'img-src': other['img-src']?.replace("'self'", "'self' blob:"),
		});
	});
});

describe('the document and its page', () => {
	it('are there in both languages', async () => {
		site = await startSite({ API_DOCS: 'true' });
		const { body } = await look('/api/openapi.json');
		expect(body.openapi).toBe('3.1.0');
		expect(Object.keys(body.paths)).toEqual(expect.arrayContaining(['/openapi/voyage/v2/{id}', '/home']));
		for (const [lang, tag, title] of [
			['CN', 'zh-Hans', '接口文档'],
			['EN', 'en', 'API reference'],
		]) {
			const { text } = await look(`/api/docs?lang=${lang}`);
			expect(text).toContain(`<html lang="${tag}">`);
			expect(text).toContain(`<title>${title}</title>`);
			expect(text).not.toMatch(/undefined|\[object|NaN/);
		}
	});

	it('share one address: tools get the document there', async () => {
		site = await startSite({ API_DOCS: 'true' });
		const { body } = await visitor(site).get('/api/docs');
		expect(body).toEqual((await look('/api/openapi.json')).body);
	});

	it('need no file but those that this site serves beside the page', async () => {
		site = await startSite({ API_DOCS: 'true' });
		const { text } = await look('/api/docs');
		const named = [...text.matchAll(/<(?:script|link rel="stylesheet")[^>]* (?:src|href)="([^"]+)"/g)].map(([, path]) => path);
		expect(named.toSorted()).toEqual(FILES.toSorted());
		for (const path of FILES) {
			const { headers } = await look(path);
			expect(headers['content-type']).toMatch(path.endsWith('.js') ? /^text\/javascript/ : /^text\/css/);
			expect(headers['cache-control']).toBe('no-cache');
			expect(headers['x-content-type-options']).toBe('nosniff');
		}
	});
});

it.each([
	[{ NODE_ENV: 'development' }, true],
	[{ NODE_ENV: 'production', DEMO: 'true' }, true],
	[{ NODE_ENV: 'production', DEMO: 'true', API_DOCS: 'false' }, false],
])('with %o they are shown: %s', (env, shown) => {
	expect(readConfig(env).API_DOCS).toBe(shown);
});

it('no package runs a script when it is installed but `node`: one of Swagger UI would report the install', () => {
	const read = (file: string) => JSON.parse(readFileSync(join(import.meta.dirname, '..', file), 'utf8'));
	const { packages } = read('package-lock.json') as { packages: Record<string, { hasInstallScript?: boolean }> };
	const withScripts = Object.keys(packages).filter((path) => packages[path]?.hasInstallScript);
	expect(withScripts.toSorted()).toEqual(['node_modules/@scarf/scarf', 'node_modules/node']);
	const { allowScripts, scarfSettings } = read('package.json');
	expect(allowScripts).toEqual({ node: true, '@scarf/scarf': false });
	// An npm that doesn't know `allowScripts` runs the script, which then looks for this.
	expect(scarfSettings).toEqual({ enabled: false });
});
