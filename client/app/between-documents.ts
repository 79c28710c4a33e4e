import { holdDocuments } from './hold-documents.ts';
import { keepOnLanguageSwitch } from './language-switch.ts';

export { fillKept } from './language-switch.ts';

/** Watches over links that load a new document: without a network, and for the other language. */
export function watchDocuments(): void {
	holdDocuments();
	keepOnLanguageSwitch();
}
