import type { UpstreamCall } from '#shared/catalogue/catalogue.ts';
import { type Choice, findChoice } from './booking.ts';
import { startSite, type TestSite } from './site.ts';
import { BEHIND_HTTPS, mustLogIn, type Visitor, visitor } from './visitor.ts';

/** A call of each group of the catalogue, as a browser makes it; `path` takes a number, which varies it where the site would cache the answer. */
type Asked = { call: UpstreamCall; path: (number: number) => string; body?: (choice: Choice) => object };

const plain = (path: string) => () => path;

export const GROUPS: Readonly<Record<string, Asked>> = {
	adverts: { call: 'GET /openapi/popup/all', path: (number) => `/popup/all?showPage=p${number}` },
	cruise: { call: 'GET /openapi/cruise/info/{id}', path: (number) => `/cruise/info/${1 + (number % 3)}` },
	voyage: { call: 'POST /openapi/voyage/list', path: plain('/voyage/list'), body: ({ voyageId }) => ({ ids: voyageId }) },
	content: { call: 'GET /openapi/management', path: (number) => `/management?type=1&page=${number}` },
	holds: {
		call: 'POST /openapi/order/individual/calculate',
		path: plain('/order/individual/calculate'),
		body: ({ voyageId, cabin }) => ({ voyageId, cabins: [{ categoryId: cabin.id, adult: 2, child: 0 }] }),
	},
	user: { call: 'GET /openapi/guest/info', path: plain('/guest/info') },
	favourites: { call: 'GET /openapi/user/favorite/all', path: plain('/user/favorite/all') },
	cart: { call: 'GET /openapi/user/shopcart', path: plain('/user/shopcart') },
	contacts: { call: 'GET /openapi/user/contact', path: plain('/user/contact') },
	orders: { call: 'GET /openapi/order/individual', path: plain('/order/individual') },
	trip: { call: 'GET /openapi/amenityPaxRela/query/bulk', path: plain('/amenityPaxRela/query/bulk?paxIds=1') },
};

const CONCURRENT = 100;
const ASKED_TIMES = 3;
/** All must be normal within this time after the call answers again. */
export const NORMAL_WITHIN_MS = 5_000;

export type Isolated = {
	/** HTTP statuses of the calls that hang, and of all others meanwhile. */
	hanging: number[];
	others: number[];
	/** Milliseconds until the call answered again. */
	normalAfterMs: number;
};

type Lab = { site: TestSite; member: Visitor; choice: Choice };

/** A site with the time limits of its settings, and a member of it. */
export async function startIsolation(env: Readonly<Record<string, string>> = {}): Promise<Lab> {
	const site = await startSite({ ...BEHIND_HTTPS, ...env });
	const member = visitor(site);
	await mustLogIn(site, member, '13700001111');
	return { site, member, choice: await findChoice(site) };
}

/** Lets one call hang while a hundred of it are made, and makes all others meanwhile. */
export async function isolate({ site, member, choice }: Lab, name: string): Promise<Isolated> {
	const statusOf = async ({ path, body }: Asked, number: number): Promise<number> => {
		const url = `/api/openapi${path(number)}`;
		return (await (body ? member.post(url, body(choice)) : member.get(url))).status;
	};
	const hangs = GROUPS[name];
	if (!hangs) throw new Error(`no group ${name}`);
	const rest = Object.values(GROUPS).filter((group) => group !== hangs);
	const statusesOfRest = async () => {
		const statuses: number[] = [];
		for (let time = 0; time < ASKED_TIMES; time++) for (const group of rest) statuses.push(await statusOf(group, 500 + time));
		return statuses;
	};
	await statusesOfRest();
	site.sandbox.fault({ call: hangs.call, delayMs: 120_000 });
	const under = Array.from({ length: CONCURRENT }, (_, number) => statusOf(hangs, number));
	const others = await statusesOfRest();
	const hanging = await Promise.all(under);
	site.sandbox.reset();
	const back = performance.now();
	let number = 600;
	while ((await statusOf(hangs, number)) !== 200 && performance.now() - back < 2 * NORMAL_WITHIN_MS) {
		number += 1;
		await new Promise((done) => setTimeout(done, 100));
	}
	return {
		hanging,
		others,
		normalAfterMs: performance.now() - back,
	};
}
