import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { freePort } from '../scripts/free-port.ts';

const listening = (port: number) =>
	new Promise<{ port: number; close: () => Promise<void> }>((resolve, reject) => {
		const server = createServer();
		server.once('error', reject).listen(port, '127.0.0.1', () => {
			const address = server.address();
			resolve({
				port: typeof address === 'object' && address ? address.port : 0,
				close: () => new Promise((done) => server.close(() => done())),
			});
		});
	});

it('is the wanted one while it is free, else a later one', async () => {
	const { port, close } = await listening(0);
	expect(await freePort(port, '127.0.0.1')).toBeGreaterThan(port);
	await close();
	expect(await freePort(port, '127.0.0.1')).toBe(port);
});

it('is chosen by the system for 0', async () => {
	expect(await freePort(0, '127.0.0.1')).toBe(0);
});
