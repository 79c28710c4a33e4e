import { createConfig, lintFromString } from '@redocly/openapi-core';
import { expect, it } from 'vitest';
import { openApiDocument } from './openapi-document.ts';

const document = openApiDocument('https://www.good.test', '__Host-sid');
const { paths, components } = document;
const bodyOf = (path: string, method: string) => Object.keys(paths[path]?.[method]?.requestBody?.content ?? {});
const replyOf = (path: string, method: string) => Object.keys(paths[path]?.[method]?.responses[200]?.content ?? {});
const operations = Object.values(paths).flatMap((methods) => Object.values(methods));

/** Lists the places of schemas that describe nothing. */
function emptyIn(value: unknown, path = ''): string[] {
	if (typeof value !== 'object' || value === null) return [];
	const isEmpty = Object.keys(value).length === 0 && !Array.isArray(value) && !path.endsWith('/properties');
	return isEmpty ? [path] : Object.entries(value).flatMap(([key, inner]) => emptyIn(inner, `${path}/${key}`));
}

it('describes bodies and answers that are pictures, and answers that are events', () => {
	expect(bodyOf('/booking/ocr', 'post')).toEqual(['image/jpeg', 'image/png', 'image/webp']);
	expect(replyOf('/booking/ocr', 'post')).toEqual(['application/json']);
	expect(replyOf('/openapi/message/captcha', 'get')).toEqual(['image/*']);
	expect(replyOf('/login/wechat/events', 'get')).toEqual(['text/event-stream']);
	expect(bodyOf('/booking/save', 'post')).toEqual(['application/json']);
});

it('a published linter finds no fault and gives no warning', async () => {
	const config = await createConfig({ extends: ['recommended'] });
	const problems = await lintFromString({ source: JSON.stringify(document), absoluteRef: '/openapi.json', config });
	const [ambiguous, ...others] = problems.map(
		({ ruleId, message, location }) => `${ruleId}: ${message} at ${location[0]?.pointer}`,
	);
	expect(others).toEqual([]);
	// The backend's own paths: no group of facilities has the number `details`.
	expect(ambiguous).toContain('ambiguous paths: `/openapi/page/facility/{id}` and `/openapi/page/{code}/details`');
});

it('the name of each call is unique, and can be the name of a function', () => {
	const names = operations.map(({ operationId }) => operationId);
	expect(names.filter((name) => !/^[a-z][a-zA-Z0-9]+$/.test(name))).toEqual([]);
	expect(new Set(names).size).toBe(names.length);
});

it('every schema describes something', () => {
	expect(emptyIn({ paths, components })).toEqual([]);
});

it('answers are described as this server sends them, with upstream’s values in one form', () => {
	expect(components.schemas.Cruise?.properties).toMatchObject({
		id: { type: 'string' },
		images: { type: 'array', items: { type: 'string' } },
	});
	expect(components.schemas.Voyage?.required).toContain('days');
});

it('no answer holds the credentials of a login', () => {
	expect(JSON.stringify(document)).not.toMatch(/"(token|expireAt)"/);
});

it.each([
	['/openapi/cruise/all', 'get', []],
	['/cart', 'get', [{ session: [] }]],
	['/logout', 'post', [{ csrf: [] }]],
	['/openapi/user/contact/{id}', 'delete', [{ session: [], csrf: [] }]],
])('%s, %s: what must be sent to be let in', (path, method, security) => {
	expect(paths[path]?.[method]?.security).toEqual(security);
});
