import type { Row } from './import-row.ts';

const OPENTELEMETRY = ['api', 'core', 'exporter-trace-otlp-http', 'resources', 'sdk-trace'].map(
	(name) => `@opentelemetry/${name}`,
);

/** The server's rows of the table of allowed imports (`import-rules.ts`), from below. A row may import the rows above it alone. */
export const SERVER_ROWS: readonly Row[] = [
	{ rooms: ['server/settings'], imports: ['shared'], packages: ['zod', 'node:*'] },
	{ rooms: ['server/request'], imports: ['shared'], packages: ['express', 'isbot', 'node:*'] },
	{
		rooms: ['server/watch'],
		imports: ['shared', 'server/settings', 'server/request'],
		packages: ['pino', 'prom-client', ...OPENTELEMETRY, 'node:*'],
	},
	{
		rooms: ['server/storage'],
		imports: ['shared', 'server/settings', 'server/request', 'server/watch'],
		packages: ['ioredis', 'connect-redis', 'express-session', 'rate-limiter-flexible', 'node:*'],
	},
	{
		rooms: ['server/outside'],
		imports: ['shared', 'server/settings', 'server/request', 'server/watch'],
		packages: ['sharp', 'undici', 'node:*'],
	},
	{
		rooms: ['server/upstream'],
		imports: ['shared', 'server/settings', 'server/request', 'server/watch'],
		packages: ['cockatiel', 'undici', 'zod', 'node:*'],
	},
	{ rooms: ['server/handler.ts'], imports: ['shared', 'server/request', 'server/watch', 'server/storage'] },
	{
		rooms: ['server/composition'],
		imports: ['shared', 'server/request', 'server/handler.ts'],
		packages: ['qrcode', 'sanitize-html', 'node:*'],
	},
	{
		rooms: ['server/waiting-room'],
		imports: [
			'shared',
			'server/settings',
			'server/request',
			'server/watch',
			'server/storage',
			'server/handler.ts',
			'server/composition',
		],
		packages: ['node:*'],
	},
	{
		rooms: ['server/features/*'],
		imports: ['shared', 'server/request', 'server/storage', 'server/handler.ts', 'server/composition'],
		packages: ['zod', 'qrcode', 'pinyin-pro', 'node:*'],
	},
	{ rooms: ['server/features/handlers.ts'], imports: ['server/handler.ts', 'server/features'] },
	{
		rooms: ['server/api'],
		imports: [
			'shared',
			'server/request',
			'server/watch',
			'server/storage',
			'server/upstream',
			'server/handler.ts',
			'server/waiting-room',
		],
		packages: ['express', 'swagger-ui-dist', 'zod', 'node:*'],
	},
	{
		rooms: ['server/middleware'],
		imports: ['shared', 'server/settings', 'server/request', 'server/watch', 'server/storage', 'server/outside', 'server/api'],
		packages: ['express', 'express-session', 'helmet', 'qrcode', 'sirv', 'node:*'],
	},
	// Both pass requests on to another server as they are.
	{
		rooms: ['server/middleware/demonstration.ts', 'server/middleware/media.ts'],
		imports: ['server/request', 'server/middleware'],
		packages: ['express', 'undici', 'node:*'],
	},
	{ rooms: ['server/middleware/cards.ts'], imports: ['shared/pictures.ts', 'server/request'], packages: ['express', 'undici'] },
	{
		rooms: ['server/pages'],
		imports: ['shared', 'server/settings', 'server/request', 'server/watch', 'server/api', 'server/middleware'],
		packages: ['@remix-run/node-fetch-server', 'express', 'node:*'],
	},
	{
		rooms: ['server/pages/development.ts'],
		imports: ['shared', 'server/pages'],
		packages: ['express', 'node:*'],
		tools: ['vite'],
	},
	{ rooms: ['server/listener.ts'], packages: ['node:*'] },
	{
		rooms: ['server/services.ts', 'server/app.ts', 'server/serve.ts', 'server/main.ts'],
		imports: [
			'server/settings',
			'server/request',
			'server/watch',
			'server/storage',
			'server/upstream',
			'server/outside',
			'server/composition',
			'server/waiting-room',
			'server/handler.ts',
			'server/features/handlers.ts',
			'server/api',
			'server/middleware',
			'server/pages',
			'server/listener.ts',
		],
		packages: ['express', 'node:*'],
	},
];
