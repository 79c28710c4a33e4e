import type { ServerResponse } from 'node:http';
import helmet from 'helmet';
import type { Config } from '#server/settings/config.ts';

const NONCE = '{nonce}';

/** Headers that helmet would set, as a plain record: whole pages are replayed from memory with constant ones. */
function collect(options: Parameters<typeof helmet>[0]): Record<string, string> {
	const headers: Record<string, string> = {};
	const recorder = {
		setHeader: (name: string, value: string | number | readonly string[]) => {
			headers[name.toLowerCase()] = String(value);
		},
		removeHeader: () => {},
	};
	helmet(options)({} as never, recorder as unknown as ServerResponse, () => {});
	return headers;
}

const byHttps = (host: string): string => `https://${host}`;

/** The origins of web addresses; a path is of this site. */
const originsOf = (addresses: readonly (string | undefined)[]): string[] => [
	...new Set(addresses.flatMap((address = '') => (/^https?:/i.test(address) ? (URL.parse(address)?.origin ?? []) : []))),
];

export type SecurityHeaderOptions = {
	https: boolean;
	chatUrl?: string;
	cashiers?: readonly string[];
	/** Hosts of films: pictures come from this site alone. */
	films?: readonly string[];
	/** Addresses of the brand's logos, which may lie anywhere. */
	logos?: readonly (string | undefined)[];
};

/**
 * Security headers for every class of response. Whole pages run only our own files (`script-src 'self'`);
 * streamed ones pass their nonce.
 */
export function createSecurityHeaders({ https, chatUrl, cashiers = [], films = [], logos = [] }: SecurityHeaderOptions) {
	const build = (scriptSrc: string[], document: boolean) =>
		collect({
			contentSecurityPolicy: {
				useDefaults: false,
				directives: document
					? {
							defaultSrc: ["'none'"],
							scriptSrc,
							styleSrc: ["'self'"],
							styleSrcAttr: ["'unsafe-inline'"],
							imgSrc: ["'self'", 'data:', ...originsOf(logos)],
							mediaSrc: ["'self'", ...films.map(byHttps)],
							fontSrc: ["'self'"],
							connectSrc: ["'self'"],
							manifestSrc: ["'self'"],
							// A form without JavaScript is led on to the cashier by redirects, which count as its target
							formAction: ["'self'", ...cashiers.map(byHttps)],
							frameSrc: chatUrl ? [new URL(chatUrl).origin] : ["'none'"],
							frameAncestors: ["'none'"],
							baseUri: ["'none'"],
							objectSrc: ["'none'"],
							...(https ? { upgradeInsecureRequests: [] } : {}),
						}
					: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
			},
			crossOriginOpenerPolicy: document ? { policy: 'same-origin-allow-popups' } : false,
			crossOriginResourcePolicy: { policy: 'same-origin' },
			crossOriginEmbedderPolicy: false,
			originAgentCluster: document,
			referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
			strictTransportSecurity: https ? { maxAge: 31_536_000, includeSubDomains: true } : false,
			xFrameOptions: { action: 'deny' },
			xXssProtection: false,
		});
	const whole = build(["'self'"], true);
	const streamed = build(["'self'", `'nonce-${NONCE}'`], true);
	const plain = build([], false);
	const policy = 'content-security-policy';

	return {
		/** Constant headers of a page without inline scripts. */
		whole,
		/** Headers of a streamed page with this response's nonce. */
		streamed: (nonce: string) => ({ ...streamed, [policy]: (streamed[policy] ?? '').replace(NONCE, nonce) }),
		/** Headers of everything that isn't a document. */
		plain,
	};
}

/** The security headers that the settings ask for. */
export const securityHeadersFor = (config: Config): SecurityHeaders =>
	createSecurityHeaders({
		https: config.SITE_URL.startsWith('https:'),
		chatUrl: config.CHAT_URL,
		cashiers: config.CASHIER_HOSTS,
		films: config.PICTURE_HOSTS,
		logos: [config.BRAND_LOGO_CN, config.BRAND_LOGO_EN],
	});

export type SecurityHeaders = ReturnType<typeof createSecurityHeaders>;
