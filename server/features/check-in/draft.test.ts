import { describe, expect, it } from 'vitest';
import type { Member } from '#server/request/identity.ts';
import { memoryKeyValue } from '#server/storage/memory-key-value.ts';
import { createSeal } from '#server/storage/seal.ts';
import { createVault } from '#server/storage/vault.ts';
import { CHECK_IN_DRAFT, CHECK_IN_SESSION } from '#shared/constants.ts';
import { scopeWith } from '#tests/support/feature-scope.ts';
import { dropDraft, lastUnfinished, loadDraft, mustBeUnsent, offerNoMore, openUntil, saveFields } from './draft.ts';

const WHOSE = { order: '10000001', person: '7' };
const memberOf = (id: string) => ({ id }) as Member;
const NEXT = { order: '10000001', person: '8' };

describe('a draft', () => {
	const begin = () => {
		const store = memoryKeyValue();
		let now = Date.parse('2026-11-21T04:00:00Z');
		const vault = createVault(store, createSeal(['a secret of tests'], 'vault'), () => new Date(now));
		const member = memberOf(crypto.randomUUID());
		const scope = () => ({ ...scopeWith({}).scope, vault, member, now: new Date(now) });
		const pass = (milliseconds: number) => {
			now += milliseconds;
		};
		const save = (values: Parameters<typeof saveFields>[2]['values'], whose = WHOSE, device = 'a-device') =>
			saveFields(scope(), whose, { values, unsure: [], device });
		return { scope, pass, save, close: store.close, start: now };
	};

	it('stays open for fifteen minutes after the last save, and is kept for longer', async () => {
		const { scope, pass, save, close, start } = begin();
		await save({ address: 'one' });
		pass(60_000);
		await save({ health: 'well' });
		const { fields, savedAt, touchedAt } = await loadDraft(scope(), WHOSE);
		expect([...fields].map(([name, { value, at }]) => [name, value, at - start])).toEqual([
			['address', 'one', 0],
			['health', 'well', 60_000],
		]);
		expect(savedAt).toBe(start + 60_000);
		expect(openUntil(touchedAt ?? 0)).toBe(start + 60_000 + CHECK_IN_SESSION);
		close();
	});

	it('with the latest save is the unfinished one, until it is sent or a day is over', async () => {
		const { scope, pass, save, close } = begin();
		expect(await lastUnfinished(scope())).toBeNull();
		await save({ address: 'one' });
		pass(1_000);
		await save({ number: 'E12345678' }, NEXT);
		expect(await lastUnfinished(scope())).toMatchObject({ ...NEXT, step: 'document' });
		await dropDraft(scope(), NEXT);
		expect(await lastUnfinished(scope())).toMatchObject({ ...WHOSE, step: 'contact' });
		expect((await loadDraft(scope(), NEXT)).savedAt).toBeNull();
		await expect(mustBeUnsent(scope(), NEXT)).rejects.toMatchObject({ code: 'conflict' });
		await mustBeUnsent(scope(), WHOSE);
		pass(CHECK_IN_DRAFT);
		expect(await lastUnfinished(scope())).toBeNull();
		close();
	});

	it('is kept where its check-in is offered no more', async () => {
		const { scope, save, close } = begin();
		await save({ address: 'one' });
		await offerNoMore(scope(), WHOSE);
		expect(await lastUnfinished(scope())).toBeNull();
		expect((await loadDraft(scope(), WHOSE)).savedAt).not.toBeNull();
		close();
	});

	it('belongs to one member, order and person', async () => {
		const { scope, save, close } = begin();
		await save({ address: 'one' });
		const other = { ...scope(), member: memberOf('another') };
		expect((await loadDraft(other, WHOSE)).fields.size).toBe(0);
		expect(await lastUnfinished(other)).toBeNull();
		close();
	});
});
