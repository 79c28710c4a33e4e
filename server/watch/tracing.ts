import { AsyncLocalStorage } from 'node:async_hooks';
import type { RequestListener } from 'node:http';
import { type Context, defaultTextMapSetter, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, ParentBasedSampler, TraceIdRatioBasedSampler, TracerProvider } from '@opentelemetry/sdk-trace';
import { AppError } from '#server/request/errors.ts';
import { routeOf } from '#server/request/route.ts';
import type { Traces } from './traces.ts';

/** Milliseconds that a collector without an answer may delay the end of a process. */
const EXPORT_TIMEOUT_MS = 2_000;
const FOLLOWED: ReadonlySet<string> = new Set(['page', 'call', 'events']);

export type TracingOptions = {
	/** Origin of a collector that takes OTLP over HTTP. */
	endpoint: string;
	/** The share of requests that are followed, 0 to 1. */
	share: number;
	build: string;
};

/**
 * Traces requests and their calls to upstream by OpenTelemetry. A visitor's own `traceparent` isn't used, since any visitor could
 * have all their requests traced. Names and attributes come from tables: no addresses, nothing personal.
 */
export function createTracing({ endpoint, share, build }: TracingOptions) {
	const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, timeoutMillis: EXPORT_TIMEOUT_MS });
	const provider = new TracerProvider({
		resource: resourceFromAttributes({ 'service.name': 'cruise-site', 'service.version': build }),
		sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
		spanProcessors: [new BatchSpanProcessor({ exporter, exportTimeoutMillis: EXPORT_TIMEOUT_MS })],
	});
	const tracer = provider.getTracer('cruise-site');
	const propagator = new W3CTraceContextPropagator();
	const current = new AsyncLocalStorage<Context>();

	const traces: Traces = {
		async call(name, make) {
			const span = tracer.startSpan(name, { kind: SpanKind.CLIENT }, current.getStore() ?? ROOT_CONTEXT);
			const headers: Record<string, string> = {};
			propagator.inject(trace.setSpan(ROOT_CONTEXT, span), headers, defaultTextMapSetter);
			try {
				return await make(headers);
			} catch (error) {
				span.setStatus({ code: SpanStatusCode.ERROR });
				span.setAttribute('error.type', error instanceof AppError ? (error.fault ?? error.code) : 'unexpected');
				throw error;
			} finally {
				span.end();
			}
		},
	};

	/** Wraps a listener: its pages and calls are traced. */
	const traced =
		(listener: RequestListener): RequestListener =>
		(request, response) => {
			const { kind, route } = routeOf(request.url ?? '');
			if (!FOLLOWED.has(kind)) return listener(request, response);
			const attributes = { 'http.request.method': request.method, 'http.route': route };
			const span = tracer.startSpan(`${request.method} ${route}`, { kind: SpanKind.SERVER, attributes }, ROOT_CONTEXT);
			response.once('close', () => {
				span.setAttribute('http.response.status_code', response.statusCode);
				const requestId = response.getHeader('x-request-id');
				if (requestId !== undefined) span.setAttribute('cruise.request_id', String(requestId));
				if (response.statusCode >= 500 || !response.writableFinished) span.setStatus({ code: SpanStatusCode.ERROR });
				span.end();
			});
			current.run(trace.setSpan(ROOT_CONTEXT, span), () => listener(request, response));
		};

	return { traces, traced, close: () => provider.shutdown() };
}
