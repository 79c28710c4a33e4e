/** An order's number as somebody types or pastes it: in wide digits, with gaps or a sign before it. */
export const orderNumberOf = (typed: string): string => typed.normalize('NFKC').replace(/[\s#.-]/g, '');

/** The number of a document as it is printed: in capitals, without gaps. */
export const documentNumberOf = (typed: string): string =>
	typed
		.normalize('NFKC')
		.replace(/[\s.-]/g, '')
		.toUpperCase();
