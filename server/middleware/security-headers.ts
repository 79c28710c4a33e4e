import { hash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import helmet from 'helmet';
import { CSP_REPORTS } from '#server/request/route.ts';
import type { Config } from '#server/settings/config.ts';
import { EARLY_PRESSES } from '#shared/early-presses.ts';

const NONCE = '{nonce}';

/** Returns helmet's headers as a plain record, since whole pages are replayed from memory with constant headers. */
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

/**
 * The powers of the browser that pages use: films start and fill the screen, links are copied, a boarding pass keeps the screen on. Sharing isn't named,
 * since browsers that can't share warn of an unknown name; it is allowed to pages unless it is refused.
 */
const USED = ['autoplay', 'clipboard-write', 'fullscreen', 'picture-in-picture', 'screen-wake-lock'];
const UNUSED = [
	...['accelerometer', 'camera', 'clipboard-read', 'display-capture', 'geolocation', 'gyroscope', 'hid'],
	...['magnetometer', 'microphone', 'midi', 'payment', 'publickey-credentials-get', 'serial', 'usb'],
];
const PERMISSIONS = [...USED.map((name) => `${name}=(self)`), ...UNUSED.map((name) => `${name}=()`)].join(', ');
const REPORTS = 'csp';
const OF_DOCUMENTS = { 'permissions-policy': PERMISSIONS, 'reporting-endpoints': `${REPORTS}="${CSP_REPORTS}"` };

/** Returns the source of a policy that allows exactly one inline text. */
const allowed = (text: string): string => `'sha256-${hash('sha256', text, 'base64')}'`;
const byHttps = (host: string): string => `https://${host}`;

/** Returns the origins of web addresses. Paths belong to this site and have none. */
const originsOf = (addresses: readonly (string | undefined)[]): string[] => [
	...new Set(addresses.flatMap((address = '') => (/^https?:/i.test(address) ? (URL.parse(address)?.origin ?? []) : []))),
];

type Settings = Pick<
	Config,
	'SITE_URL' | 'CHAT_URL' | 'CASHIER_HOSTS' | 'PICTURE_HOSTS' | 'PICTURE_URL' | 'BRAND_LOGO_CN' | 'BRAND_LOGO_EN'
>;

/**
 * Creates the security headers for every class of response. Whole pages run only this site's files and the one script in each
 * document that the policy names by its hash; streamed ones also scripts with their nonce.
 */
export function createSecurityHeaders(settings: Settings) {
	const https = settings.SITE_URL.startsWith('https:');
	const mediaHosts = settings.PICTURE_HOSTS.map(byHttps);
	const pictureOrigins = originsOf([settings.PICTURE_URL, settings.BRAND_LOGO_CN, settings.BRAND_LOGO_EN]);
	const build = (scriptSrc: string[], document: boolean): Record<string, string> => ({
		...collect({
			contentSecurityPolicy: {
				useDefaults: false,
				directives: document
					? {
							defaultSrc: ["'none'"],
							scriptSrc,
							styleSrc: ["'self'"],
							styleSrcAttr: ["'unsafe-inline'"],
							imgSrc: ["'self'", 'data:', ...mediaHosts, ...pictureOrigins],
							mediaSrc: ["'self'", ...mediaHosts],
							fontSrc: ["'self'"],
							connectSrc: ["'self'"],
							manifestSrc: ["'self'"],
							// A form without JavaScript is redirected to the cashier, and redirects count as targets of the form.
							formAction: ["'self'", ...settings.CASHIER_HOSTS.map(byHttps)],
							frameSrc: settings.CHAT_URL ? [new URL(settings.CHAT_URL).origin] : ["'none'"],
							frameAncestors: ["'none'"],
							baseUri: ["'none'"],
							objectSrc: ["'none'"],
							...(https ? { upgradeInsecureRequests: [] } : {}),
							reportTo: [REPORTS],
							// For browsers that don't know `report-to`; the others leave it out.
							reportUri: [CSP_REPORTS],
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
		}),
		...(document ? OF_DOCUMENTS : {}),
	});
	const own = ["'self'", allowed(EARLY_PRESSES)];
	const whole = build(own, true);
	const streamed = build([...own, `'nonce-${NONCE}'`], true);
	const plain = build([], false);
	const policy = 'content-security-policy';

	return {
		/** Constant headers of a page that isn't streamed. */
		whole,
		/** Headers of a streamed page with this response's nonce. */
		streamed: (nonce: string) => ({ ...streamed, [policy]: (streamed[policy] ?? '').replace(NONCE, nonce) }),
		/** Headers of everything that isn't a document. */
		plain,
	};
}

export type SecurityHeaders = ReturnType<typeof createSecurityHeaders>;
