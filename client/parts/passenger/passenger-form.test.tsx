import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { browserApi } from '#client/app/api.ts';
import { useDirectSender } from '#client/parts/form-sender.ts';
import { description } from '#client/test-support/description.ts';
import { type Answers, failure, fakeServer } from '#client/test-support/fake-server.ts';
import { openPart } from '#client/test-support/open-page.tsx';
import { emptyPassengerForm, filledPassengerForm } from '#client/test-support/sample-passenger-form.ts';
import { textsOf } from '#client/test-support/texts.ts';
import type { PassportFields } from '#shared/catalogue/bff/confirm.ts';
import type { PassengerForm as Passenger } from '#shared/catalogue/bff/contacts.ts';
import { PassengerForm } from './passenger-form.tsx';
import { savePassenger } from './save-passenger.ts';

const t = textsOf('CN', 'contacts');
const TODAY = '2026-11-25';
const SAVE = 'POST /passenger';
const READ = 'POST /booking/ocr';
const PASSPORT: PassportFields = {
	lastName: '',
	firstName: '',
	pinyinLastName: 'WANG',
	pinyinFirstName: 'NING',
	gender: '1',
	birthday: '1990-03-07',
	number: 'E87654321',
	issue: '',
	expiry: '2033-05-01',
};

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${name}`) });
const group = (name: string) => screen.getByRole('group', { name: new RegExp(`^${name}`) });
const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
const dayOf = (name: string) =>
	within(group(name))
		.getAllByRole<HTMLInputElement>('textbox')
		.map(({ value }) => value)
		.join('-');
const save = () => userEvent.click(screen.getByRole('button', { name: t('passenger.save') }));

function Editor({ passenger }: { passenger: Passenger }) {
	const sender = useDirectSender('/editor', (form) => savePassenger(form, browserApi, TODAY));
	return <PassengerForm passenger={passenger} today={TODAY} countries={[]} sender={sender} />;
}

async function openForm(passenger: Passenger, answers: Answers = {}) {
	const server = fakeServer({ 'POST /pinyin': { lastName: '', firstName: '' }, ...answers });
	openPart(() => <Editor passenger={passenger} />);
	await screen.findByRole('button', { name: t('passenger.save') });
	return server;
}

async function choosePicture() {
	const input = document.querySelector<HTMLInputElement>('input[type=file]');
	const files = [new File(['picture'], 'passport.jpg', { type: 'image/jpeg' })];
	await userEvent.upload(input as HTMLInputElement, files);
}

test('the fields begin with what is known of a passenger', async () => {
	await openForm(filledPassengerForm());
	expect(radio(t('types.PASSPORT')).checked).toBe(true);
	expect(field(t('passenger.number')).value).toBe('E12345679');
	expect([field(t('passenger.lastName')).value, field(t('passenger.pinyinFirstName')).value]).toEqual(['吕', 'RUOXI']);
	expect(radio(t('gender.0')).checked).toBe(true);
	expect([dayOf(t('passenger.birthday')), dayOf(t('passenger.expiry'))]).toEqual(['1992-7-14', '2034-3-9']);
	expect(field(t('passenger.mobile')).value).toBe('13800138000');
	expect(field(t('passenger.emergency')).value).toBe('13900139000');
});

test('a day that is missing is reported at its field, and the summary leads to the year', async () => {
	await openForm(filledPassengerForm({ birthday: '', gender: '' }));
	await save();
	const summary = within(screen.getByText(t('summary')).closest('[role=alert]') as HTMLElement);
	expect(description(group(t('passenger.birthday')))).toContain(t('problem.missing.birthday'));
	expect(radio(t('gender.1')).getAttribute('aria-invalid')).toBe('true');
	await userEvent.click(summary.getByRole('link', { name: t('problem.missing.birthday') }));
	expect(document.activeElement).toBe(within(group(t('passenger.birthday'))).getAllByRole('textbox')[0]);
});

test('a problem that doesn’t name its field is named in the summary', async () => {
	await openForm(filledPassengerForm({ number: 'E1', mobile: '1' }));
	await save();
	const named = t('problem.of', { field: t('passenger.number'), problem: t('problem.document') });
	expect(screen.getByRole('link', { name: named })).toBeTruthy();
});

test('a document that doesn’t expire asks for no days, and shows how its number is written', async () => {
	await openForm(emptyPassengerForm());
	expect(group(t('passenger.expiry'))).toBeTruthy();
	await userEvent.click(radio(t('types.FOREIGN_ID')));
	expect(screen.queryByRole('group', { name: new RegExp(`^${t('passenger.expiry')}`) })).toBeNull();
	expect(description(field(t('passenger.number')))).toBe(t('passenger.exampleForeign'));
});

test('birthday and gender of an identity number are saved without being asked for', async () => {
	const server = await openForm(filledPassengerForm({ documentType: 'ID_CARD', number: '', birthday: '', gender: '' }), {
		[SAVE]: { state: 'saved', id: 'p1' },
	});
	await userEvent.type(field(t('passenger.number')), '310101199003071230');
	expect(screen.queryByRole('radio', { name: t('gender.1') })).toBeNull();
	await save();
	await waitFor(() => expect(server.inputs(SAVE)).toMatchObject([{ birthday: '1990-03-07', gender: '1' }]));
});

test('a passenger is saved as typed', async () => {
	const server = await openForm(filledPassengerForm(), { [SAVE]: { state: 'saved', id: 'p1' } });
	await userEvent.clear(field(t('passenger.emergency')));
	await userEvent.type(field(t('passenger.emergency')), '139 0013 9001');
	await userEvent.click(radio(t('gender.1')));
	await save();
	await waitFor(() =>
		expect(server.inputs(SAVE)).toEqual([filledPassengerForm({ emergencyPhone: '139 0013 9001', gender: '1' })]),
	);
});

test('a refusal that has no words of ours is shown at its field in upstream’s words', async () => {
	await openForm(filledPassengerForm(), { [SAVE]: { state: 'refused', problems: { number: '证件：已被冻结' } } });
	await save();
	await waitFor(() => expect(description(field(t('passenger.number')))).toContain('证件：已被冻结'));
});

test.each(['1990-01-02', '02/01/1990', '1990年1月2日'])(
	'%s pasted into a birthday’s year fills its three fields',
	async (pasted) => {
		await openForm(filledPassengerForm({ birthday: '' }));
		const [year] = within(group(t('passenger.birthday'))).getAllByRole('textbox');
		await userEvent.click(year ?? document.body);
		await userEvent.paste(pasted);
		expect(dayOf(t('passenger.birthday'))).toBe('1990-1-2');
	},
);

test('a server that can’t be reached is reported above the form, and what is typed stays', async () => {
	await openForm(filledPassengerForm(), { [SAVE]: failure('upstream-unavailable') });
	await userEvent.clear(field(t('passenger.lastName')));
	await userEvent.type(field(t('passenger.lastName')), '欧阳');
	await save();
	expect(await screen.findByText(t('notSaved'))).toBeTruthy();
	expect(field(t('passenger.lastName')).value).toBe('欧阳');
	expect(dayOf(t('passenger.birthday'))).toBe('1992-7-14');
});

test('a passport’s picture fills in what it says; what was typed elsewhere stays', async () => {
	const server = await openForm(emptyPassengerForm(), { [READ]: PASSPORT });
	await userEvent.click(radio(t('types.TAIWAN')));
	await userEvent.type(field(t('passenger.lastName')), '王');
	await userEvent.type(field(t('passenger.mobile')), '13800138000');
	await choosePicture();
	await waitFor(() => expect(field(t('passenger.number')).value).toBe('E87654321'));
	expect(screen.getByText(t('ocr.read'))).toBeTruthy();
	expect(radio(t('types.PASSPORT')).checked).toBe(true);
	expect([field(t('passenger.lastName')).value, field(t('passenger.pinyinLastName')).value]).toEqual(['王', 'WANG']);
	expect([dayOf(t('passenger.birthday')), dayOf(t('passenger.expiry'))]).toEqual(['1990-3-7', '2033-5-1']);
	expect(field(t('passenger.mobile')).value).toBe('13800138000');
	expect(server.inputs(READ)).toMatchObject([{ type: 'image/jpeg' }]);
});

test('problems of fields that a picture then filled in are gone', async () => {
	await openForm(filledPassengerForm({ number: 'E1' }), { [READ]: PASSPORT });
	await save();
	expect(description(field(t('passenger.number')))).toContain(t('problem.document'));
	await choosePicture();
	await waitFor(() => expect(field(t('passenger.number')).value).toBe('E87654321'));
	expect(description(field(t('passenger.number')))).not.toContain(t('problem.document'));
});

test.each([
	['can’t be read', failure('invalid-input'), t('ocr.unreadable')],
	['can’t be read now', failure('upstream-unavailable'), t('ocr.failed')],
	['is refused by upstream', failure('upstream-business', '照片过暗，请重拍', 321), '照片过暗，请重拍'],
])('a picture that %s says so, and the fields stay', async (_, answer, words) => {
	await openForm(filledPassengerForm(), { [READ]: answer });
	await choosePicture();
	expect(await screen.findByText(words)).toBeTruthy();
	expect(field(t('passenger.number')).value).toBe('E12345679');
	expect(screen.getByRole('button', { name: t('ocr.other') })).toBeTruthy();
});

test('while a passenger is being saved a second press sends nothing', async () => {
	const saved = Promise.withResolvers<{ state: 'saved'; id: string }>();
	const server = await openForm(filledPassengerForm(), { [SAVE]: () => saved.promise });
	await save();
	fireEvent.submit(document.querySelector('form') as HTMLFormElement);
	saved.resolve({ state: 'saved', id: 'p1' });
	await waitFor(() => expect(screen.getByRole('button', { name: t('passenger.save') }).getAttribute('aria-busy')).toBeNull());
	expect(server.inputs(SAVE)).toHaveLength(1);
});
