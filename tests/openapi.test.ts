import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { oazapfts } from 'oazapfts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { openApiDocument } from '#server/api/openapi-document.ts';
import type { JsonSchema } from '#server/api/openapi-schemas.ts';
import { UPSTREAM_NOT_FOUND } from '#shared/constants.ts';
import { redisUrl } from './support/redis-url.ts';
import { startSite, type TestSite } from './support/site.ts';
import { logIn, type Visitor, visitor } from './support/visitor.ts';

type Document = ReturnType<typeof openApiDocument>;
type Operation = Document['paths'][string][string];

const ROOT = resolve(import.meta.dirname, '..');

let site: TestSite;
let document: Document;
beforeAll(async () => {
	site = await startSite({ API_DOCS: 'true', REDIS_URL: redisUrl() });
	document = (await visitor(site).get('/api/openapi.json')).body as Document;
});
afterEach(() => site.sandbox.reset());
afterAll(() => site.close());

describe('a client made by a published generator', () => {
	const USE = `
import { defaults, getOpenapiCruiseAll, postOpenapiVoyage } from './client.ts';

export async function shipsAndVoyages(baseUrl: string): Promise<{ ships: string[]; days: number[] }> {
	defaults.baseUrl = baseUrl;
	const ships: string[] = [];
	const all = await getOpenapiCruiseAll({});
	if (all.status !== 200) throw new Error(String(all.status));
	for (const ship of all.data.data) ships.push(ship.enName);
	const page = await postOpenapiVoyage({ body: { pageSize: 3 } }, { headers: { 'X-CSRF': '1' } });
	if (page.status !== 200) throw new Error(page.data.data.code);
	return { ships, days: page.data.data.rows.map((voyage) => voyage.days) };
}
`;
	const OPTIONS = {
		strict: true,
		module: 'nodenext',
		target: 'esnext',
		noEmit: true,
		allowImportingTsExtensions: true,
		types: [],
	};

	let folder: string;
	beforeAll(async () => {
		mkdirSync(join(ROOT, '.cache'), { recursive: true });
		folder = mkdtempSync(join(ROOT, '.cache/client-'));
		const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
		write('document.json', JSON.stringify(document));
		write(
			'client.ts',
			await oazapfts(join(folder, 'document.json'), { argumentStyle: 'object', futureStripLegacyMethods: true }),
		);
		write('use.ts', USE);
		write('tsconfig.json', JSON.stringify({ compilerOptions: OPTIONS, files: ['use.ts'] }));
	});
	afterAll(() => rmSync(folder, { recursive: true }));

	it('compiles', async () => {
		const tsc = join(ROOT, 'node_modules/typescript/bin/tsc');
		const printed = await promisify(execFile)(process.execPath, [tsc, '-p', folder]).catch((error) => error);
		expect(printed.stdout).toBe('');
	});

	it('reads lists and pages from the site', async () => {
		const use = (await import(/* @vite-ignore */ join(folder, 'use.ts'))) as {
			shipsAndVoyages: (baseUrl: string) => Promise<{ ships: string[]; days: number[] }>;
		};
		const { ships, days } = await use.shipsAndVoyages(`${site.url}/api`);
		expect(ships).toContain('Atlantica');
		expect(days).toHaveLength(3);
		expect(days.every((count) => count > 1)).toBe(true);
	});
});

type Sample = string | number | boolean | null | Sample[] | { [field: string]: Sample };
const TEXTS = ['12345678', '86', '2026-12-01', 'PRIVACY', 'somebody@good.test'];

/** Returns a value that fits a schema of the document. */
function sampleOf(schema: JsonSchema): Sample {
	const [first] = schema.anyOf ?? schema.oneOf ?? [];
	if (first) return sampleOf(first);
	if (schema.const !== undefined) return schema.const as Sample;
	if (schema.enum) return schema.enum[0] as Sample;
	if (schema.type === 'object')
		return Object.fromEntries((schema.required ?? []).map((name) => [name, sampleOf(schema.properties?.[name] as JsonSchema)]));
	if (schema.type === 'array') return schema.minItems ? [sampleOf(schema.items as JsonSchema)] : [];
	if (schema.type === 'string') return TEXTS.find((text) => new RegExp(schema.pattern ?? '').test(text)) ?? '';
	return schema.type === 'boolean' ? true : (schema.minimum ?? 1);
}

/** Returns the address of a call and its body, both with values that fit. */
function requestOf(path: string, { parameters, requestBody }: Operation): { address: string; body: object } {
	let address = `/api${path}`;
	const query = new URLSearchParams();
	for (const parameter of parameters) {
		if (!('name' in parameter)) continue;
		const value = String(sampleOf(parameter.schema as JsonSchema));
		if (parameter.in === 'path') address = address.replace(`{${parameter.name}}`, value);
		else if (parameter.required) query.set(parameter.name, value);
	}
	const { schema } = (requestBody?.content['application/json'] ?? { schema: {} }) as { schema: JsonSchema };
	return { address: query.size > 0 ? `${address}?${query}` : address, body: sampleOf({ type: 'object', ...schema }) as object };
}

describe('every status of an answer is in the document', () => {
	const ELSEWHERE = { 'sec-fetch-site': 'cross-site' };
	let member: Visitor;

	/** Statuses that a call's description lacks, and all statuses seen. */
	async function ask(
		browser: Visitor,
		change: (asked: { address: string; body: object }) => object = ({ body }) => body,
		headers = {},
	) {
		const unknown: string[] = [];
		const seen = new Set<number>();
		for (const [path, methods] of Object.entries(document.paths))
			for (const [method, operation] of Object.entries(methods)) {
				// The stream never ends by itself, and a logout would end this test.
				if (path === '/login/wechat/events' || path === '/logout') continue;
				const asked = requestOf(path, operation);
				const { status } =
					method === 'post'
						? await browser.post(asked.address, change(asked), headers)
						: await browser[method as 'get' | 'delete'](asked.address, headers);
				seen.add(status);
				if (!(status in operation.responses)) unknown.push(`${method} ${path}: ${status}`);
			}
		return { unknown, seen: [...seen].toSorted() };
	}

	beforeAll(async () => {
		member = visitor(site);
		await logIn(site, member, '13011112222');
		expect(await member.who()).toBe('130****2222');
	});

	it('to guests and members', async () => {
		expect(await ask(visitor(site))).toMatchObject({ unknown: [], seen: expect.arrayContaining([200, 400, 401, 422]) });
		expect(await ask(member)).toMatchObject({ unknown: [], seen: expect.arrayContaining([200, 400, 404, 422]) });
	});

	it('to requests from elsewhere, too large ones and ones without JSON', async () => {
		expect((await ask(member, undefined, ELSEWHERE)).unknown).toEqual([]);
		expect(await ask(member, () => ({ filler: 'x'.repeat(120_000) }))).toMatchObject({
			unknown: [],
			seen: expect.arrayContaining([413]),
		});
		expect(await ask(member, undefined, { 'content-type': 'application/x-www-form-urlencoded' })).toMatchObject({
			unknown: [],
			seen: expect.arrayContaining([415]),
		});
	});

	it.each([
		['refuses', { err: 3001 }],
		['knows nothing', { err: UPSTREAM_NOT_FOUND }],
		['answers 404', { httpStatus: 404 }],
		['fails', { httpStatus: 500 }],
		['answers that the session has ended', { err: 700 }],
	])('when upstream %s', async (_name, fault) => {
		site.sandbox.fault({ call: '*', ...fault });
		expect((await ask(member)).unknown).toEqual([]);
	});
});
