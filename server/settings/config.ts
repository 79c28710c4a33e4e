import { createHash, getCipherInfo } from 'node:crypto';
import { z } from 'zod';
import {
	AD_SLOTS,
	BOOKING_MAX_CABINS,
	CHECK_IN_CLOSES_HOURS,
	CHECK_IN_OPENS_DAYS,
	MINI_PROGRAM_PAGES,
	UPSTREAM_TIMEOUT,
} from '#shared/constants.ts';
import type { PublicConfig } from '#shared/public-config.ts';
import { partners } from './partners.ts';
import { RedisAddressError, readRedisAddress } from './redis-address.ts';
import { saleSettings } from './sale.ts';
import { upstreamErrors } from './upstream-errors.ts';

/** Thrown at boot: one line for each fault found. */
class ConfigError extends Error {
	constructor(faults: string[]) {
		super(`The settings have ${faults.length} fault(s):\n${faults.map((fault) => `  - ${fault}`).join('\n')}`);
		this.name = 'ConfigError';
	}
}

const milliseconds = (fallback: number) => z.coerce.number().int().min(100).max(600_000).default(fallback);
const words = (fallback: string) => z.string().trim().min(1).max(200).default(fallback);
const httpUrl = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''));
const redisUrl = z.string().superRefine((url, context) => {
	try {
		readRedisAddress(url);
	} catch (error) {
		if (!(error instanceof RedisAddressError)) throw error;
		context.addIssue({ code: 'custom', message: error.message });
	}
});
const hex = z.string().regex(/^([0-9a-f]{2})+$/i, 'hex digits in pairs');

const DEFAULT_SLOTS = AD_SLOTS.map((slot, index) => `${slot}=${index + 1}`).join(',');

/** `name=value,name=value`; every name must be there. */
const named = <N extends string>(names: readonly N[], fallback: string) =>
	z
		.string()
		.default(fallback)
		.transform((text, context) => {
			const values = new Map(text.split(',').map((pair) => pair.split('=').map((part) => part.trim()) as [string, string]));
			const missing = names.filter((name) => !values.get(name));
			if (missing.length > 0) context.addIssue({ code: 'custom', message: `nothing for ${missing.join(', ')}` });
			return Object.fromEntries(values) as Record<N, string>;
		});

/** `host,host:port`: exact names, reached by https. */
const hosts = z
	.string()
	.default('')
	.transform((value) => value.split(',').flatMap((host) => host.trim().toLowerCase().replace(/:443$/, '') || []))
	.pipe(z.array(z.string().regex(/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:\d{1,5})?$/, 'a host, without https:// and path')));

/** How a picture's address and a width make the address of a smaller one (`resized` of `shared/pictures.ts`). */
const pictureUrl = z
	.string()
	.trim()
	.regex(/^(?:\{url\}|https:\/\/)\S*$/, 'begins with {url} or https://')
	.regex(/\{url(?::encoded)?\}/, 'without {url}')
	.includes('{width}', { error: 'without {width}' })
	.optional();

const trustProxy = z
	.string()
	.default('0')
	.transform((value) => (/^\d+$/.test(value) ? Number(value) : value.split(',').map((part) => part.trim())));

