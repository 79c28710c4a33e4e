/** A phone may ask its user where to, or whether, before it reads the file. */
const KEPT_MS = 60_000;

/** Makes the browser save `file` under `name`. */
export function saveFile(file: Blob, name: string): void {
	const url = URL.createObjectURL(file);
	const link = document.createElement('a');
	link.href = url;
	link.download = name;
	link.click();
	setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}
