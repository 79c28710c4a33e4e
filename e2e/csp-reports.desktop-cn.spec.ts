import { hash, X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import { request } from 'node:http';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { chromium } from '@playwright/test';
import { makeCertificate } from '../tests/support/certificate.ts';
import { freePort } from '../tests/support/free-port.ts';
import { readSamples } from '../tests/support/metrics.ts';
import { type PrivateSite, startPrivateSite } from './support/private-site.ts';
import { expect, test } from './support/test.ts';

let site: PrivateSite;
let metricsPort: number;
test.beforeAll(async () => {
	metricsPort = await freePort();
	site = await startPrivateSite({ METRICS_PORT: String(metricsPort) });
});
test.afterAll(() => site.stop());

/** Serves a site by https, since Chromium heeds `Reporting-Endpoints` there alone. */
async function servedByHttps(url: string, certificate: { cert: string; key: string }): Promise<Server> {
	const server = createServer(certificate, (incoming, outgoing) => {
		const passed = request(`${url}${incoming.url}`, { method: incoming.method, headers: incoming.headers }, (reply) => {
			outgoing.writeHead(reply.statusCode ?? 502, reply.headers);
			reply.pipe(outgoing);
		});
		incoming.pipe(passed);
	}).listen(0, '127.0.0.1');
	await once(server, 'listening');
	return server;
}

test('a script that the policy blocks is reported by the browser itself, and counted (T91)', async ({ launchOptions }) => {
	const certificate = makeCertificate(['localhost']);
	const server = await servedByHttps(site.url, certificate);
	const trusted = hash(
		'sha256',
		new X509Certificate(certificate.cert).publicKey.export({ type: 'spki', format: 'der' }),
		'base64',
	);
	// Reports are sent each minute otherwise.
	const args = [...(launchOptions.args ?? []), `--ignore-certificate-errors-spki-list=${trusted}`, '--short-reporting-delay'];
	const browser = await chromium.launch({ ...launchOptions, args });
	const context = await browser.newContext();
	// Chromium sends reports of sites alone that may work in the background.
	await context.grantPermissions(['background-sync']);
	const page = await context.newPage();
	await page.goto(`https://localhost:${(server.address() as AddressInfo).port}/voyage-search?code=a-secret-code`);
	await page.evaluate(() => document.body.append(Object.assign(document.createElement('script'), { textContent: 'stolen = 1' })));
	const counted = async () => {
		const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
		return readSamples(text).sum('cruise_csp_reports_total', { directive: 'script-src-elem', host: 'inline' });
	};
	await expect.poll(counted).toBe(1);
	await browser.close();
	server.close();
	server.closeAllConnections();
});
