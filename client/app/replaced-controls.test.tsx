import { act, render } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { readControls } from './early-input.ts';
import { repeat } from './repeat-input.ts';

const FORM = `
	<input name="mobile" value="">
	<input name="code" value="12">
	<select name="prefix"><option value="86" selected>86</option><option value="852">852</option></select>
	<input type="checkbox" name="guest" value="1">
	<input type="checkbox" name="guest" value="2" checked>
	<textarea name="words"></textarea>
	<input type="hidden" name="key" value="a">`;

/** The same form, in which React knows each value. */
function Form() {
	const [known, know] = useState<Record<string, string>>({ code: '12' });
	const set = (name: string, value: string) => know((before) => ({ ...before, [name]: value }));
	return (
		<form data-known={JSON.stringify(known)}>
			<input name="mobile" value={known.mobile ?? ''} onChange={({ target }) => set('mobile', target.value)} />
			<input name="code" value={known.code} onChange={({ target }) => set('code', target.value)} />
			<select name="prefix" defaultValue="86" onChange={({ target }) => set('prefix', target.value)}>
				<option value="86">86</option>
				<option value="852">852</option>
			</select>
			{['1', '2'].map((value) => (
				<input
					key={value}
					type="checkbox"
					name="guest"
					value={value}
					defaultChecked={value === '2'}
					onChange={({ target }) => set(`guest ${value}`, String(target.checked))}
				/>
			))}
			<textarea name="words" onChange={({ target }) => set('words', target.value)} />
			<input type="hidden" name="key" value="b" />
		</form>
	);
}

test('what was typed and ticked in a document that React rendered anew is in the new one, and React knows it', async () => {
	const old = document.createElement('form');
	old.innerHTML = FORM;
	document.body.append(old);
	globalThis.early = new Set();
	const [mobile, , prefix, one, two, words] = old.querySelectorAll<HTMLInputElement>('input, select, textarea');
	if (!mobile || !prefix || !one || !two || !words) throw new Error('the form is not whole');
	mobile.value = '13900000000';
	prefix.value = '852';
	one.checked = true;
	two.checked = false;
	words.value = '轮椅';
	const before = readControls();
	old.remove();
	const { container } = render(<Form />);
	const form = container.querySelector('form');
	await act(() => repeat(readControls(), before));
	expect(JSON.parse(form?.dataset.known ?? '')).toEqual({
		mobile: '13900000000',
		code: '12',
		prefix: '852',
		'guest 1': 'true',
		'guest 2': 'false',
		words: '轮椅',
	});
	expect(container.querySelector<HTMLInputElement>('[name=key]')?.value).toBe('b');
});