const Settings = z.object({
	NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
	DEMO: z.stringbool().default(false),
	API_DOCS: z.stringbool().optional(),
	PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
	HOST: z.string().default('0.0.0.0'),
	SITE_URL: httpUrl.optional(),
	UPSTREAM_URL: httpUrl.optional(),
	MEDIA_URL: httpUrl.optional(),
	SANDBOX_URL: httpUrl.optional(),
	REDIS_URL: redisUrl.optional(),
	REDIS_CACHE_URL: redisUrl.optional(),
	UPSTREAM_ERRORS: upstreamErrors,
	SESSION_SECRET: z
		.string()
		.transform((value) => value.split(',').map((secret) => secret.trim()))
		.pipe(z.array(z.string().min(32, 'at least 32 characters each')).min(1))
		.optional(),
	TRUST_PROXY: trustProxy,
	/** Codes by text message above which a captcha is asked of everybody. */
	LISTS_MB: z.coerce.number().int().min(1).max(10_000).default(32),
	CODES_PER_HOUR: z.coerce.number().int().min(0).max(1_000_000).default(3_000),
	CODES_ABROAD_PER_HOUR: z.coerce.number().int().min(0).max(1_000_000).default(60),
	LOGIN_LASTS_HOURS: z.coerce.number().int().min(1).max(12).default(12),
	LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
	LOG_CONSTANT_EVERY: z.coerce.number().int().min(0).max(1_000_000).default(100),
	METRICS_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
	METRICS_HOST: z.string().default('127.0.0.1'),
	OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl.optional(),
	OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(0.1),
	SUPPORT_PHONE: words('400-000-1234'),
	SUPPORT_HOURS: words('09:00–21:00'),
	SUPPORT_EMAIL: z.email().default('service@lanhai.example'),
	CHAT_URL: httpUrl.optional(),
	ANALYTICS_URL: httpUrl.optional(),
	STATISTICS_URL: httpUrl.optional(),
	AD_SLOTS: named(AD_SLOTS, DEFAULT_SLOTS),
	HOT_ROUTES_CIPHER: words('sm4-cbc'),
	HOT_ROUTES_KEY: hex.optional(),
	HOT_ROUTES_IV: hex.optional(),
	PARTNERS: partners,
	CASHIER_HOSTS: hosts,
	OUTSIDE_HOSTS: hosts,
	PICTURE_HOSTS: hosts,
	PICTURE_URL: pictureUrl,
	MINI_PROGRAM_PAGES: named(MINI_PROGRAM_PAGES, 'trip=pages/trip/index,amenities=pages/amenities/index'),
	BOOKING_MAX_CABINS: z.coerce.number().int().min(1).max(9).default(BOOKING_MAX_CABINS),
	SERVICE_CHARGE_CNY: z.coerce.number().min(0).max(10_000).default(0),
	ONE_NAME_GIVEN: z
		.string()
		.trim()
		.regex(/^(?:[A-Z]{1,30}|repeat)$/, 'capital letters, or repeat')
		.default('FNU'),
	CHECK_IN_OPENS_DAYS: z.coerce.number().int().min(6).max(365).default(CHECK_IN_OPENS_DAYS),
	CHECK_IN_CLOSES_HOURS: z.coerce.number().int().min(0).max(96).default(CHECK_IN_CLOSES_HOURS),
	TICKET_HOSTS: hosts,
	TICKET_GUEST_ACCESS: z.stringbool().default(false),
	...saleSettings,
	BRAND_NAME_CN: words('澜海邮轮'),
	BRAND_NAME_EN: words('Lanhai Cruises'),
	BRAND_LOGO_CN: z.string().max(500).optional(),
	BRAND_LOGO_EN: z.string().max(500).optional(),
	COMPANY_NAME_CN: z.string().trim().max(200).optional(),
	COMPANY_NAME_EN: z.string().trim().max(200).optional(),
	COMPANY_ADDRESS_CN: z.string().trim().max(300).optional(),
	COMPANY_ADDRESS_EN: z.string().trim().max(300).optional(),
	ICP_NUMBER: words('沪ICP备00000000号'),
	RECORD_NUMBER: words('沪公网安备00000000000000号'),
	LICENCE_NUMBER: z.string().trim().max(100).optional(),
	INSURER_NAME_CN: z.string().trim().max(200).optional(),
	INSURER_NAME_EN: z.string().trim().max(200).optional(),
	MAP_NUMBER: z.string().trim().max(100).optional(),
	GUEST_WORDS_GROUP: z
		.string()
		.regex(/^[\w-]{1,64}$/)
		.optional(),
	SOCIAL_MICROBLOG_URL: httpUrl.optional(),
	SOCIAL_SHORT_VIDEO_URL: httpUrl.optional(),
	SOCIAL_NOTES_URL: httpUrl.optional(),
	QR_OFFICIAL_ACCOUNT: httpUrl.optional(),
	QR_VIDEO_ACCOUNT: httpUrl.optional(),
	QR_CONSULT: httpUrl.optional(),
	PAGE_DEADLINE_MS: milliseconds(5_000),
	API_DEADLINE_MS: milliseconds(3_000),
	UPSTREAM_TIMEOUT_MS: milliseconds(UPSTREAM_TIMEOUT),
	/** Megabytes of the timetable and of what else has no end. */
	LARGE_REPLY_MB: z.coerce.number().int().min(1).max(512).default(64),
	PAGE_CACHE_SECONDS: z.coerce.number().int().min(0).max(3_600).default(20),
	DRAIN_MS: z.coerce.number().int().min(0).max(30_000).default(2_500),
});

type Settings = z.output<typeof Settings>;

/** Authenticated modes need a tag besides, which upstream doesn't send. */
const WITHOUT_TAG = new Set(['cbc', 'cfb', 'ctr', 'ecb', 'ofb', 'stream']);

/** Faults of the cipher that opens the hot routes, and of the lengths of its key and iv. Without a key it isn't used. */
function faultsOfCipher({ HOT_ROUTES_CIPHER: cipher, HOT_ROUTES_KEY: key, HOT_ROUTES_IV: iv = '' }: Settings): string[] {
	if (!key) return [];
	const info = getCipherInfo(cipher);
	if (!info || !WITHOUT_TAG.has(info.mode)) return [`HOT_ROUTES_CIPHER: ${cipher} is no cipher that can be used`];
	const [keyLength, ivLength] = [key.length / 2, iv.length / 2];
	const wanted = info.ivLength ?? 0;
	return [
		...(getCipherInfo(cipher, { keyLength }) ? [] : [`HOT_ROUTES_KEY: ${keyLength} bytes, ${cipher} takes ${info.keyLength}`]),
		...(ivLength === wanted ? [] : [`HOT_ROUTES_IV: ${ivLength} bytes, ${cipher} takes ${wanted}`]),
	];
}

