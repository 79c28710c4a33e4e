import { createHmac } from 'node:crypto';
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '#server/request/errors.ts';
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
	/** Points beyond which a captcha is asked for; an attempt with its answer passes, up to `points`. */
	free?: number;
};

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const ENDLESS = Number.MAX_SAFE_INTEGER;

/** Returns the rules of the named limits, in the order of their checks (docs/rules.md, sms-pace, sms-captcha). */
const policies = (ceilings: CodeCeilings): Record<LimitPolicy, readonly Rule[]> => ({
	'send-code': [
		{ by: 'address', points: 40, seconds: HOUR },
		{ by: 'browser', points: 12, seconds: HOUR },
		{ by: 'number', points: 1, seconds: MINUTE },
		{ by: 'number', free: 3, points: 5, seconds: DAY },
		{ by: 'net56', free: 60, points: ENDLESS, seconds: HOUR },
		{ by: 'net48', free: 120, points: ENDLESS, seconds: HOUR },
		{ by: 'abroad', free: ceilings.abroad, points: ENDLESS, seconds: HOUR },
		{ by: 'site', free: ceilings.site, points: ENDLESS, seconds: HOUR },
	],
	'try-code': [
		{ by: 'address', points: 100, seconds: 10 * MINUTE },
		{ by: 'browser', points: 20, seconds: 10 * MINUTE },
		{ by: 'waiting', points: 5, seconds: 10 * MINUTE },
	],
	captcha: [
		{ by: 'address', points: 200, seconds: 10 * MINUTE },
		{ by: 'browser', points: 30, seconds: 10 * MINUTE },
	],
	coupon: [
		{ by: 'address', points: 300, seconds: 10 * MINUTE },
		{ by: 'browser', points: 30, seconds: 10 * MINUTE },
	],
	ocr: [
		{ by: 'address', points: 120, seconds: HOUR },
		{ by: 'member', points: 30, seconds: HOUR },
	],
	enter: [
		{ by: 'address', points: 100, seconds: 10 * MINUTE },
		{ by: 'browser', points: 20, seconds: 10 * MINUTE },
	],
	'find-order': [
		{ by: 'address', points: 100, seconds: 10 * MINUTE },
		{ by: 'member', points: 10, seconds: 10 * MINUTE },
	],
	'check-in': [
		{ by: 'address', points: 300, seconds: 10 * MINUTE },
		{ by: 'member', points: 30, seconds: 10 * MINUTE },
	],
	'find-pass': [
		{ by: 'address', points: 60, seconds: 10 * MINUTE },
		{ by: 'browser', points: 10, seconds: 10 * MINUTE },
		{ by: 'number', points: 5, seconds: 10 * MINUTE },
	],
	share: [
		{ by: 'address', points: 120, seconds: HOUR },
		{ by: 'browser', points: 30, seconds: HOUR },
	],
	like: [
		{ by: 'address', points: 300, seconds: 10 * MINUTE },
		{ by: 'browser', points: 60, seconds: 10 * MINUTE },
	],
	question: [{ by: 'address', points: 300, seconds: MINUTE, here: true }],
	'csp-report': [{ by: 'address', points: 60, seconds: MINUTE, here: true }],
	events: [{ by: 'address', points: 600, seconds: MINUTE, here: true }],
	follow: [
		{ by: 'address', points: 400, seconds: 10 * MINUTE },
		{ by: 'browser', points: 80, seconds: 10 * MINUTE },
	],
});

/** Returns the network around a /64 of IPv6: providers give a customer a /56, or a /48, to use at will. An IPv4 address has none. */
function networkOf(address: string, bits: 56 | 48): string | undefined {
	const [, first48, last = ''] = /^((?:[\da-f]+:){3})([\da-f]+)::\/64$/.exec(address) ?? [];
	if (first48 === undefined) return undefined;
	return bits === 48 ? first48 : `${first48}${Number.parseInt(last, 16) >> 8}`;
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
 * there is always a limit. Counting and comparing are one step of the store, so no number of attempts at once passes a limit.
 */
export function createLimits({ redis, secret, ceilings, watch = UNWATCHED }: LimitOptions) {
	const limiterOf = (policy: LimitPolicy, { by, points, seconds, here }: Rule): RateLimiterAbstract => {
		const options = { keyPrefix: `limit:${policy}:${by}:${seconds}`, points, duration: seconds };
		const memory = new RateLimiterMemory(options);
		if (!redis || here) return memory;
		return new RateLimiterRedis({ ...options, storeClient: redis, insuranceLimiter: memory, rejectIfRedisNotReady: true });
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
					if (!(refused instanceof RateLimiterRes)) throw refused;
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
			await reward(counted(policy, subject).filter((count) => !isOfAttempts(count)));
		},
		/** Deletes the counts of the number, as there is a new code, or the right one was entered. */
		async forget(policy: LimitPolicy, subject: Subject): Promise<void> {
			const ofNumber = counted(policy, subject).filter(({ rule: { by } }) => by === 'number' || by === 'waiting');
			await Promise.all(ofNumber.map(({ limiter, key }) => limiter.delete(key).catch(() => {})));
		},
	};
}

export type Limits = ReturnType<typeof createLimits>;
