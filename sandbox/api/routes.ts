import { openapi, type UpstreamCall } from '#shared/catalogue/catalogue.ts';

const BASE = '/api';

type Route = { name: UpstreamCall; method: string; segments: string[] };

const routes: Route[] = (Object.keys(openapi) as UpstreamCall[])
	.map((name) => {
		const [method = '', path = ''] = name.split(' ');
		return { name, method, segments: `${BASE}${path}`.split('/') };
	})
	.sort((a, b) => parameters(a) - parameters(b));

function parameters({ segments }: Route): number {
	return segments.filter((segment) => segment.startsWith('{')).length;
}

/** Returns the call that a request asks for, with its path parameters. Fixed words win over parameters. */
export function matchCall(method: string, path: string): { name: UpstreamCall; params: Record<string, string> } | null {
	const asked = path.split('/');
	for (const { name, method: wanted, segments } of routes) {
		if (wanted !== method || segments.length !== asked.length) continue;
		const params: Record<string, string> = {};
		const fits = segments.every((segment, index) => {
			const given = asked[index] ?? '';
			if (!segment.startsWith('{')) return segment === given;
			params[segment.slice(1, -1)] = given;
			return given !== '';
		});
		if (fits) return { name, params: decoded(params) };
	}
	return null;
}

function decoded(params: Record<string, string>): Record<string, string> {
	return Object.fromEntries(
		Object.entries(params).map(([name, value]) => {
			try {
				return [name, decodeURIComponent(value)];
			} catch {
				return [name, value];
			}
		}),
	);
}
