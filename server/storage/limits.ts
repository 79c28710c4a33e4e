import { createHmac } from 'node:crypto';
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '#server/request/errors.ts';
import { networkOf } from '#server/request/limit-address.ts';
import { UNWATCHED, type Watch } from '#server/watch/watch.ts';
import type { LimitPolicy } from '#shared/catalogue/limit-policy.ts';
import { DEFAULT_DIAL_PREFIX } from '#shared/rules/phone.ts';
import type { RedisConnection } from './redis.ts';

/**
 * The subjects that attempts are counted by. `number` is set when the call has one, in the form of `dialled`; `member` when a member is
 * logged in; `captcha` when the call comes with the answer to one.
 */
export type Subject = { number?: string; member?: string; address: string; browser: string; captcha?: true };

/** Codes sent in an hour above which each further one takes a captcha: on the whole site, and to prefixes other than China's. */
type CodeCeilings = { site: number; abroad: number };

/** The subjects whose attempts count also when nothing came of them. */
const OF_ATTEMPTS = ['address', 'browser', 'member'] as const;

const CEILINGS = ['site', 'net48', 'net56'] as const;

type Rule = {
	/**
	 * `waiting` counts a number in the browser that waits for its code, so that attempts from another browser don't use up the owner's.
	 * `net56` and `net48` are the networks around an IPv6 address, `site` all visitors, `abroad` all numbers with a foreign prefix.
	 */
	by: (typeof OF_ATTEMPTS)[number] | 'number' | 'waiting' | 'net56' | 'net48' | 'site' | 'abroad';
	points: number;
	seconds: number;
	/** True when each process counts for itself, since the limit protects the process. */
	here?: true;
	/** True when nothing is let through that isn't counted for all processes, since each attempt costs something. */
	together?: true;
	/** Points beyond which a captcha is asked for; an attempt with its answer passes, up to `points`. */
	free?: number;
};

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const ENDLESS = Number.MAX_SAFE_INTEGER;

/**
 * Returns the rules of what guests may do, `points` for an address: a provider's network has more of them, and all visitors together have a ceiling,
 * so that what strangers write into Redis is bounded. The widest rule is checked first: what it refuses makes no key.
 */
const ofGuests = (points: number, seconds: number, site = 100 * points): Rule[] => [
	{ by: 'site', points: site, seconds },
	{ by: 'net48', points: 4 * points, seconds },
	{ by: 'net56', points: 2 * points, seconds },
	{ by: 'address', points, seconds },
];

/** Returns the rules of the named limits, in the order of their checks (docs/rules.md, sms-pace, sms-captcha). */
const policies = (ceilings: CodeCeilings): Record<LimitPolicy, readonly Rule[]> => ({
	// Requests for codes, sent or not: `send-code` counts the codes.
	'ask-code': ofGuests(600, HOUR, 30_000),
	'send-code': [
		{ by: 'site', free: ceilings.site, points: ENDLESS, seconds: HOUR },
		{ by: 'abroad', free: ceilings.abroad, points: ENDLESS, seconds: HOUR },
		{ by: 'net48', free: 120, points: ENDLESS, seconds: HOUR },
		{ by: 'net56', free: 60, points: ENDLESS, seconds: HOUR },
		// An office or a carrier has one address for all its people.
		{ by: 'address', free: 40, points: ENDLESS, seconds: HOUR },
		{ by: 'browser', points: 12, seconds: HOUR },
		{ by: 'number', points: 1, seconds: MINUTE },
		{ by: 'number', free: 3, points: 5, seconds: DAY },
	],
	'try-code': [
		...ofGuests(100, 10 * MINUTE),
		{ by: 'browser', points: 20, seconds: 10 * MINUTE },
		{ by: 'waiting', points: 5, seconds: 10 * MINUTE },
	],
	captcha: [...ofGuests(200, 10 * MINUTE), { by: 'browser', points: 30, seconds: 10 * MINUTE }],
	coupon: [
		{ by: 'address', points: 300, seconds: 10 * MINUTE },
		{ by: 'browser', points: 30, seconds: 10 * MINUTE },
	],
	ocr: [
		{ by: 'address', points: 120, seconds: HOUR },
		{ by: 'member', points: 30, seconds: HOUR, together: true },
	],
	enter: [...ofGuests(100, 10 * MINUTE), { by: 'browser', points: 20, seconds: 10 * MINUTE }],
	'find-order': [
		{ by: 'address', points: 100, seconds: 10 * MINUTE },
		{ by: 'member', points: 10, seconds: 10 * MINUTE },
	],
	'check-in': [
		{ by: 'address', points: 300, seconds: 10 * MINUTE },
		{ by: 'member', points: 30, seconds: 10 * MINUTE },
	],
	'find-pass': [
		...ofGuests(60, 10 * MINUTE),
		{ by: 'browser', points: 10, seconds: 10 * MINUTE },
		{ by: 'number', points: 5, seconds: 10 * MINUTE },
	],
	// Of guests: a member's logout is never refused.
	'log-out': ofGuests(60, 10 * MINUTE),
	share: [...ofGuests(120, HOUR, 3_000), { by: 'browser', points: 30, seconds: HOUR }],
	like: [...ofGuests(300, 10 * MINUTE), { by: 'browser', points: 60, seconds: 10 * MINUTE }],
	question: [{ by: 'address', points: 300, seconds: MINUTE, here: true }],
	// Search engines may read every listed page within a minute.
	crawl: [{ by: 'site', points: 3_000, seconds: MINUTE, here: true }],
	'csp-report': [{ by: 'address', points: 60, seconds: MINUTE, here: true }],
	events: [{ by: 'address', points: 600, seconds: MINUTE, here: true }],
	follow: [...ofGuests(400, 10 * MINUTE), { by: 'browser', points: 80, seconds: 10 * MINUTE }],
});

