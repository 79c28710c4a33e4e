/** The answer of a page or a call: its status, its redirect, its data, and its readable text. */
export type Seen = { status: number; location: string; view: unknown; text: string };

const DATA = /<script type="application\/json" id="data">(.*?)<\/script>/s;

/** Returns the data that a page's document was rendered from, and its text. */
function readPage(html: string): Pick<Seen, 'view' | 'text'> {
	const data = DATA.exec(html)?.[1];
	const text = html
		.replace(/<(script|style|head)\b.*?<\/\1>/gs, ' ')
		.replace(/<\/?(?:a|b|em|span|strong|time)\b[^>]*>|<!--.*?-->/gs, '')
		.replace(/<[^>]+>/g, '\n')
		.replaceAll('&amp;', '&')
		.replace(/[ \t]*\n\s*/g, '\n');
	return { view: data ? (JSON.parse(data) as { hydration: unknown }).hydration : null, text };
}

/** Returns the data of a page or of a call's answer, and the page's text. */
export const readBody = (body: string): Pick<Seen, 'view' | 'text'> =>
	body.startsWith('{') ? { view: (JSON.parse(body) as { data: unknown }).data, text: '' } : readPage(body);
