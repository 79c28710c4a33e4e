import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { openPart } from '#client/test-support/open-page.tsx';
import { useDirectSender } from './form-sender.ts';
import { PressForm } from './press-form.tsx';

/** What is sent, in its order, and how the newest change ends. */
const sent: string[] = [];
let end = () => {};

const change = (form: FormData) => {
	sent.push(`${form.get('intent')} ${form.get('text')}`);
	return new Promise<void>((done) => (end = done));
};

function Form() {
	return (
		<PressForm sender={useDirectSender('/', change)}>
			<input name="text" aria-label="text" />
			<button type="submit" name="intent" value="code">
				code
			</button>
			<button type="submit" name="intent" value="login">
				login
			</button>
		</PressForm>
	);
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
	sent.length = 0;
	openPart(Form);
});

test('a press of another button waits for the one under way, and sends the form as it is then', async () => {
	press('code');
	press('login');
	press('login');
	expect(sent).toEqual(['code ']);
	fireEvent.change(screen.getByRole('textbox'), { target: { value: 'typed' } });
	await act(async () => end());
	expect(sent).toEqual(['code ', 'login typed']);
	await act(async () => end());
	expect(sent).toHaveLength(2);
});

test('a press that waits is forgotten with its form', async () => {
	press('code');
	press('login');
	document.body.replaceChildren();
	await act(async () => end());
	expect(sent).toEqual(['code ']);
});
