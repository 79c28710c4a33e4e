import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSandbox } from '#sandbox/server.ts';
import { serve } from '#server/serve.ts';
import { readConfig } from '#server/settings/config.ts';
import { capturedLog } from './support/captured-log.ts';
import { readSamples, type Samples } from './support/metrics.ts';
import { HOT_ROUTES } from './support/site.ts';

const REPORTS = 'cruise_csp_reports_total';
const sandbox = createSandbox({ hotRoutes: HOT_ROUTES });
const { log, lines } = capturedLog('debug');
let upstream: Awaited<ReturnType<typeof sandbox.listen>>;
let site: Awaited<ReturnType<typeof serve>>;
beforeAll(async () => {
	upstream = await sandbox.listen(0, '127.0.0.1');
	const config = readConfig({ DEMO: 'true', PORT: '0', HOST: '127.0.0.1', METRICS_PORT: '0', DRAIN_MS: '0', TRUST_PROXY: '1' });
	site = await serve({ config, upstreamUrl: upstream.url, log });
});
afterAll(async () => {
	await site.close();
	await upstream.close();
});

const measured = async (): Promise<Samples> => readSamples(await (await fetch(site.metricsUrl ?? '')).text());
const violation = (effectiveDirective: string, blockedURL: string) => ({
	type: 'csp-violation',
	age: 1,
	url: 'https://www.good.test/?code=a-secret-code',
	user_agent: 'a browser',
	body: { documentURL: 'https://www.good.test/?code=a-secret-code', blockedURL, effectiveDirective, sample: 'a-secret-sample' },
});
let senders = 0;
/** Another address for each sender. */
const nextAddress = (): string => `10.2.0.${++senders}`;
const send = (body: string, address = nextAddress(), type = 'application/reports+json') =>
	supertest(site.url)
		.post('/csp-reports')
		.set({ 'x-forwarded-for': address, 'content-type': type })
		.send(body)
		.ok(() => true);
const report = (...reports: unknown[]) => send(JSON.stringify(reports));

describe('a report about the content security policy', () => {
	it('goes to the address that every page names', async () => {
		for (const path of ['/', '/voyage-search', '/%']) {
			const { headers } = await supertest(site.url).get(path);
			expect(headers['reporting-endpoints']).toBe('csp="/csp-reports"');
			expect(headers['content-security-policy']).toMatch(/;report-to csp;report-uri \/csp-reports$/);
		}
	});

	it('is counted by directive and host, without cookie, origin or any other sign of this site, and nothing else is kept', async () => {
		const { status, headers, text } = await report(
			violation('script-src-elem', 'https://evil.test/a?token=a-secret-token'),
			violation('script-src-elem', 'https://evil.test/b'),
			violation('style-src-attr', 'inline'),
			violation('no-directive', 'chrome-extension://abcdef/x.js'),
		);
		expect([status, text, headers['cache-control'], headers['set-cookie']]).toEqual([204, '', 'no-store', undefined]);
		const samples = await measured();
		expect(samples.sum(REPORTS, { directive: 'script-src-elem', host: 'evil.test' })).toBe(2);
		expect(samples.sum(REPORTS, { directive: 'style-src-attr', host: 'inline' })).toBe(1);
		expect(samples.sum(REPORTS, { directive: 'other', host: 'other' })).toBe(1);
		for (const kept of [samples.text, lines.join('')]) expect(kept).not.toMatch(/secret|a browser|extension|evil\.test\//);
	});

	it('of an older browser is counted too', async () => {
		const older = { 'document-uri': 'https://www.good.test/?code=a-secret-code', 'effective-directive': 'frame-src' };
		const body = JSON.stringify({ 'csp-report': { ...older, 'blocked-uri': 'https://evil.test/b?c=d' } });
		expect((await send(body, nextAddress(), 'application/csp-report')).status).toBe(204);
		expect((await measured()).sum(REPORTS, { directive: 'frame-src', host: 'evil.test' })).toBe(1);
	});

	it.each([
		['neither a list nor a report', '{"type":"csp-violation"}', 204],
		['an older report without a directive', '{"csp-report":{"blocked-uri":"inline"}}', 204],
		['reports of another kind', '[{"type":"deprecation","body":{"id":"x"}},null,1,[],{"type":"csp-violation"}]', 204],
		['malformed JSON', '[{"type":', 400],
		['more than 100 KB', `["${'x'.repeat(110_000)}"]`, 413],
	])('that is none is not counted: %s', async (_what, body, expected) => {
		const before = (await measured()).sum(REPORTS);
		expect((await send(body)).status).toBe(expected);
		expect((await measured()).sum(REPORTS)).toBe(before);
	});

	it('makes no label of its own choice: from the fiftieth host on, hosts are called other', async () => {
		const hosts = Array.from({ length: 120 }, (_, at) => violation('img-src', `https://host-${at}.test/`));
		expect((await report(...hosts)).status).toBe(204);
		const samples = await measured();
		expect(samples.values(REPORTS, 'host').length).toBeLessThanOrEqual(51);
		expect(samples.sum(REPORTS, { directive: 'img-src' })).toBe(120);
	});

	it('is refused from the sixty-first of a minute on from one address, and other addresses aren’t', async () => {
		const address = nextAddress();
		const statuses = [];
		for (let count = 0; count < 61; count += 1) statuses.push((await send('[]', address)).status);
		expect([statuses.slice(0, 60).every((status) => status === 204), statuses[60]]).toEqual([true, 429]);
		expect((await send('[]')).status).toBe(204);
	});
});

describe('the permissions of pages', () => {
	/** Calls of the browser and the permission that each needs. */
	const NEEDS: readonly (readonly [call: RegExp, permission: string])[] = [
		[/navigator\.clipboard\.write/, 'clipboard-write'],
		[/wakeLock\.request/, 'screen-wake-lock'],
		[/autoPlay=/, 'autoplay'],
		[/<video/, 'fullscreen'],
		[/<video/, 'picture-in-picture'],
		[/getUserMedia/, 'camera'],
		[/getDisplayMedia/, 'display-capture'],
		[/geolocation/, 'geolocation'],
		[/clipboard\.read/, 'clipboard-read'],
		[/new PaymentRequest/, 'payment'],
		[/navigator\.credentials/, 'publickey-credentials-get'],
	];

	// A name that is here must be known to Chromium, which warns of others: the tests in browsers fail for a warning.
	it('are those that the client uses, for its own pages, and no others', async () => {
		const sources = globSync('client/**/*.{ts,tsx}', { cwd: resolve(import.meta.dirname, '..') })
			.filter((file) => !file.includes('.test.'))
			.map((file) => readFileSync(resolve(import.meta.dirname, '..', file), 'utf8'));
		const used = NEEDS.filter(([call]) => sources.some((source) => call.test(source))).map(([, permission]) => permission);
		const { headers } = await supertest(site.url).get('/voyage-search');
		const policy = String(headers['permissions-policy']).split(', ');
		const named = (value: string) => policy.flatMap((part) => (part.endsWith(value) ? [part.slice(0, -value.length)] : []));
		expect(named('=(self)').toSorted()).toEqual(used.toSorted());
		expect(named('=()')).toEqual(expect.arrayContaining(['camera', 'microphone', 'geolocation', 'payment', 'usb']));
		expect(named('=(self)').length + named('=()').length).toBe(policy.length);
	});
});
