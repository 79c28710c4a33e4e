import type { RequestListener } from 'node:http';
import express, { type RequestHandler } from 'express';
import { createDocs } from './api/docs/docs.ts';
import { createApiRoutes } from './api/routes.ts';
import { accessLog, createSampler, keptPageLog } from './middleware/access-log.ts';
import { createAdmission } from './middleware/admission.ts';
import { bodySize } from './middleware/body-size.ts';
import { cashierRedirect, cashierReturn } from './middleware/cashier-redirect.ts';
import { channelEntry } from './middleware/channel-entry.ts';
import { constantHeaders } from './middleware/constant-headers.ts';
import { cookieName } from './middleware/cookies.ts';
import { crawlers } from './middleware/crawlers.ts';
import { csrf } from './middleware/csrf.ts';
import { demonstration } from './middleware/demonstration.ts';
import { errors } from './middleware/errors.ts';
import { files } from './middleware/files.ts';
import { foreignPictures } from './middleware/foreign-pictures.ts';
import { createMedia } from './middleware/media.ts';
import { privacySignals } from './middleware/privacy-signals.ts';
import { type Health, probes } from './middleware/probes.ts';
import { qrCodes } from './middleware/qr-codes.ts';
import { requestFacts } from './middleware/request-facts.ts';
import { createSecurityHeaders } from './middleware/security-headers.ts';
import { session } from './middleware/session.ts';
import { createAddressCheck, strictRequests } from './middleware/strict-requests.ts';
import { createPages } from './pages/pages.ts';
import type { Renderer } from './pages/renderer.ts';
import { factsOf } from './request/facts.ts';
import type { Services } from './services.ts';
import { type Config, publicConfig } from './settings/config.ts';
import { CASHIER_LINK_PATH } from './storage/cashier-link.ts';
import type { Log } from './watch/log-fields.ts';
import { UNWATCHED, type Watch } from './watch/watch.ts';

export type AppOptions = {
	config: Config;
	services: Services;
	renderer: Renderer;
	health: Health;
	log: Log;
	/** Where the built browser files are. */
	clientDir: string;
	/** Where pictures come from: an origin that serves `/media/…`. */
	mediaUrl: string;
	/** Milliseconds that the event loop is late; null: nobody is refused, however many there are. */
	lateMs: (() => number) | null;
	/** The stand-in backend whose own pages are shown too, when the site is only tried out. */
	sandboxUrl?: string;
	/** Vite's middleware in development. */
	development?: RequestHandler;
	watch?: Watch;
};

/** The whole app as a listener: cached pages are replayed before anything else runs, then the middleware in order. */
export function createApp({
	config,
	services,
	renderer,
	health,
	log,
	clientDir,
	mediaUrl,
	lateMs,
	sandboxUrl,
	development,
	watch = UNWATCHED,
}: AppOptions): RequestListener {
	const https = config.SITE_URL.startsWith('https:');
	const headers = createSecurityHeaders({
		https,
		chatUrl: config.CHAT_URL,
		cashiers: config.CASHIER_HOSTS,
		films: config.PICTURE_HOSTS,
		logos: [config.BRAND_LOGO_CN, config.BRAND_LOGO_EN],
	});
	const pages = createPages({
		renderer,
		invoke: services.invoke,
		headers,
		site: publicConfig(config),
		timeoutMs: config.PAGE_DEADLINE_MS,
		freshSeconds: development ? 0 : config.PAGE_CACHE_SECONDS,
		watch,
		log,
	});
	const isSampled = createSampler(config.LOG_CONSTANT_EVERY);
	const logKeptPage = keptPageLog(log, isSampled);
	const gallery = config.NODE_ENV !== 'production' || config.DEMO;
	const isAddressedToUs = createAddressCheck(config.NODE_ENV === 'production' && !config.DEMO ? config.SITE_URL : undefined);
	const admission = createAdmission({ lateMs, watch });
	const app = express();
	app.disable('x-powered-by');
	app.disable('etag');
	app.set('trust proxy', config.TRUST_PROXY);
	app.set('query parser', 'simple');

	app.use(probes(health, services.state));
	app.use(requestFacts());
	app.use(accessLog(log, isSampled));
	app.use(constantHeaders(headers.plain));
	app.use(strictRequests(isAddressedToUs));
	if (development) app.use(development);
	app.use(files(clientDir, development !== undefined));
	app.use('/media', createMedia(mediaUrl));
	app.use('/resized', foreignPictures(services.pictures));
	app.use('/qr', qrCodes({ official: config.QR_OFFICIAL_ACCOUNT, video: config.QR_VIDEO_ACCOUNT, consult: config.QR_CONSULT }));
	app.use(admission.admit);
	app.use(cashierReturn());
	app.use(csrf(config.SITE_URL));
	app.use(bodySize());
	if (sandboxUrl) app.use(['/__sandbox', '/cashier'], demonstration(sandboxUrl, config.SITE_URL));
	if (config.API_DOCS)
		app.use('/api', createDocs({ siteUrl: config.SITE_URL, sessionCookie: cookieName('sid', https), headers: headers.whole }));
	app.use(crawlers(services.invoke, config.SITE_URL, services.sessions.clock));
	app.use(channelEntry(https));
	app.use(session({ ...services.sessions, https, log, watch }));
	app.use(CASHIER_LINK_PATH, cashierRedirect(services.vault));
	app.post('/api/events', privacySignals);
	app.use(
		'/api',
		createApiRoutes({
			invoke: services.invoke,
			timeoutMs: config.API_DEADLINE_MS,
			isDraining: () => health.phase === 'draining',
		}),
	);
	if (!gallery) app.get('/__ui', (_request, response) => response.redirect('/'));
	app.use((request, response) => pages.handle(request, response, factsOf(response)));
	app.use(errors({ log, headers, phone: config.SUPPORT_PHONE, siteUrl: config.SITE_URL }));

	return (request, response) => {
		admission.noticed();
		if (isAddressedToUs(request) && pages.replay(request, response)) logKeptPage(request, response);
		else app(request, response);
	};
}
