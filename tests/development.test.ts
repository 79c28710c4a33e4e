import supertest from 'supertest';
import { expect, it } from 'vitest';
import { createSandbox } from '#sandbox/server.ts';
import { serve } from '#server/serve.ts';
import { readConfig } from '#server/settings/config.ts';
import { capturedLog } from './support/captured-log.ts';
import { HOT_ROUTES } from './support/site.ts';

it('in development pages are rendered from their sources, without a build', async () => {
	const upstream = await createSandbox({ hotRoutes: HOT_ROUTES }).listen(0, '127.0.0.1');
	const config = readConfig({
		NODE_ENV: 'development',
		DEMO: 'true',
		UPSTREAM_URL: upstream.url,
		HOT_ROUTES_KEY: HOT_ROUTES.key,
		HOT_ROUTES_IV: HOT_ROUTES.iv,
		PORT: '0',
		DRAIN_MS: '0',
		HOST: '127.0.0.1',
	});
	const site = await serve({ config, upstreamUrl: upstream.url, log: capturedLog('silent').log });
	try {
		const { status, text } = await supertest(site.url).get('/voyage-search').set({ 'accept-language': 'zh-CN' });
		expect(status).toBe(200);
		expect(text).toMatch(/<h1[ >]/);
		expect(text).toContain('src="/client/entry.client.ts"');
	} finally {
		await site.close();
		await upstream.close();
	}
});
