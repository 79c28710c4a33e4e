import type { RequestListener } from 'node:http';
import express from 'express';
import { createDocs } from './api/docs/docs.ts';
import { createApiRoutes } from './api/routes.ts';
import { type AdmissionOptions, createAdmission } from './middleware/admission.ts';
import { bodySize } from './middleware/body-size.ts';
import { cashierRedirect, cashierReturn } from './middleware/cashier-redirect.ts';
import { channelEntry } from './middleware/channel-entry.ts';
import { constantHeaders } from './middleware/constant-headers.ts';
import { cookieName } from './middleware/cookies.ts';
import { crawlers } from './middleware/crawlers.ts';
import { cspReports } from './middleware/csp-reports.ts';
import { createOriginCheck, csrf } from './middleware/csrf.ts';
import { demonstration } from './middleware/demonstration.ts';
import { createEntrance } from './middleware/entrance.ts';
import { errors } from './middleware/errors.ts';
import { privacySignals } from './middleware/privacy-signals.ts';
import { type Health, probes } from './middleware/probes.ts';
import { type PublicFilesOptions, publicFiles } from './middleware/public-files.ts';
import { requestFacts } from './middleware/request-facts.ts';
import { createSecurityHeaders } from './middleware/security-headers.ts';
import { session } from './middleware/session.ts';
import { createPages } from './pages/pages.ts';
import type { Renderer } from './pages/renderer.ts';
import { CSP_REPORTS } from './request/route.ts';
import type { Services } from './services.ts';
import type { Log } from './watch/log-fields.ts';
import { UNWATCHED, type Watch } from './watch/watch.ts';

/** `sandboxUrl`: the stand-in backend of a demonstration; its own pages are shown too. */
export type AppOptions = Omit<PublicFilesOptions, 'makeCard'> & Omit<AdmissionOptions, 'watch'> & Parts & { sandboxUrl?: string };
type Parts = { services: Services; renderer: Renderer; health: Health; log: Log; watch?: Watch };

/** The whole app as a listener: cached pages are replayed before anything else runs, then the middleware in order. */
export function createApp({ config, services, health, log, watch = UNWATCHED, ...options }: AppOptions): RequestListener {
	const headers = createSecurityHeaders(config);
	const pages = createPages({ renderer: options.renderer, invoke: services.invoke, headers, config, watch, log });
	const entrance = createEntrance(config, log);
	const admission = createAdmission({ lateMs: options.lateMs, watch });
	const https = config.SITE_URL.startsWith('https:');
	const isSameOrigin = createOriginCheck(config);
	const isDraining = () => health.phase === 'draining';
	const app = express().disable('x-powered-by').disable('etag');
	app.set('trust proxy', config.TRUST_PROXY).set('query parser', 'simple');

	app.use(requestFacts(), constantHeaders(headers.plain));
	app.use(probes(health, services.state));
	app.use(entrance.handlers);
	app.use(publicFiles({ config, makeCard: services.makeCard, ...options }));
	app.use(admission.admit);
	app.post(CSP_REPORTS, bodySize(), cspReports(services.limits, watch));
	app.use(cashierReturn(isSameOrigin));
	app.use(csrf(isSameOrigin));
	app.use(bodySize());
	if (options.sandboxUrl) app.use(['/__sandbox', '/cashier'], demonstration(options.sandboxUrl, config.SITE_URL));
	if (config.API_DOCS)
		app.use('/api', createDocs({ siteUrl: config.SITE_URL, sessionCookie: cookieName('sid', https), headers: headers.whole }));
	app.use(crawlers(services.invoke, config.SITE_URL, services.sessions.clock));
	app.use(channelEntry(https));
	app.use(session({ ...services.sessions, https, log, watch }));
	app.use(cashierRedirect(services.vault, log));
	app.post('/api/events', privacySignals);
	app.use('/api', createApiRoutes({ invoke: services.invoke, timeoutMs: config.API_DEADLINE_MS, isDraining }));
	app.use(pages.middleware);
	app.use(errors({ log, headers, phone: config.SUPPORT_PHONE, siteUrl: config.SITE_URL }));

	return (request, response) => {
		admission.noticed();
		if (entrance.isAddressedToUs(request) && pages.replay(request, response)) entrance.logKeptPage(request, response);
		else app(request, response);
	};
}
