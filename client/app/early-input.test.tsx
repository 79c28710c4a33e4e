import { act, fireEvent, screen } from '@testing-library/react';
import { type ReactElement, Suspense, use, useState } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readChanges, repeatInput } from './early-input.ts';

let root: Root | undefined;
const collect = (event: Event) => early.add(event);
beforeEach(() => {
	globalThis.early = new Set();
	addEventListener('click', collect, true);
});
afterEach(() => {
	removeEventListener('click', collect, true);
	act(() => root?.unmount());
	document.body.replaceChildren();
});

/** The page within what `Document` listens to. */
const alive = (page: ReactElement) => (
	<div
		onClickCapture={({ nativeEvent }) => early.delete(nativeEvent)}
		onInputCapture={({ nativeEvent }) => early.delete(nativeEvent)}
	>
		{page}
	</div>
);

/** Shows a page as the server renders it, does something on it, and then brings it to life as `client/start.tsx` does. */
async function comeAlive(page: ReactElement, before: () => void): Promise<void> {
	const whole = alive(page);
	document.body.innerHTML = renderToString(whole);
	before();
	const changes = readChanges();
	await act(async () => {
		root = hydrateRoot(document.body, whole);
	});
	await act(() => repeatInput(changes));
}

const tick = (name: string) => act(() => screen.getByLabelText<HTMLInputElement>(name).click());

/** Controls whose values are kept in a state, which begins as `first`. */
function Kept({ first }: { first: Record<string, string> }) {
	const [values, setValues] = useState(first);
	const set = (name: string) => (value: string) => setValues((before) => ({ ...before, [name]: value }));
	return (
		<>
			<input
				type="checkbox"
				aria-label="box"
				checked={values.box === 'on'}
				onChange={({ target }) => set('box')(target.checked ? 'on' : '')}
			/>
			<input type="radio" aria-label="one" checked={values.radio === 'one'} onChange={() => set('radio')('one')} />
			<input type="radio" aria-label="two" checked={values.radio === 'two'} onChange={() => set('radio')('two')} />
			<input aria-label="text" value={values.text} onChange={({ target }) => set('text')(target.value)} />
			<textarea aria-label="area" value={values.area} onChange={({ target }) => set('area')(target.value)} />
			<select aria-label="select" value={values.select} onChange={({ target }) => set('select')(target.value)}>
				<option value="a">A</option>
				<option value="b">B</option>
			</select>
			<output>{JSON.stringify(values)}</output>
		</>
	);
}

const FIRST = { box: '', radio: 'one', text: 'was', area: 'was', select: 'a' };
const SECOND = { box: 'on', radio: 'two', text: 'typed', area: 'typed', select: 'b' };

test('each kind of control starts with what it shows', async () => {
	await comeAlive(<Kept first={FIRST} />, () => {
		tick('box');
		tick('two');
		for (const name of ['text', 'area']) fireEvent.input(screen.getByLabelText(name), { target: { value: SECOND.text } });
		fireEvent.change(screen.getByLabelText('select'), { target: { value: SECOND.select } });
	});
	expect(JSON.parse(screen.getByRole('status').textContent ?? '')).toEqual(SECOND);
	expect(screen.getByLabelText<HTMLInputElement>('box').checked).toBe(true);
	expect(screen.getByLabelText<HTMLInputElement>('one').checked).toBe(false);
	expect(screen.getByLabelText<HTMLTextAreaElement>('area').value).toBe('typed');
});

test('what the document shows ticked and is taken out stays out, and text taken out stays away', async () => {
	await comeAlive(<Kept first={SECOND} />, () => {
		tick('box');
		fireEvent.input(screen.getByLabelText('text'), { target: { value: '' } });
	});
	expect(JSON.parse(screen.getByRole('status').textContent ?? '')).toEqual({ ...SECOND, box: '', text: '' });
});

function Counter() {
	const [count, setCount] = useState(0);
	return (
		<>
			<button type="button" onClick={() => setCount(count + 1)}>
				<b>more</b>
			</button>
			<form>
				<button type="submit" onClick={() => setCount(100)}>
					send
				</button>
			</form>
			<a href="/away" data-press="" aria-label="ten" onClick={() => setCount(count + 10)}>
				ten
			</a>
			<output>{count}</output>
		</>
	);
}

test('presses of buttons count once each; a form’s own button is left to the browser', async () => {
	await comeAlive(<Counter />, () => {
		fireEvent.click(screen.getByText('more'));
		fireEvent.click(screen.getByText('send'));
		fireEvent.click(screen.getByText('more'));
	});
	expect(screen.getByRole('status').textContent).toBe('2');
	fireEvent.click(screen.getByText('more'));
	expect(screen.getByRole('status').textContent).toBe('3');
	await act(() => repeatInput());
	expect(screen.getByRole('status').textContent).toBe('3');
});

let arrival: Promise<unknown> | null = null;

function Late() {
	if (arrival) use(arrival);
	return (
		<>
			<Counter />
			<Kept first={FIRST} />
		</>
	);
}

test('a link that acts as a button is pressed, and a press goes to the control of the same name where another has come', async () => {
	await comeAlive(<Counter />, () => {
		fireEvent.click(screen.getByLabelText('ten'));
		const gone = document.createElement('button');
		gone.setAttribute('aria-label', 'ten');
		document.body.append(gone);
		gone.click();
		gone.remove();
	});
	expect(screen.getByRole('status').textContent).toBe('20');
});

test('a press and a tick in a part that comes alive later wait for it', async () => {
	const page = (
		<Suspense>
			<Late />
		</Suspense>
	);
	await comeAlive(page, () => {
		fireEvent.click(screen.getByText('more'));
		tick('box');
		arrival = new Promise((resolve) => setTimeout(resolve, 300));
	});
	arrival = null;
	const [count, kept] = screen.getAllByRole('status');
	expect(count?.textContent).toBe('1');
	expect(JSON.parse(kept?.textContent ?? '')).toEqual({ ...FIRST, box: 'on' });
});

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
	const [mobile, , prefix, one, two, words] = old.querySelectorAll<HTMLInputElement>('input, select, textarea');
	if (!mobile || !prefix || !one || !two || !words) throw new Error('the form is not whole');
	mobile.value = '13900000000';
	prefix.value = '852';
	one.checked = true;
	two.checked = false;
	words.value = '轮椅';
	const changes = readChanges();
	old.remove();
	await act(async () => {
		root = createRoot(document.body);
		root.render(alive(<Form />));
	});
	const form = document.querySelector('form');
	await act(() => repeatInput(changes));
	expect(JSON.parse(form?.dataset.known ?? '')).toEqual({
		mobile: '13900000000',
		code: '12',
		prefix: '852',
		'guest 1': 'true',
		'guest 2': 'false',
		words: '轮椅',
	});
	expect(document.querySelector<HTMLInputElement>('[name=key]')?.value).toBe('b');
});
