import type { ComponentProps } from 'react';

/** Puts `text` into the clipboard. False where that isn't possible: browsers have no clipboard for pages without TLS. */
export async function copyText(text: string): Promise<boolean> {
	try {
		await navigator.clipboard.writeText(text);
		return true;
	} catch {
		return false;
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
