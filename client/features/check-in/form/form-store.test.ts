import { expect, it, vi } from 'vitest';
import type { CheckInFormView } from '#shared/catalogue/bff/check-in.ts';
import { CHECK_IN_SESSION } from '#shared/constants.ts';
import { CHECK_IN_FIELDS, type CheckInField } from '#shared/rules/check-in-form.ts';
import { createFormStore } from './form-store.ts';
import type { Values } from './read-step.ts';
import type { SaveReply } from './save-queue.ts';

const NOW = 1_000_000;
const EMPTY = Object.fromEntries(CHECK_IN_FIELDS.map((field) => [field, ''])) as Record<CheckInField, string>;
const view = (values: Partial<Record<CheckInField, string>> = {}, savedAt = NOW): CheckInFormView =>
	({
		person: { savedAt },
		values: { ...EMPTY, ...values },
		unsure: [],
		openUntil: null,
		heard: 0,
		now: NOW,
	}) as unknown as CheckInFormView;
const reply = (more: Partial<SaveReply> = {}): SaveReply => ({
	savedAt: NOW + 1,
	openUntil: NOW + 1 + CHECK_IN_SESSION,
	elsewhere: [],
	replaced: [],
	...more,
});

function storeOf(loaded = view(), typed: Partial<Values> = {}) {
	const save = vi.fn(async () => reply());
	const read = vi.fn(async () => loaded);
	const onGone = vi.fn();
	const store = createFormStore(loaded, typed, {
		save,
		read,
		extend: async () => ({ openUntil: NOW + 2 + CHECK_IN_SESSION }),
		onGone,
	});
	return { store, save, read, onGone };
}

it('starts with what was typed before the page was alive, and saves what of it isn’t saved', async () => {
	const { store, save } = storeOf(view({ address: '一', mobile: '138' }), { address: '二', mobile: '138' });
	expect(store.get()).toMatchObject({ start: { address: '二', mobile: '138' }, values: { address: '一' } });
	store.type({ address: '二', mobile: '138' });
	await store.settled();
	expect(save.mock.calls).toEqual([[expect.objectContaining({ values: { address: '二' } })]]);
});

it('saves the fields that differ from the saved ones, and saves nothing twice', async () => {
	const { store, save } = storeOf(view({ address: '一' }));
	store.type({ address: '一', mobile: '138' });
	await store.settled();
	store.type({ address: '一', mobile: '138' });
	expect(save).toHaveBeenCalledTimes(1);
	expect(save).toHaveBeenCalledWith({ values: { mobile: '138' }, unsure: [], since: 0 });
	expect(store.get()).toMatchObject({ savedAt: NOW + 1, openUntil: NOW + 1 + CHECK_IN_SESSION, now: NOW + 1 });
});

it('takes over the fields that another device saved, except those that are being typed in', async () => {
	const { store, save } = storeOf();
	store.watch(() => ({ address: '正在输入', mobile: '' }));
	save.mockResolvedValueOnce(
		reply({
			elsewhere: [
				{ field: 'address', value: '别处', at: 5 },
				{ field: 'mobile', value: '139', at: 6 },
			],
		}),
	);
	store.type({ pinyinLastName: 'LIN' });
	await store.settled();
	const { start, values, notes } = store.get();
	expect(start).toMatchObject({ address: '', mobile: '139' });
	expect(values).toMatchObject({ address: '别处', mobile: '139' });
	expect(notes).toEqual({ address: { kind: 'elsewhere', at: 5 }, mobile: { kind: 'elsewhere', at: 6 } });
});

it('reports a field in which it replaced another device’s text, until the field is changed again', async () => {
	const { store, save } = storeOf();
	save.mockResolvedValueOnce(reply({ replaced: ['address'] }));
	store.type({ address: '一' });
	await store.settled();
	expect(store.get().notes).toEqual({ address: { kind: 'replaced', at: NOW + 1 } });
	store.type({ address: '二' });
	expect(store.get().notes).toEqual({});
});

it('an older answer doesn’t undo a field that was typed after the request', async () => {
	const { store, read } = storeOf();
	let answer: (loaded: CheckInFormView) => void = () => {};
	read.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
	const reading = store.reread();
	store.type({ address: '一' });
	await store.settled();
	answer(view({ mobile: '139' }));
	await reading;
	expect(store.get().values).toMatchObject({ address: '一', mobile: '139' });
});

it('a field filled from a picture is unsure until it is looked at, changed or not', async () => {
	const { store, save } = storeOf();
	store.propose({ number: 'E1', expiry: '2034-01-01' });
	await store.settled();
	expect(save).toHaveBeenLastCalledWith(expect.objectContaining({ unsure: ['number', 'expiry'] }));
	store.type({ number: 'E1', expiry: '2034-01-01' }, ['number']);
	await store.settled();
	expect(save).toHaveBeenLastCalledWith(expect.objectContaining({ values: { number: 'E1' }, unsure: [] }));
	expect(store.get().unsure).toEqual(['expiry']);
});

it('reports that nothing can be saved any more when the check-in is gone or was sent from another device', async () => {
	const { store, save, onGone } = storeOf();
	save.mockRejectedValueOnce(Object.assign(new Error('sent'), { code: 'conflict' }));
	store.type({ address: '一' });
	await store.settled();
	expect(onGone).toHaveBeenCalledTimes(1);
	store.stop();
});
