import { expect, onTestFinished, test, vi } from 'vitest';
import { copyText } from './copy-button.tsx';

/** Stands for a page without TLS: there is no clipboard, and the browser copies what is selected. */
function withoutClipboard(copies: boolean) {
	vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as unknown as Clipboard);
	let selected = '';
	document.execCommand = () => {
		selected = (document.activeElement as HTMLTextAreaElement).value;
		return copies;
	};
	onTestFinished(() => {
		Reflect.deleteProperty(document, 'execCommand');
		vi.restoreAllMocks();
	});
	return () => selected;
}

test('without TLS a text is copied by a selection, and the focus and the page stay as they were', async () => {
	const selected = withoutClipboard(true);
	const button = document.body.appendChild(document.createElement('button'));
	button.focus();
	expect(await copyText('12345678')).toBe(true);
	expect(selected()).toBe('12345678');
	expect(document.activeElement).toBe(button);
	expect(document.querySelector('textarea')).toBeNull();
	button.remove();
});

test('a browser that refuses both ways has copied nothing', async () => {
	withoutClipboard(false);
	expect(await copyText('12345678')).toBe(false);
});
