import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { description } from '#client/test-support/description.ts';
import { type Answers, failure, fakeServer } from '#client/test-support/fake-server.ts';
import { openPage } from '#client/test-support/open-page.tsx';
import { emptyPassengerForm, filledPassengerForm } from '#client/test-support/sample-passenger-form.ts';
import { textsOf } from '#client/test-support/texts.ts';
import type { PassengerForm } from '#shared/catalogue/bff/contacts.ts';
import { paths } from '#shared/paths.ts';

const t = textsOf('CN', 'contacts');
const SAVE = 'POST /passenger';
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${name}`) });
const save = () => userEvent.click(screen.getByRole('button', { name: t('passenger.save') }));
async function retype(name: string, text: string) {
	await userEvent.clear(field(name));
	await userEvent.type(field(name), text);
}

async function openEditor(passenger: PassengerForm, answers: Answers = {}) {
	const server = fakeServer({ 'GET /passenger': passenger, 'GET /openapi/countrySmsCode': [], ...answers });
	const page = await openPage('passengerEditor');
	await screen.findByRole('heading', { level: 1 });
	return { server, page };
}

test('missing values are reported at each field and above the form, and the focus goes to the first field', async () => {
	const { server } = await openEditor(emptyPassengerForm());
	await save();
	const summary = within(screen.getByText(t('summary')).closest('[role=alert]') as HTMLElement);
	expect(summary.getAllByRole('link')).toHaveLength(8);
	expect(description(field(t('passenger.number')))).toContain(t('problem.missing.number'));
	expect(document.activeElement).toBe(field(t('passenger.number')));
	expect(server.inputs(SAVE)).toEqual([]);
});

test('a number that doesn’t fit its document is reported until it does', async () => {
	await openEditor(filledPassengerForm());
	await retype(t('passenger.number'), 'E123');
	await save();
	expect(description(field(t('passenger.number')))).toContain(t('problem.document'));
	await retype(t('passenger.number'), 'e 12345679');
	expect(description(field(t('passenger.number')))).not.toContain(t('problem.document'));
});

test('an emergency number that is the passenger’s own is refused at its field', async () => {
	await openEditor(filledPassengerForm());
	await retype(t('passenger.emergency'), '138 0013 8000');
	await save();
	expect(description(field(t('passenger.emergency')))).toContain(t('problem.sameAsMobile'));
});

test('an expired document is refused at its date', async () => {
	await openEditor(filledPassengerForm({ expiry: '2020-01-01' }));
	await save();
	const day = screen.getByRole('group', { name: new RegExp(`^${t('passenger.expiry')}`) });
	expect(description(day)).toContain(t('problem.past'));
});

test('the letters of a Chinese name are proposed where none were typed', async () => {
	const { server } = await openEditor(emptyPassengerForm(), { 'POST /pinyin': { lastName: 'LYU', firstName: 'RUOXI' } });
	await userEvent.type(field(t('passenger.pinyinFirstName')), 'ROSE');
	await userEvent.type(field(t('passenger.lastName')), '吕');
	await userEvent.tab();
	await waitFor(() => expect(field(t('passenger.pinyinLastName')).value).toBe('LYU'));
	expect(field(t('passenger.pinyinFirstName')).value).toBe('ROSE');
	expect(screen.getByText(t('passenger.proposed'))).toBeTruthy();
	expect(server.inputs('POST /pinyin')).toEqual([{ lastName: '吕', firstName: '' }]);
});

test('birthday and gender are read from an identity number instead of being asked for', async () => {
	await openEditor(emptyPassengerForm());
	await userEvent.click(screen.getByRole('radio', { name: t('types.ID_CARD') }));
	await userEvent.type(field(t('passenger.number')), '310101199003071230');
	expect(screen.getByText(/1990年3月7日/)).toBeTruthy();
	expect(screen.queryByRole('group', { name: new RegExp(t('passenger.birthday')) })).toBeNull();
});

test('a complete passenger is saved, and the list opens', async () => {
	const { server, page } = await openEditor(filledPassengerForm(), { [SAVE]: { state: 'saved', id: 'p1' } });
	await save();
	await waitFor(() => expect(page.address()).toBe(paths.contacts));
	expect(server.inputs(SAVE)).toEqual([filledPassengerForm()]);
});

test.each([
	['a document that another passenger has', 'number', 'duplicate'],
	['a mobile number that serves four already', 'mobile', 'usedUp'],
] as const)('%s is refused by the server at its field', async (_, name, problem) => {
	const { page } = await openEditor(filledPassengerForm(), { [SAVE]: { state: 'refused', problems: { [name]: problem } } });
	await save();
	await waitFor(() => expect(description(field(t(`passenger.${name}`)))).toContain(t(`problem.${problem}`)));
	expect(page.address()).toBe(paths.passengerEditor);
});

test('a server that can’t be reached is reported above the form, and what is filled in stays', async () => {
	await openEditor(filledPassengerForm(), { [SAVE]: failure('upstream-unavailable') });
	await save();
	expect(await screen.findByText(t('notSaved'))).toBeTruthy();
	expect(field(t('passenger.number')).value).toBe('E12345679');
});

test('what was typed is there again after the page was left, and never stored by the browser', async () => {
	await openEditor(emptyPassengerForm());
	await userEvent.type(field(t('passenger.number')), 'E1234');
	await userEvent.click(screen.getByRole('radio', { name: t('gender.0') }));
	cleanup();
	await openEditor(emptyPassengerForm());
	expect(field(t('passenger.number')).value).toBe('E1234');
	expect(screen.getByRole<HTMLInputElement>('radio', { name: t('gender.0') }).checked).toBe(true);
	expect(JSON.stringify([localStorage, sessionStorage])).not.toContain('E1234');
	// Another entry has a form of its own
	cleanup();
	await openEditor(filledPassengerForm({ id: '7' }));
	expect(field(t('passenger.number')).value).toBe(filledPassengerForm().number);
});

test('what was typed is gone once it is saved', async () => {
	const { page } = await openEditor(filledPassengerForm({ id: '7' }), { [SAVE]: { state: 'saved', id: '7' } });
	await retype(t('passenger.number'), 'E87654321');
	await save();
	await waitFor(() => expect(page.address()).toBe(paths.contacts));
	cleanup();
	await openEditor(filledPassengerForm({ id: '7' }));
	expect(field(t('passenger.number')).value).toBe(filledPassengerForm().number);
});
