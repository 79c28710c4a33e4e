import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { failure, fakeServer } from '#client/test-support/fake-server.ts';
import { openPart } from '#client/test-support/open-page.tsx';
import { textsOf } from '#client/test-support/texts.ts';
import type { CallOutput } from '#shared/catalogue/catalogue.ts';
import { paths } from '#shared/paths.ts';
import { SearchForm } from './search-form.tsx';

const t = textsOf('CN', 'search');
const apply = () => userEvent.click(screen.getByRole('button', { name: textsOf('CN', 'common')('apply') }));
const COUNT = 'GET /search/count';

const OPTIONS = {
	ports: [
		{ id: 'sha', name: '上海' },
		{ id: 'tsn', name: '天津' },
	],
	areas: [{ id: 'jp', name: '日本', options: [{ id: 'fuk', name: '福冈' }] }],
	ships: [{ id: 's1', name: '曙光号', code: 'AURORA' }],
};

const option = (value: string, count: number) => ({ value, label: value, count, selected: false });
const FOUND: CallOutput<'GET /search'> = {
	query: { date: [], port: [], destination: [], cruise: [], days: [], price: [], ids: [], sort: 'default', page: 1 },
	total: 3,
	pages: 1,
	rows: [],
	facets: { date: [], port: [option('sha', 3), option('tsn', 0)], destination: [], cruise: [], days: [], price: [] },
	calendar: [],
	relaxations: [],
};

const Form = () => <SearchForm options={OPTIONS} today="2027-01-05" />;
const PlainForm = () => <SearchForm options="unavailable" today="2027-01-05" />;
const port = () => screen.findByRole('button', { name: new RegExp(t('form.port.label')) });

async function openPicker() {
	const server = fakeServer({ 'GET /search': FOUND, [COUNT]: { total: 3 } });
	const page = openPart(Form);
	await userEvent.click(await port());
	const picker = within(await screen.findByRole('dialog', { name: t('form.port.title') }));
	await waitFor(() => expect(picker.getByText('3')).toBeTruthy());
	return { server, page, picker };
}

test('what is chosen in a popover stays a draft until it is applied', async () => {
	const { picker } = await openPicker();
	await userEvent.click(picker.getByRole('checkbox', { name: /上海/ }));
	expect((await port()).textContent).toContain(t('form.port.any'));
	await apply();
	expect((await port()).textContent).toContain('上海');
});

test('a popover put away with Escape leaves the choice as it was, and gives the focus back', async () => {
	const { picker } = await openPicker();
	await userEvent.click(picker.getByRole('checkbox', { name: /上海/ }));
	await userEvent.keyboard('{Escape}');
	await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
	expect((await port()).textContent).toContain(t('form.port.any'));
	expect(document.activeElement).toBe(await port());
	await userEvent.click(await port());
	const again = within(await screen.findByRole('dialog'));
	expect(again.getByRole<HTMLInputElement>('checkbox', { name: /上海/ }).checked).toBe(false);
});

test('a popover opened again shows what was applied', async () => {
	const { picker } = await openPicker();
	await userEvent.click(picker.getByRole('checkbox', { name: /上海/ }));
	await apply();
	await userEvent.click(await port());
	const again = within(await screen.findByRole('dialog'));
	expect(again.getByRole<HTMLInputElement>('checkbox', { name: /上海/ }).checked).toBe(true);
});

test('what would give nothing says 0 and can’t be ticked', async () => {
	const { picker } = await openPicker();
	const none = picker.getByRole<HTMLInputElement>('checkbox', { name: /天津/ });
	expect(none.disabled).toBe(true);
	expect(none.closest('label')?.textContent).toContain('0');
});

test('the button counts what the choice would give, and leads to it', async () => {
	const { picker, page, server } = await openPicker();
	await userEvent.click(picker.getByRole('checkbox', { name: /上海/ }));
	await apply();
	await waitFor(() => expect(server.inputs(COUNT).at(-1)).toEqual({ port: 'sha' }));
	await userEvent.click(screen.getByRole('button', { name: t('form.submitCount', { count: 3 }) }));
	await waitFor(() => expect(page.address()).toBe(`${paths.search}?port=sha`));
});

test('a choice that gives nothing says so on the button', async () => {
	fakeServer({ [COUNT]: { total: 0 } });
	openPart(Form);
	expect(await screen.findByRole('button', { name: t('form.submitNone') })).toBeTruthy();
});

test('a count that can’t be had leaves the button as it is', async () => {
	const server = fakeServer({ [COUNT]: failure('upstream-unavailable') });
	openPart(Form);
	await waitFor(() => expect(server.inputs(COUNT)).toHaveLength(1));
	expect(screen.getByRole('button', { name: t('form.submit') })).toBeTruthy();
});

test('without options only the month is asked for', async () => {
	fakeServer({ [COUNT]: { total: 3 } });
	openPart(PlainForm);
	expect(await screen.findByRole('button', { name: new RegExp(t('form.date.label')) })).toBeTruthy();
	expect(screen.queryByRole('button', { name: new RegExp(t('form.port.label')) })).toBeNull();
});