/** Returns how often all visitors together may do what a limit counts, and in how many seconds; null where there is no ceiling. */
export function ceilingOf(policy: LimitPolicy): Pick<Rule, 'points' | 'seconds'> | null {
	return policies({ site: ENDLESS, abroad: ENDLESS })[policy].find(({ by, free }) => by === 'site' && free === undefined) ?? null;
}

const OF_CHINA = `+${DEFAULT_DIAL_PREFIX}`;

function subjectOf(by: Rule['by'], subject: Subject): string | undefined {
	const { number, browser, address } = subject;
	if (by === 'site') return 'all';
	if (by === 'abroad') return number === undefined || number.startsWith(OF_CHINA) ? undefined : 'all';
	if (by === 'waiting') return number && `${number} ${browser}`;
	if (by === 'net56') return networkOf(address, 56);
	if (by === 'net48') return networkOf(address, 48);
	return subject[by];
}

/** A limit's rule, what counts it, and the key of the subject. */
type Counted = { rule: Rule; limiter: RateLimiterAbstract; key: string };

export type LimitOptions = {
	redis?: RedisConnection;
	secret: string;
	ceilings: CodeCeilings;
	watch?: Pick<Watch, 'refused'>;
};

/**
 * Creates the limits. Attempts are counted together for all processes; each process counts for itself while Redis is away, so
 * there is always a limit (of those `together`, none passes then). Counting and comparing are one step of the store, so no number of attempts at
 * once passes a limit.
 */
export function createLimits({ redis, secret, ceilings, watch = UNWATCHED }: LimitOptions) {
	const limiterOf = (policy: LimitPolicy, { by, points, seconds, here, together }: Rule): RateLimiterAbstract => {
		const options = { keyPrefix: `limit:${policy}:${by}:${seconds}`, points, duration: seconds };
		const memory = new RateLimiterMemory(options);
		if (!redis || here) return memory;
		const insuranceLimiter = together ? undefined : memory;
		return new RateLimiterRedis({ ...options, storeClient: redis, insuranceLimiter, rejectIfRedisNotReady: true });
	};
	const limiters = Object.fromEntries(
		Object.entries(policies(ceilings)).map(([policy, rules]) => [
			policy,
			rules.map((rule) => ({ rule, limiter: limiterOf(policy as LimitPolicy, rule) })),
		]),
	) as Record<LimitPolicy, Omit<Counted, 'key'>[]>;

	// Telephone numbers could be guessed from plain hashes, as there are few of them.
	const hidden = (value: string) => createHmac('sha256', secret).update(value).digest('base64url').slice(0, 22);
	const counted = (policy: LimitPolicy, subject: Subject): Counted[] =>
		limiters[policy].flatMap(({ rule, limiter }) => {
			const value = subjectOf(rule.by, subject);
			return value === undefined ? [] : [{ rule, limiter, key: hidden(value) }];
		});
	const reward = (counts: readonly Counted[]) =>
		Promise.all(counts.map(({ limiter, key }) => limiter.reward(key).catch(() => {})));
	const isOfAttempts = ({ rule }: Counted): boolean => OF_ATTEMPTS.some((by) => by === rule.by);
	/** True for the ceilings of `ofGuests`, which count what was let through, whatever came of it: it has written something. */
	const isCeiling = ({ rule }: Counted): boolean => rule.free === undefined && CEILINGS.some((by) => by === rule.by);

	return {
		/**
		 * Counts an attempt. Throws `rate-limited`, with the seconds to wait, after too many; `captcha-asked` where the answer to a
		 * captcha is missing.
		 */
		async take(policy: LimitPolicy, subject: Subject): Promise<void> {
			const taken: Counted[] = [];
			for (const count of counted(policy, subject)) {
				const { rule, limiter, key } = count;
				const refusal = async (error: AppError) => {
					watch.refused(policy, rule.by);
					// Only attempts that weren't refused are counted, and nothing is sent after a refusal.
					await reward([count, ...taken.filter((other) => !isOfAttempts(other))]);
					return error;
				};
				const { consumedPoints } = await limiter.consume(key).catch(async (refused: unknown) => {
					if (!(refused instanceof RateLimiterRes))
						throw new AppError('session-unavailable', `${policy} by ${rule.by} can’t be counted`, { cause: refused });
					const retryAfter = Math.max(1, Math.ceil(refused.msBeforeNext / 1_000));
					throw await refusal(new AppError('rate-limited', `${policy} by ${rule.by}`, { retryAfter }));
				});
				if (rule.free !== undefined && consumedPoints > rule.free && !subject.captcha)
					throw await refusal(new AppError('captcha-asked', `${policy} by ${rule.by}`));
				taken.push(count);
			}
		},
		/** Takes back what counts codes and their numbers, as no code was sent or tried. */
		async giveBack(policy: LimitPolicy, subject: Subject): Promise<void> {
			await reward(counted(policy, subject).filter((count) => !isOfAttempts(count) && !isCeiling(count)));
		},
		/** Deletes the counts of the number, as there is a new code, or the right one was entered. */
		async forget(policy: LimitPolicy, subject: Subject): Promise<void> {
			const ofNumber = counted(policy, subject).filter(({ rule: { by } }) => by === 'number' || by === 'waiting');
			await Promise.all(ofNumber.map(({ limiter, key }) => limiter.delete(key).catch(() => {})));
		},
	};
}

export type Limits = ReturnType<typeof createLimits>;
