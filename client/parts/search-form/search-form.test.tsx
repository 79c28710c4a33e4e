import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { failure, fakeServer } from '#client/test-support/fake-server.ts';
import { openPart } from '#client/test-support/open-page.tsx';
import { textsOf } from '#client/test-support/texts.ts';
import type { CallOutput } from '#shared/catalogue/catalogue.ts';
import { paths } from '#shared/paths.ts';
import { SearchForm } from './search-form.tsx';

const t = textsOf('CN', 'search-form');
const apply = () => userEvent.click(screen.getByRole('button', { name: new RegExp(`^${textsOf('CN', 'common')('apply')}`) }));
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
	query: {
		date: [],
		port: [],
		destination: [],
		cruise: [],
		days: [],
		price: [],
		leave: [],
		weekday: [],
		budget: [],
		cabin: [],
		avoid: [],
		ids: [],
		sort: 'default',
		page: 1,
		said: '',
	},
	total: 3,
	pages: 1,
	rows: [],
	facets: { date: [], port: [option('sha', 3), option('tsn', 0)], destination: [], cruise: [], days: [], price: [] },
	calendar: [],
	gone: [],
	lastMonth: '2027-12',
	lateUntil: null,
	relaxations: [],
	sentence: null,
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

test('a box ticked in a popover is chosen at once, and counted while the popover is open', async () => {
	const { picker, server } = await openPicker();
	await userEvent.click(picker.getByRole('checkbox', { name: /上海/ }));
	expect((await port()).textContent).toContain('上海');
	await waitFor(() => expect(server.inputs(COUNT).at(-1)).toEqual({ port: 'sha' }));
	expect(picker.getByRole('button', { name: t('form.apply', { count: 3 }) })).toBeTruthy();
});

test.each<[string, () => Promise<void>]>([
	['the same field', async () => userEvent.click(await port())],
	['another field', async () => userEvent.click(await screen.findByRole('button', { name: new RegExp(t('form.date.label')) }))],
	['the page beside it', () => userEvent.click(document.body)],
	['its button', () => apply()],
])('a choice stays when %s is pressed', async (_what, press) => {
	const { picker } = await openPicker();
	await userEvent.click(picker.getByRole('checkbox', { name: /上海/ }));
	await press();
	await waitFor(() => expect(screen.queryByRole('dialog', { name: t('form.port.title') })).toBeNull());
	expect((await port()).textContent).toContain('上海');
});

test('a search with the popover open takes the boxes that are ticked in it', async () => {
	const { picker, page } = await openPicker();
	await userEvent.click(picker.getByRole('checkbox', { name: /上海/ }));
	await userEvent.click(
		screen.getByRole('button', { name: new RegExp(`^${t('form.submitCount', { count: 3 })}$|^${t('form.submit')}$`) }),
	);
	await waitFor(() => expect(page.address()).toBe(`${paths.search}?port=sha`));
});

test('a month shows its lowest price or why it can’t be chosen, and the picker names the end of the timetable', async () => {
	const months = [option('2027-03', 2), option('2027-12', 0)];
	const calendar = [
		{ month: '2027-03', lowest: 1_999, days: [] },
		{ month: '2027-12', lowest: null, days: [] },
	];
	const found = { ...FOUND, calendar, facets: { ...FOUND.facets, date: months } };
	const server = fakeServer({ 'GET /search': found, [COUNT]: { total: 3 } });
	openPart(Form);
	await userEvent.click(await screen.findByRole('button', { name: new RegExp(t('form.date.label')) }));
	const picker = within(await screen.findByRole('dialog', { name: t('form.date.title') }));
	expect(await picker.findByText(t('form.month.end', { month: '2027年12月' }))).toBeTruthy();
	await userEvent.click(picker.getByRole('button', { name: new RegExp(`^12月.*${t('form.month.none')}`) }));
	expect(screen.getByRole('button', { name: new RegExp(t('form.date.label')) }).textContent).toContain(t('form.date.any'));
	await userEvent.click(picker.getByRole('button', { name: '3月 ¥1,999' }));
	await waitFor(() => expect(server.inputs(COUNT).at(-1)).toEqual({ date: '2027-03' }));
	await userEvent.click(picker.getByRole('button', { name: t('form.month.next') }));
	expect(picker.getAllByRole('button', { name: new RegExp(t('form.month.unannounced')) })).toHaveLength(12);
});

test('a popover closed by Escape restores the choice and the focus', async () => {
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

test('a popover opened again shows the applied choice', async () => {
	const { picker } = await openPicker();
	await userEvent.click(picker.getByRole('checkbox', { name: /上海/ }));
	await apply();
	await userEvent.click(await port());
	const again = within(await screen.findByRole('dialog'));
	expect(again.getByRole<HTMLInputElement>('checkbox', { name: /上海/ }).checked).toBe(true);
});

test('an option without voyages says 0 and can’t be ticked', async () => {
	const { picker } = await openPicker();
	const none = picker.getByRole<HTMLInputElement>('checkbox', { name: /天津/ });
	expect(none.disabled).toBe(true);
	expect(none.closest('label')?.textContent).toContain('0');
});

test('the button counts the voyages of the choice, and leads to them', async () => {
	const { picker, page, server } = await openPicker();
	await userEvent.click(picker.getByRole('checkbox', { name: /上海/ }));
	await apply();
	await waitFor(() => expect(server.inputs(COUNT).at(-1)).toEqual({ port: 'sha' }));
	await userEvent.click(screen.getByRole('button', { name: t('form.submitCount', { count: 3 }) }));
	await waitFor(() => expect(page.address()).toBe(`${paths.search}?port=sha`));
});

test('a choice without voyages says so on the button', async () => {
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
