import type { RequestListener } from 'node:http';
import type { Config } from '#server/settings/config.ts';
import { type Traces, UNTRACED } from './traces.ts';
import { UNWATCHED, type Watch } from './watch.ts';

export type Observing = {
	watch: Watch;
	traces: Traces;
	/** Wraps a listener: its requests are counted and traced. */
	around: (listener: RequestListener) => RequestListener;
	/** The address that Prometheus reads, if metrics are on. */
	metricsUrl?: string;
	close: () => Promise<void>;
};

/** Starts metrics and traces if the settings ask for them. Their packages are loaded only then. */
export async function startObserving(config: Config, build: string, lostLines: () => number): Promise<Observing> {
	const {
		METRICS_PORT: port,
		METRICS_HOST: host,
		OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
		OTEL_TRACES_SAMPLER_ARG: share,
	} = config;
	const metrics =
		port === undefined ? undefined : await (await import('./metrics.ts')).startMetrics({ build, port, host, lostLines });
	const tracing = endpoint ? (await import('./tracing.ts')).createTracing({ endpoint, share, build }) : undefined;
	const same = (listener: RequestListener) => listener;
	const { counted = same, watch = UNWATCHED, url: metricsUrl } = metrics ?? {};
	const { traced = same, traces = UNTRACED } = tracing ?? {};
	return {
		watch,
		traces,
		around: (listener) => counted(traced(listener)),
		metricsUrl,
		async close() {
			await Promise.all([metrics?.close(), tracing?.close()]);
		},
	};
}
