import { createHmac } from 'node:crypto';
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '#server/request/errors.ts';
import { UNWATCHED, type Watch } from '#server/watch/watch.ts';
import type { LimitPolicy } from '#shared/catalogue/limit-policy.ts';
import type { RedisConnection } from './redis.ts';

/** The subjects that attempts are counted by. `number` is set when the call has one, `member` when a member is logged in. */
export type Subject = { number?: string; member?: string; address: string; browser: string };
/**
 * `waiting` counts a number in the browser that waits for its code, so that attempts from another browser don't use up the
 * owner's.
 */
type Rule = {
	by: keyof Subject | 'waiting';
	points: number;
	seconds: number;
	/** True when each process counts for itself, since the limit protects the process. */
	here?: true;
};

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The rules of the named limits, in the order of their checks (docs/rules.md, sms-pace). */
const POLICIES: Record<LimitPolicy, readonly Rule[]> = {
	'send-code': [
		{ by: 'address', points: 40, seconds: HOUR },
		{ by: 'browser', points: 12, seconds: HOUR },
		{ by: 'number', points: 1, seconds: MINUTE },
		{ by: 'number', points: 5, seconds: DAY },
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
	question: [{ by: 'address', points: 300, seconds: MINUTE, here: true }],
	'csp-report': [{ by: 'address', points: 60, seconds: MINUTE, here: true }],
	events: [{ by: 'address', points: 600, seconds: MINUTE, here: true }],
	follow: [
		{ by: 'address', points: 400, seconds: 10 * MINUTE },
		{ by: 'browser', points: 80, seconds: 10 * MINUTE },
	],
};

function subjectOf(by: Rule['by'], subject: Subject): string | undefined {
	if (by !== 'waiting') return subject[by];
	return subject.number === undefined ? undefined : `${subject.number} ${subject.browser}`;
}

export type LimitOptions = { redis?: RedisConnection; secret: string; watch?: Pick<Watch, 'refused'> };

/**
 * Creates the limits. Attempts are counted together for all processes; each process counts for itself while Redis is away, so
 * there is always a limit.
 */
export function createLimits({ redis, secret, watch = UNWATCHED }: LimitOptions) {
	const limiterOf = (policy: LimitPolicy, { by, points, seconds, here }: Rule): RateLimiterAbstract => {
		const options = { keyPrefix: `limit:${policy}:${by}:${seconds}`, points, duration: seconds };
		const memory = new RateLimiterMemory(options);
		if (!redis || here) return memory;
		return new RateLimiterRedis({ ...options, storeClient: redis, insuranceLimiter: memory, rejectIfRedisNotReady: true });
	};
	const limiters = Object.fromEntries(
		Object.entries(POLICIES).map(([policy, rules]) => [
			policy,
			rules.map((rule) => ({ rule, limiter: limiterOf(policy as LimitPolicy, rule) })),
		]),
	) as Record<LimitPolicy, { rule: Rule; limiter: RateLimiterAbstract }[]>;

	// Telephone numbers could be guessed from plain hashes, as there are few of them.
	const hidden = (value: string) => createHmac('sha256', secret).update(value).digest('base64url').slice(0, 22);
	const counted = (policy: LimitPolicy, subject: Subject) =>
		limiters[policy].flatMap(({ rule, limiter }) => {
			const value = subjectOf(rule.by, subject);
			return value === undefined ? [] : [{ rule, limiter, key: hidden(value) }];
		});
	const ofNumber = (policy: LimitPolicy, subject: Subject) =>
		counted(policy, subject).filter(({ rule }) => rule.by === 'number' || rule.by === 'waiting');

	return {
		/** Counts an attempt. Throws `rate-limited`, with the seconds to wait, after too many. */
		async take(policy: LimitPolicy, subject: Subject): Promise<void> {
			for (const { rule, limiter, key } of counted(policy, subject)) {
				try {
					await limiter.consume(key);
				} catch (refused) {
					if (!(refused instanceof RateLimiterRes)) throw refused;
					watch.refused(policy, rule.by);
					// Only attempts that weren't refused are counted.
					await limiter.reward(key).catch(() => {});
					const retryAfter = Math.max(1, Math.ceil(refused.msBeforeNext / 1_000));
					throw new AppError('rate-limited', `${policy} by ${rule.by}`, { retryAfter });
				}
			}
		},
		/** Takes back the counts of the number, as no code was sent or tried. */
		async giveBack(policy: LimitPolicy, subject: Subject): Promise<void> {
			await Promise.all(ofNumber(policy, subject).map(({ limiter, key }) => limiter.reward(key).catch(() => {})));
		},
		/** Deletes the counts of the number, as there is a new code, or the right one was entered. */
		async forget(policy: LimitPolicy, subject: Subject): Promise<void> {
			await Promise.all(ofNumber(policy, subject).map(({ limiter, key }) => limiter.delete(key).catch(() => {})));
		},
	};
}

export type Limits = ReturnType<typeof createLimits>;
