/** Reads an order's number as it was typed or pasted: in wide digits, with gaps or a sign before it. */
export const orderNumberOf = (typed: string): string => typed.normalize('NFKC').replace(/[\s#.-]/g, '');

/** Reads a document's number: in capitals, without gaps. */
export const documentNumberOf = (typed: string): string =>
	typed
		.normalize('NFKC')
		.replace(/[\s.-]/g, '')
		.toUpperCase();
