import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { browserApi } from '#client/app/api.ts';
import { useDirectSender } from '#client/parts/form-sender.ts';
import { description } from '#client/test-support/description.ts';
import { fakeServer } from '#client/test-support/fake-server.ts';
import { openPart } from '#client/test-support/open-page.tsx';
import { filledPassengerForm } from '#client/test-support/sample-passenger-form.ts';
import { textsOf } from '#client/test-support/texts.ts';
import { PassengerForm } from './passenger-form.tsx';
import { savePassenger } from './save-passenger.ts';

const t = textsOf('CN', 'contacts');
const TODAY = '2026-11-25';
const SAVE = 'POST /passenger';
const LATIN = filledPassengerForm({ lastName: '', firstName: '', pinyinLastName: '', pinyinFirstName: '' });

function Editor() {
	const sender = useDirectSender('/editor', (form) => savePassenger(form, browserApi, TODAY));
	return <PassengerForm passenger={LATIN} today={TODAY} countries={[]} sender={sender} />;
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${name}`) });
const type = (name: string, text: string) => userEvent.type(field(name), text);
const said = () =>
	screen
		.getAllByRole('status')
		.map(({ textContent }) => textContent)
		.filter((text) => text?.startsWith(t('passenger.onTicket')));
const save = () => userEvent.click(screen.getByRole('button', { name: t('passenger.save') }));

let server: ReturnType<typeof fakeServer>;
beforeEach(async () => {
	server = fakeServer({ 'POST /pinyin': { lastName: '', firstName: '' }, [SAVE]: { state: 'saved', id: 'p1' } });
	openPart(() => <Editor />);
	await screen.findByRole('button', { name: t('passenger.save') });
});

test('a name that the ticket spells otherwise is said as one types, and is saved by one press', async () => {
	await type(t('passenger.pinyinLastName'), 'Müller');
	expect(said()).toEqual([`${t('passenger.onTicket')} MUELLER`]);
	await type(t('passenger.pinyinFirstName'), 'Ann-Marie');
	expect(said()).toEqual([`${t('passenger.onTicket')} MUELLER`, `${t('passenger.onTicket')} ANN MARIE`]);
	expect(screen.getByText(t('passenger.onTicketHint'))).toBeTruthy();
	await save();
	await waitFor(() => expect(server.inputs(SAVE)).toMatchObject([{ pinyinLastName: 'Müller', pinyinFirstName: 'Ann-Marie' }]));
});

test('ü is YU beside a Chinese name only', async () => {
	await type(t('passenger.pinyinLastName'), 'Lü');
	expect(said()).toEqual([`${t('passenger.onTicket')} LUE`]);
	await type(t('passenger.lastName'), '吕');
	expect(said()).toEqual([`${t('passenger.onTicket')} LYU`]);
});

test('a name in plain letters is said nothing about', async () => {
	await type(t('passenger.pinyinLastName'), 'muller');
	await type(t('passenger.pinyinFirstName'), 'ann');
	expect(said()).toEqual([]);
});

test('the form says how to enter a person with one name only', async () => {
	const told = t('passenger.oneName', { given: 'FNU' });
	await type(t('passenger.pinyinLastName'), 'Sukarno');
	expect(screen.getByText(told)).toBeTruthy();
	await type(t('passenger.pinyinFirstName'), 'FNU');
	expect(screen.queryByText(told)).toBeNull();
	await save();
	await waitFor(() => expect(server.inputs(SAVE)).toMatchObject([{ pinyinLastName: 'Sukarno', pinyinFirstName: 'FNU' }]));
});

test('a letter that only looks like a Latin one is named', async () => {
	await userEvent.clear(field(t('passenger.number')));
	await type(t('passenger.number'), 'Е12345678');
	await save();
	expect(description(field(t('passenger.number')))).toContain(t('problem.letter', { letter: 'Е' }));
});

test('a number with another prefix than the chosen one says how it is read', async () => {
	const read = textsOf('CN', 'login')('dial.read');
	await userEvent.clear(field(t('passenger.mobile')));
	await type(t('passenger.mobile'), '+44 (0)7911 123456');
	expect(screen.getByText(read).closest('[role=status], output')?.textContent).toBe(`${read} +44 7911123456`);
	await userEvent.clear(field(t('passenger.mobile')));
	await type(t('passenger.mobile'), '+86 138 0013 8000');
	expect(screen.queryByText(read)).toBeNull();
});
