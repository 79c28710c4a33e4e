import type { ComponentProps } from 'react';

/** Copies `text` by a field that is selected for a moment: pages without TLS have no `navigator.clipboard`. */
function copyBySelection(text: string): boolean {
	const focused = document.activeElement;
	const field = Object.assign(document.createElement('textarea'), { value: text, readOnly: true });
	field.style.position = 'fixed';
	document.body.append(field);
	field.focus({ preventScroll: true });
	field.select();
	const copied = document.execCommand('copy');
	field.remove();
	if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
	return copied;
}

/** Puts `text` into the clipboard. False where the browser refuses. */
export async function copyText(text: string): Promise<boolean> {
	try {
		await navigator.clipboard.writeText(text);
		return true;
	} catch {
		return copyBySelection(text);
	}
}

type Props = Omit<ComponentProps<'button'>, 'onClick' | 'onCopy'> & { text: string; onCopied: () => void };

/** Copies `text` when it is pressed; `onCopied` is called once the clipboard has it. */
export function CopyButton({ text, onCopied, ...rest }: Props) {
	const copy = async () => {
		if (await copyText(text)) onCopied();
	};
	return <button type="button" onClick={() => void copy()} {...rest} />;
}
