import { resolve } from 'node:path';
import { createSandbox } from '#sandbox/server.ts';
import { loadBuiltRenderer } from '#server/pages/renderer.ts';
import { createServices } from '#server/services.ts';
import { readConfig } from '#server/settings/config.ts';
import { ORDER_STATUSES } from '#shared/constants.ts';
import { dialled } from '#shared/rules/phone.ts';
import { capturedLog } from '../captured-log.ts';
import { openApp } from '../open-app.ts';
import { BEHIND_STAND_IN, STAND_IN } from '../site.ts';
import { BEHIND_HTTPS, visitor } from '../visitor.ts';
import { startDialect } from './backend.ts';
import type { Dialect } from './dialect.ts';

/** The member of every world. */
export const MOBILE = { mobile: '13655558800', mobilePre: '86' };
const ROOT = resolve(import.meta.dirname, '../../..');
/** The moment at which all stand-ins and sites of one run begin, so that their data are the same; a whole second, as some dialects write no other. */
const BEGINNING = Math.floor(Date.now() / 1_000) * 1_000;
const renderer = loadBuiltRenderer(ROOT);

/** The stand-in with a backend before it that speaks a dialect, and a site with empty caches. Nothing is shared with another one. */
export async function openWorld(dialect: Dialect) {
	let now = BEGINNING;
	const clock = () => new Date(now);
	const sandbox = createSandbox({ ...STAND_IN, clock });
	const stand = await sandbox.listen(0, '127.0.0.1');
	const backend = await startDialect(dialect, stand.url);
	const config = readConfig({
		NODE_ENV: 'test',
		...BEHIND_HTTPS,
		UPSTREAM_URL: backend.url,
		...BEHIND_STAND_IN,
		UPSTREAM_ERRORS: dialect.errors.setting,
		LOG_LEVEL: 'info',
		PAGE_CACHE_SECONDS: '0',
	});
	const { log, lines } = capturedLog(config.LOG_LEVEL);
	const services = createServices({ config, upstreamUrl: backend.url, build: 'dialects', log, clock, elapsed: () => now });
	const site = await openApp({ config, services, renderer: await renderer, log, mediaUrl: backend.url });
	return {
		dialect,
		config,
		backend,
		url: site.url,
		sandboxUrl: stand.url,
		browser: visitor(site, { 'accept-language': 'zh-CN' }),
		/** Lets time pass for the stand-in and the site, also for the minute without another code, which the machine's clock counts. */
		wait: (seconds: number): Promise<void> => {
			now += seconds * 1_000;
			return services.limits.forget('send-code', { number: dialled(MOBILE), address: '', browser: '' });
		},
		/** Milliseconds that have passed. */
		waited: (): number => now - BEGINNING,
		lines: () => lines.map((line) => JSON.parse(line) as { msg?: string; reason?: string; [name: string]: unknown }),
		close: async (): Promise<void> => {
			await site.close();
			await backend.close();
			await stand.close();
		},
	};
}

export type World = Awaited<ReturnType<typeof openWorld>>;

type Row = { id: number; [name: string]: unknown };

/** Asks the stand-in itself, as the member with a token. */
async function askStandIn<T>({ sandboxUrl }: Pick<World, 'sandboxUrl'>, token: string, path: string): Promise<T> {
	const reply = await fetch(`${sandboxUrl}/api/openapi${path}`, { headers: { channel: 'WEB', 'user-token': token } });
	return ((await reply.json()) as { data: T }).data;
}

/** The stand-in's ids of the things of the member who has just logged in; `sailing` is the order to check in for. */
export async function thingsOf(world: World, sailing: string) {
	const token = world.backend.token();
	const [{ rows }, passengers, contacts] = await Promise.all([
		askStandIn<{ rows: (Row & { status: number })[] }>(world, token, '/order/individual?page=0&pageSize=100'),
		askStandIn<Row[]>(world, token, '/user/tourist'),
		askStandIn<Row[]>(world, token, '/user/contact'),
	]);
	const others = rows.filter(({ id }) => String(id) !== sailing);
	const orderIn = (status: number): string => String(others.find((row) => row.status === status)?.id);
	const people = await askStandIn<Row[]>(world, token, `/order/persons?orderId=${sailing}`);
	return {
		orders: [sailing, ...others.map(({ id }) => String(id))],
		open: orderIn(ORDER_STATUSES['waiting-payment']),
		paid: orderIn(ORDER_STATUSES['not-travelled']),
		sailing,
		refunded: orderIn(ORDER_STATUSES.refunded),
		person: String(people[0]?.id),
		passenger: String(passengers[0]?.id),
		contact: String(contacts[0]?.id),
	};
}

export type Things = Awaited<ReturnType<typeof thingsOf>>;
