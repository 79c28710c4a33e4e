import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, test } from './support/test.ts';

const freePort = async (): Promise<number> => {
	const server = createServer().listen(0, '127.0.0.1');
	await once(server, 'listening');
	const { port } = server.address() as AddressInfo;
	server.close();
	return port;
};

/** A site of this test's own, whose backend may misbehave without disturbing anybody. */
async function ownSite(fault: Record<string, unknown>) {
	const [port, sandbox] = [await freePort(), await freePort()];
	const env = { ...process.env, PORT: String(port), SANDBOX_PORT: String(sandbox), HOST: '127.0.0.1', NODE_ENV: 'production' };
	const child = spawn('node_modules/.bin/node', ['scripts/demo.ts'], { env, stdio: 'ignore' });
	const url = `http://localhost:${port}`;
	const up = () =>
		fetch(`${url}/readyz`).then(
			({ ok }) => ok,
			() => false,
		);
	while (!(await up())) await new Promise((done) => setTimeout(done, 100));
	const body = JSON.stringify(fault);
	await fetch(`http://127.0.0.1:${sandbox}/__control`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
	return { url, stop: () => child.kill() };
}

const HOT_ROUTES = 'GET /openapi/voyage/v2/hotsVoyage';

test('with hot routes late by 3 s the first screen is usable at once, and the block streams in and comes alive', async ({
	page,
}) => {
	const { url, stop } = await ownSite({ call: HOT_ROUTES, delayMs: 3_000 });
	await page.goto(url, { waitUntil: 'commit' });
	await expect(page.getByRole('search')).toBeVisible();
	await expect(page.getByRole('tab')).toHaveCount(0);
	const tabs = page.getByRole('tab');
	await expect(tabs.nth(1)).toBeVisible();
	await tabs.nth(1).click();
	await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
	stop();
});

test('with hot routes failing the rest of home is there and nothing is shown of the failure', async ({ page }) => {
	const { url, stop } = await ownSite({ call: HOT_ROUTES, err: 1234, errMsg: '内部错误' });
	await page.goto(url);
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
	await expect(page.getByRole('tab')).toHaveCount(0);
	await expect(page.getByText('内部错误')).toHaveCount(0);
	stop();
});