/** Metrics are never served where the public is. */
const faultsOfMetrics = ({ PORT, METRICS_PORT }: Settings): string[] =>
	METRICS_PORT === PORT && PORT !== 0 ? ['METRICS_PORT: a port of its own, not PORT'] : [];

/** The line is kept in Redis, and nowhere else. */
const faultsOfSale = ({ WAITING_ROOM_OPENS, REDIS_URL }: Settings): string[] =>
	WAITING_ROOM_OPENS !== undefined && !REDIS_URL ? ['WAITING_ROOM_OPENS: needs REDIS_URL'] : [];

/** Settings that production needs or must not have. In demonstration mode (`npm start`) none is needed and all are allowed. */
function faultsInProduction(settings: Settings): string[] {
	if (settings.DEMO) return [];
	const staged = settings.SANDBOX_URL ? ['SANDBOX_URL: in demonstration mode only'] : [];
	if (settings.NODE_ENV !== 'production') return staged;
	const needed = ['SITE_URL', 'UPSTREAM_URL', 'REDIS_URL', 'SESSION_SECRET'] as const;
	return [...needed.filter((name) => !settings[name]).map((name) => `${name}: required in production`), ...staged];
}

/**
 * Reads the settings (table in docs/operations.md) out of an environment and freezes them.
 * Throws `ConfigError` that lists every fault, not just the first.
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>) {
	const present = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
	const parsed = Settings.safeParse(present);
	if (!parsed.success) throw new ConfigError(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`));
	const faults = [
		...faultsInProduction(parsed.data),
		...faultsOfCipher(parsed.data),
		...faultsOfMetrics(parsed.data),
		...faultsOfSale(parsed.data),
	];
	if (faults.length > 0) throw new ConfigError(faults);
	const settings = parsed.data;
	return Object.freeze({
		...settings,
		API_DOCS: settings.API_DOCS ?? (settings.NODE_ENV !== 'production' || settings.DEMO),
		SITE_URL: settings.SITE_URL ?? `http://localhost:${settings.PORT}`,
		REDIS_CACHE_URL: settings.REDIS_CACHE_URL ?? settings.REDIS_URL,
	});
}

/** The settings of this process. On faults it prints them and ends the process with status 1. */
export function configOrExit(overrides: Readonly<Record<string, string | undefined>> = {}): Config {
	try {
		return readConfig({ ...process.env, ...overrides });
	} catch (error) {
		if (!(error instanceof ConfigError)) throw error;
		process.stderr.write(`${error.message}\n`);
		return process.exit(1);
	}
}

export type Config = ReturnType<typeof readConfig>;

/** Returns the address of the QR code's picture for `target`. It changes with the target, so browsers may keep the picture. */
const qrPath = (name: string, target: string | undefined): string | null =>
	target ? `/qr/${name}/${createHash('sha256').update(target).digest('hex').slice(0, 8)}` : null;

/** The settings that browsers may know: an explicit allow-list. */
export function publicConfig(config: Config): PublicConfig {
	return {
		siteUrl: config.SITE_URL,
		brand: { CN: config.BRAND_NAME_CN, EN: config.BRAND_NAME_EN },
		logo: { CN: config.BRAND_LOGO_CN ?? null, EN: config.BRAND_LOGO_EN ?? null },
		company: {
			CN: { name: config.COMPANY_NAME_CN ?? null, address: config.COMPANY_ADDRESS_CN ?? null },
			EN: {
				name: config.COMPANY_NAME_EN ?? config.COMPANY_NAME_CN ?? null,
				address: config.COMPANY_ADDRESS_EN ?? config.COMPANY_ADDRESS_CN ?? null,
			},
		},
		pictureUrl: config.PICTURE_URL ?? null,
		maxCabins: config.BOOKING_MAX_CABINS,
		oneNameGiven: config.ONE_NAME_GIVEN,
		guestTickets: config.TICKET_GUEST_ACCESS,
		phone: config.SUPPORT_PHONE,
		hours: config.SUPPORT_HOURS,
		email: config.SUPPORT_EMAIL,
		chatUrl: config.CHAT_URL ?? null,
		icp: config.ICP_NUMBER,
		record: config.RECORD_NUMBER,
		trust: {
			licence: config.LICENCE_NUMBER ?? null,
			insurer: { CN: config.INSURER_NAME_CN ?? null, EN: config.INSURER_NAME_EN ?? null },
			map: config.MAP_NUMBER ?? null,
		},
		qr: {
			official: qrPath('official', config.QR_OFFICIAL_ACCOUNT),
			video: qrPath('video', config.QR_VIDEO_ACCOUNT),
			consult: qrPath('consult', config.QR_CONSULT),
		},
		tracking: config.DEMO || Boolean(config.ANALYTICS_URL ?? config.STATISTICS_URL),
		partners: config.PARTNERS,
		social: {
			microblog: config.SOCIAL_MICROBLOG_URL ?? null,
			shortVideo: config.SOCIAL_SHORT_VIDEO_URL ?? null,
			notes: config.SOCIAL_NOTES_URL ?? null,
		},
	};
}
