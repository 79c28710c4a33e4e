import type { AlertLab } from './recorded-metrics.ts';
import { STORE_FAULTS } from './store-faults.ts';
import { sendCode, visitor } from './visitor.ts';

export type AlertFault = {
	/** The rows of docs/threats.md. */
	rows: readonly string[];
	fault: string;
	begin: (lab: AlertLab) => unknown;
	end?: (lab: AlertLab) => unknown;
	/** The alerts that fire while it lasts. */
	alerts: readonly string[];
};

const HARM = ['LoginsFail', 'BookingsFail', 'PaymentsFail'];
const WITHOUT_STORE = [...HARM, 'PagesFail', 'RedisFails'];
const WITHOUT_UPSTREAM = [...HARM, 'PagesFail', 'UpstreamFails'];

/** Alerts besides those of every fault of the store. */
const MORE: Readonly<Record<string, { rows: string[]; alerts: string[] }>> = {
	'is killed': { rows: ['R-1', 'R-2'], alerts: ['RedisAway'] },
	hangs: { rows: ['R-3'], alerts: [] },
	'is full': { rows: ['R-7'], alerts: ['RedisFull'] },
	'lacks its replicas': { rows: ['R-43'], alerts: [] },
	'is read-only': { rows: ['R-8'], alerts: [] },
};

/** Lets one of upstream's calls fail. */
const failing =
	(call: 'POST /openapi/guest/pc/mobile/login' | 'POST /openapi/order/v3/individual' | 'POST /openapi/order/union/pay') =>
	({ sandbox }: AlertLab) =>
		sandbox.fault({ call, httpStatus: 500 });

/** Faults that last, and the alerts that tell of them. */
export const ALERT_FAULTS: readonly AlertFault[] = [
	{ rows: [], fault: 'nothing is wrong', begin: () => {}, alerts: [] },
	...STORE_FAULTS.map(({ fault, begin, end }) => ({
		rows: MORE[fault]?.rows ?? [],
		fault: `the store of sessions ${fault}`,
		begin,
		end,
		alerts: [...WITHOUT_STORE, ...(MORE[fault]?.alerts ?? [])],
	})),
	{
		rows: ['R-6'],
		fault: 'the store of sessions has lost its data',
		begin: ({ admin }) => admin.flushall(),
		alerts: [],
	},
	{
		rows: [],
		fault: 'the store of sessions is nearly full',
		async begin({ admin }) {
			const used = Number(/used_memory:(\d+)/.exec(await admin.info('memory'))?.[1]);
			await admin.config('SET', 'maxmemory', String(Math.round(used / 0.85) + 1));
		},
		alerts: ['RedisFull'],
	},
	{
		rows: ['R-11'],
		fault: 'upstream never answers',
		begin: ({ sandbox }) => sandbox.fault({ call: '*', delayMs: 60_000 }),
		alerts: WITHOUT_UPSTREAM,
	},
	{
		rows: ['R-13'],
		fault: 'upstream answers garbage',
		begin: ({ sandbox }) => sandbox.fault({ call: '*', garbage: 'html' }),
		alerts: WITHOUT_UPSTREAM,
	},
	{
		rows: ['R-14'],
		fault: 'upstream refuses everything, in its own words',
		begin: ({ sandbox }) => sandbox.fault({ call: '*', err: 4_211, errMsg: '系统维护中' }),
		alerts: HARM,
	},
	{ rows: ['R-15'], fault: 'upstream is down', begin: ({ stopUpstream }) => stopUpstream(), alerts: WITHOUT_UPSTREAM },
	{
		rows: [],
		fault: 'upstream’s login fails',
		begin: failing('POST /openapi/guest/pc/mobile/login'),
		alerts: ['LoginsFail', 'CodesUnused', 'PagesFail', 'UpstreamFails'],
	},
	{
		rows: [],
		fault: 'upstream makes no order',
		begin: failing('POST /openapi/order/v3/individual'),
		alerts: ['BookingsFail', 'OrdersNotMade', 'PagesFail', 'UpstreamFails'],
	},
	{
		rows: [],
		fault: 'upstream opens no cashier',
		begin: failing('POST /openapi/order/union/pay'),
		alerts: ['PaymentsFail', 'PagesFail', 'UpstreamFails'],
	},
	{ rows: ['R-16', 'R-18'], fault: 'the process has ended', begin: ({ stopSite }) => stopSite(), alerts: ['SiteDown'] },
	{
		rows: ['R-41'],
		fault: 'codes are requested and not used',
		begin: ({ eachRound, site }) => {
			let number = 13_900_300_000;
			eachRound(async () => {
				for (let at = 1; at <= 20; at += 1) {
					number += 1;
					await sendCode(visitor(site, { 'x-forwarded-for': `10.79.${at}.1` }), String(number));
				}
			});
		},
		alerts: ['CodesUnused'],
	},
];
