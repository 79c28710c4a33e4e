import { mkdtempSync, rmdirSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp } from '#server/app.ts';
import { createListener } from '#server/listener.ts';

/** Tests that ask for pages and calls alone read no files of the build. */
const NO_FILES = mkdtempSync(join(tmpdir(), 'no-files-'));
process.once('exit', () => rmdirSync(NO_FILES));

type Parts = Pick<Parameters<typeof createApp>[0], 'config' | 'services' | 'renderer' | 'log' | 'mediaUrl'>;

/** Opens the production app at a free port, without the build's files. `close` ends its services too. */
export async function openApp(parts: Parts): Promise<{ url: string; close: () => Promise<void> }> {
	const app = createApp({ ...parts, health: { phase: 'ready' }, clientDir: NO_FILES, lateMs: null });
	const server = createListener(app);
	await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
	const close = async (): Promise<void> => {
		server.closeAllConnections();
		await new Promise((done) => server.close(done));
		await parts.services.close();
	};
	return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close };
}
