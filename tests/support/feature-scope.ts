import { vi } from 'vitest';
import { createContent } from '#server/composition/content/content.ts';
import type { FeatureScope, ScopedApi } from '#server/handler.ts';
import { AppError } from '#server/request/errors.ts';
import { ANYBODY, type Identity } from '#server/request/identity.ts';
import { memoryKeyValue } from '#server/storage/memory-key-value.ts';
import { createSeal } from '#server/storage/seal.ts';
import { createFieldVault, createVault } from '#server/storage/vault.ts';
import type { Api, CallInput, CallName, CallOutput } from '#shared/catalogue/catalogue.ts';
import { type Language, UPSTREAM_NOT_FOUND } from '#shared/constants.ts';
import { FEATURE_SETTINGS } from './feature-settings.ts';

export type Replies = { [N in CallName]?: (input: CallInput<N>) => CallOutput<N> };

/** Returns a scope with an `api` that answers from `replies`; any other call is unavailable. */
export function scopeWith(replies: Replies, options: { lang?: Language; now?: string; identity?: Identity } = {}) {
	const api: Api = async (name, input) => {
		const reply = replies[name];
		if (!reply) throw new AppError('upstream-unavailable', `${name} does not answer`);
		return reply(input);
	};
	const scopedApi: ScopedApi = Object.assign(api, { as: () => scopedApi, anew: () => scopedApi });
	const warn = vi.fn<FeatureScope['report']['warn']>();
	const lacksPart = vi.fn<FeatureScope['report']['lacksPart']>();
	const identity = options.identity ?? ANYBODY;
	const scope: FeatureScope = {
		api: scopedApi,
		member: identity.member,
		lang: options.lang ?? 'CN',
		identity,
		identityOfSession: async () => null,
		vault: createVault(memoryKeyValue(), createSeal(['a secret of tests'], 'vault')),
		lists: createFieldVault(memoryKeyValue(), createSeal(['a secret of tests'], 'lists'), 'list:', () => new Date()),
		now: new Date(options.now ?? '2026-11-21T04:00:00Z'),
		settings: { ...FEATURE_SETTINGS },
		content: createContent({ hosts: [], withheld: () => {} }),
		report: { warn, lacksPart },
	};
	return { scope, warn, lacksPart };
}

/** Upstream's refusal of a call. */
export const refuse = (): never => {
	throw new AppError('upstream-business', 'err 1001', { err: 1001, shown: '维护中' });
};

/** Upstream's answer for a thing that doesn't exist. */
export const unknown = (): never => {
	throw new AppError('upstream-business', `err ${UPSTREAM_NOT_FOUND}`, { err: UPSTREAM_NOT_FOUND });
};
