import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { redisUrl } from '../redis-url.ts';
import { type DirtyLab, type FreshSite, openDirtyLab } from './lab.ts';

type Given = { opened: (lab: DirtyLab) => void | Promise<void>; fresh: (site: FreshSite) => void };

/** Opens a lab for the tests of one file, and a site with empty caches for each test, and hands them over. What is spoiled ends with each test. */
export function useDirtySite({ opened, fresh }: Given): void {
	let lab: DirtyLab;
	let site: FreshSite;
	beforeAll(async () => {
		lab = await openDirtyLab(redisUrl());
		await opened(lab);
	});
	beforeEach(async () => {
		site = await lab.fresh();
		fresh(site);
	});
	afterEach(async () => {
		lab.upstream.spoil(null);
		await site.close();
	});
	afterAll(() => lab.close());
}
