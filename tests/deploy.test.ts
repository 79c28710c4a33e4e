import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { BackendTrafficPolicy } from '@kubernetes-models/envoy-gateway/gateway.envoyproxy.io/v1alpha1/BackendTrafficPolicy';
import { ClientTrafficPolicy } from '@kubernetes-models/envoy-gateway/gateway.envoyproxy.io/v1alpha1/ClientTrafficPolicy';
import { Gateway } from '@kubernetes-models/gateway-api/gateway.networking.k8s.io/v1/Gateway';
import { HTTPRoute } from '@kubernetes-models/gateway-api/gateway.networking.k8s.io/v1/HTTPRoute';
import { Deployment } from 'kubernetes-models/apps/v1';
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2';
import { NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1';
import { ConfigMap, Service } from 'kubernetes-models/v1';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { PICTURE_PATHS } from '#server/api/call-paths.ts';
import { readConfig } from '#server/settings/config.ts';
import type { Call } from '#shared/catalogue/call.ts';
import { catalogue } from '#shared/catalogue/catalogue.ts';

const ROOT = resolve(import.meta.dirname, '..');
const FOLDER = resolve(ROOT, 'deploy/kubernetes');
const read = (file: string) => parse(readFileSync(resolve(FOLDER, file), 'utf8'));

/** Each with the schema of its publisher: Kubernetes, Gateway API, Envoy Gateway. */
const KINDS = {
	Deployment,
	HorizontalPodAutoscaler,
	NetworkPolicy,
	PodDisruptionBudget,
	ConfigMap,
	Service,
	Gateway,
	HTTPRoute,
	ClientTrafficPolicy,
	BackendTrafficPolicy,
};
const readAll = (file: string) => parseAllDocuments(readFileSync(resolve(FOLDER, file), 'utf8')).map((one) => one.toJS());
const manifests = readdirSync(FOLDER).filter((file) => file !== 'kustomization.yaml');
const isKind = (kind: string): kind is keyof typeof KINDS => Object.hasOwn(KINDS, kind);

describe('the manifests for Kubernetes', () => {
	it.each(manifests)('%s is valid by the published schema', (file) => {
		for (const manifest of readAll(file)) {
			if (!isKind(manifest.kind)) throw new Error(`no schema for ${manifest.kind}`);
			const Kind = KINDS[manifest.kind as keyof typeof KINDS];
			expect(manifest.apiVersion).toBe(Kind.apiVersion);
			expect(() => new Kind(manifest).validate()).not.toThrow();
		}
	});

	it('pods reach no private address by https: no host of a picture or a pass leads into the cluster', () => {
		const { egress } = read('network-policy.yaml').spec;
		const outside = egress.flatMap(({ to }: { to: { ipBlock?: { except: string[] } }[] }) =>
			to.flatMap(({ ipBlock }) => ipBlock ?? []),
		);
		const PRIVATE = ['10.0.0.0/8', '100.64.0.0/10', '169.254.0.0/16', '172.16.0.0/12', '192.168.0.0/16'];
		expect(outside.map(({ except }: { except: string[] }) => except.toSorted())).toEqual([PRIVATE]);
	});

	it('a field that Kubernetes doesn’t know is refused by the schema', () => {
		const manifest = read('deployment.yaml');
		manifest.spec.template.spec.containers[0].readinessProbe.periodSeconds = 'soon';
		expect(() => new Deployment(manifest).validate()).toThrow();
		const [route] = readAll('routes.yaml');
		route.spec.rules[0].timeouts.request = 'soon';
		expect(() => new HTTPRoute(route).validate()).toThrow();
		const [policy] = readAll('policies.yaml');
		policy.spec.connection.connectionLimit.value = 'many';
		expect(() => new ClientTrafficPolicy(policy).validate()).toThrow();
	});

	it('are all applied, and nothing else is', () => {
		expect(read('kustomization.yaml').resources.toSorted()).toEqual(manifests.toSorted());
	});

	const { spec } = read('deployment.yaml');
	const pod = spec.template.spec;
	const [site] = pod.containers;
	const settings: Record<string, string> = read('config.yaml').data;

	it('give a process valid settings, and its secrets by reference only', () => {
		const secrets = {
			SESSION_SECRET: 'x'.repeat(32),
			REDIS_URL: 'redis://redis:6379',
			HOT_ROUTES_KEY: '0'.repeat(32),
			HOT_ROUTES_IV: '0'.repeat(32),
		};
		expect(() => readConfig({ NODE_ENV: 'production', ...settings, ...secrets })).not.toThrow();
		expect(Object.keys(settings).filter((name) => /SECRET|KEY|TOKEN|PASSWORD|_IV$|REDIS/.test(name))).toEqual([]);
		expect(site.env).toBeUndefined();
		expect(site.envFrom).toEqual([{ configMapRef: { name: 'site' } }, { secretRef: { name: 'site' } }]);
	});

	it('give a process enough time to end: twice its drain, and 8 s for running requests', () => {
		expect(pod.terminationGracePeriodSeconds * 1000).toBeGreaterThan(2 * Number(settings.DRAIN_MS) + 8_000);
		const { periodSeconds, failureThreshold } = site.readinessProbe;
		expect(Number(settings.DRAIN_MS)).toBeGreaterThanOrEqual(periodSeconds * failureThreshold * 1000);
	});

	it('lead from the outside to the process’s port', () => {
		const service = read('service.yaml');
		expect(service.spec.selector).toEqual(spec.template.metadata.labels);
		expect(spec.selector.matchLabels).toEqual(spec.template.metadata.labels);
		expect(site.ports).toContainEqual({ name: 'http', containerPort: 3000 });
		expect(service.spec.ports[0].targetPort).toBe('http');
		const { spec: gateway } = read('gateway.yaml');
		for (const { spec: route } of readAll('routes.yaml')) {
			expect(route.parentRefs[0].name).toBe('site');
			const listener = gateway.listeners.find(({ name }: { name: string }) => name === route.parentRefs[0].sectionName);
			expect(route.hostnames).toEqual([listener.hostname]);
			expect(`https://${listener.hostname}`).toBe(settings.SITE_URL);
			const backends = route.rules.flatMap(({ backendRefs = [] }: { backendRefs?: object[] }) => backendRefs);
			const own = { name: 'site', port: service.spec.ports[0].port };
			// What comes by http is led to https.
			expect(backends).toEqual(listener.protocol === 'HTTPS' ? route.rules.map(() => own) : []);
		}
	});

	it('let streams of events last, and only pictures be large', () => {
		const [site, pictures] = readAll('routes.yaml');
		const streams = Object.entries<Call>(catalogue).filter(([, { reply }]) => reply === 'events');
		const lasting = site.spec.rules.filter(({ timeouts }: { timeouts: { request: string } }) => timeouts.request === '0s');
		const pathsOf = (rules: { matches: { path: { value: string } }[] }[]) =>
			rules.flatMap(({ matches }) => matches.map(({ path }) => path.value)).toSorted();
		expect(pathsOf(lasting)).toEqual(streams.map(([name]) => `/api${name.slice(name.indexOf(' ') + 1)}`).toSorted());
		expect(pathsOf(pictures.spec.rules)).toEqual([...PICTURE_PATHS].toSorted());
		const [, all, larger] = readAll('policies.yaml');
		expect(all.spec).toMatchObject({ targetRefs: [{ kind: 'Gateway', name: 'site' }], requestBuffer: { limit: '128Ki' } });
		expect(larger.spec).toMatchObject({ targetRefs: [{ name: pictures.metadata.name }], requestBuffer: { limit: '8Mi' } });
	});

	it('run it as an unprivileged user, on files that it can’t change', () => {
		expect(pod.securityContext).toMatchObject({ runAsNonRoot: true });
		expect(site.securityContext).toEqual({
			allowPrivilegeEscalation: false,
			readOnlyRootFilesystem: true,
			capabilities: { drop: ['ALL'] },
		});
	});
});
