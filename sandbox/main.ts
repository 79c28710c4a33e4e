import { createSandbox } from './server.ts';

/** These are no secrets: this command is for a developer's own machine only. */
const { SANDBOX_PORT = '4000', SANDBOX_HOST = '127.0.0.1', HOT_ROUTES_CIPHER = 'sm4-cbc' } = process.env;
const { HOT_ROUTES_KEY = '00112233445566778899aabbccddeeff', HOT_ROUTES_IV = 'ffeeddccbbaa99887766554433221100' } = process.env;

const sandbox = createSandbox({
	hotRoutes: { cipher: HOT_ROUTES_CIPHER, key: HOT_ROUTES_KEY, iv: HOT_ROUTES_IV },
	origin: process.env.SANDBOX_URL,
});
const { url, close } = await sandbox.listen(Number(SANDBOX_PORT), SANDBOX_HOST);
process.stdout.write(`Sandbox of the cruise line's backend: ${url}/api/openapi\n`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void close());
