import type { IncomingMessage, ServerResponse } from 'node:http';
import { z } from 'zod';
import { paymentPath } from '#shared/paths.ts';
import { chooseLanguage } from '#shared/rules/language.ts';
import type { Store } from '../context.ts';
import { readForm } from '../http/body.ts';
import { endAttempt, OUTCOMES, visitOf } from '../orders/cashier.ts';
import { cashierPage, unknownVisit } from './page.ts';

export const CASHIER = '/cashier';

const Choice = z.object({ token: z.string().regex(/^[\w-]{1,64}$/), outcome: z.enum(OUTCOMES) });

/** Returns the address to which a visit leads back: the one that the site gave, if it is a web page, or the order's payment page. */
function returnAddress({ returnUrl, orderId }: { returnUrl: string; orderId: number }): string {
	const asked = URL.parse(returnUrl);
	return asked?.protocol === 'https:' || asked?.protocol === 'http:' ? asked.href : paymentPath(String(orderId));
}

const escapeAttribute = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** Serves the cashier's page, once for each visit; choosing an end redirects back to the site. */
export async function serveCashier(store: Store, url: URL, request: IncomingMessage, response: ServerResponse): Promise<void> {
	const headers = {
		'cache-control': 'no-store',
		'content-type': 'text/html; charset=utf-8',
		'content-security-policy':
			"default-src 'none'; img-src data:; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'",
	};
	const lang = chooseLanguage({ query: url.searchParams.get('lang'), acceptLanguage: request.headers['accept-language'] });
	if (request.method === 'POST') {
		const choice = Choice.safeParse(await readForm(request));
		const ended = choice.success ? endAttempt(store, choice.data.token, choice.data.outcome) : undefined;
		if (!ended) return void response.writeHead(404, headers).end(unknownVisit(lang));
		return void response.writeHead(303, { ...headers, location: returnAddress(ended) }).end();
	}
	const visit = visitOf(store, url.searchParams.get('token') ?? '');
	if (!visit) return void response.writeHead(404, headers).end(unknownVisit(lang));
	response.writeHead(200, headers).end(cashierPage(lang, visit, escapeAttribute(returnAddress(visit))));
}
