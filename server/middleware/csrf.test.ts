import type { Request } from 'express';
import { describe, expect, it } from 'vitest';
import { createOriginCheck } from './csrf.ts';

const PRODUCTION = { SITE_URL: 'https://www.good.test', NODE_ENV: 'production', DEMO: false } as const;
const DEMONSTRATION = { SITE_URL: 'http://localhost:3000', NODE_ENV: 'production', DEMO: true } as const;
const from = (headers: Record<string, string>) => ({ headers }) as unknown as Request;
const IN_OFFICE = { host: '192.168.1.5:3000', origin: 'http://192.168.1.5:3000' };

describe('a form of this site, sent by a browser without Sec-Fetch-Site', () => {
	it.each([
		['a demonstration opened by an address of the network', DEMONSTRATION, IN_OFFICE, true],
		['the same, known by its referrer', DEMONSTRATION, { host: IN_OFFICE.host, referer: `${IN_OFFICE.origin}/login` }, true],
		['a demonstration, and another site', DEMONSTRATION, { ...IN_OFFICE, origin: 'http://evil.test' }, false],
		['a demonstration, and another port', DEMONSTRATION, { ...IN_OFFICE, origin: 'http://192.168.1.5:8080' }, false],
		['a demonstration, and no origin', DEMONSTRATION, { ...IN_OFFICE, origin: 'null' }, false],
		['production by its name', PRODUCTION, { host: 'www.good.test', origin: 'https://www.good.test' }, true],
		['production, and a host that names itself', PRODUCTION, { host: 'evil.test', origin: 'https://evil.test' }, false],
		['production, and a host that begins with its name', PRODUCTION, { origin: 'https://www.good.test.evil.test' }, false],
		['production, and a host behind its name', PRODUCTION, { referer: 'https://www.good.test@evil.test/login' }, false],
		['production, and another port', PRODUCTION, { origin: 'https://www.good.test:8443' }, false],
	])('%s', (_what, config, headers, same) => {
		expect(createOriginCheck(config)(from(headers))).toBe(same);
	});
});
