import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Deployment } from 'kubernetes-models/apps/v1';
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2';
import { Ingress, NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1';
import { ConfigMap, Service } from 'kubernetes-models/v1';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readConfig } from '#server/settings/config.ts';

const ROOT = resolve(import.meta.dirname, '..');
const FOLDER = resolve(ROOT, 'deploy/kubernetes');
const read = (file: string) => parse(readFileSync(resolve(FOLDER, file), 'utf8'));

const KINDS = { Deployment, HorizontalPodAutoscaler, Ingress, NetworkPolicy, PodDisruptionBudget, ConfigMap, Service };
const manifests = readdirSync(FOLDER).filter((file) => file !== 'kustomization.yaml');
const isKind = (kind: string): kind is keyof typeof KINDS => Object.hasOwn(KINDS, kind);

describe('the manifests for Kubernetes', () => {
	it.each(manifests)('%s is valid by the published schema', (file) => {
		const manifest = read(file);
		if (!isKind(manifest.kind)) throw new Error(`no schema for ${manifest.kind}`);
		expect(() => new KINDS[manifest.kind as keyof typeof KINDS](manifest).validate()).not.toThrow();
	});

	it('a field that Kubernetes doesn’t know is refused by the schema', () => {
		const manifest = read('deployment.yaml');
		manifest.spec.template.spec.containers[0].readinessProbe.periodSeconds = 'soon';
		expect(() => new Deployment(manifest).validate()).toThrow();
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
		expect(read('ingress.yaml').spec.rules[0].http.paths[0].backend.service).toEqual({ name: 'site', port: { name: 'http' } });
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
