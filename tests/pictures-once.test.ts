import { expect, it } from 'vitest';
import { createSandbox } from '#sandbox/server.ts';
import { SHIP_CODES } from '#shared/constants.ts';
import { campaignPath, destinationPath, paths, shipPath } from '#shared/paths.ts';
import { HOT_ROUTES, startSite } from './support/site.ts';
import { visitor } from './support/visitor.ts';

/** The voyages on a page change with the day: days in each season, and several of one season. */
const DAYS = ['2026-11-25', '2026-12-30', '2027-02-03', '2027-04-17', '2027-07-01', '2027-10-05'];
const PORTS: readonly [id: string, own: RegExp][] = [
	['101', /^port-shanghai$/],
	['201', /^port-fukuoka(-plum|-moat)?$/],
	['202', /^port-nagasaki$/],
	['401', /^port-jeju$/],
	['503', /^port-nhatrang$/],
];
/** Pages, and how many neighbours at least lie between two of a picture; a port's page repeats its `own` pictures alone. */
const PAGES: readonly [path: string, apart: number, own?: RegExp][] = [
	[paths.flagship, 4],
	...SHIP_CODES.map((code): [string, number] => [shipPath(code), 4]),
	...PORTS.map(([id, own]): [string, number, RegExp] => [destinationPath(id), 1, own]),
	[campaignPath('winter-south'), 4],
];

/** Returns the subjects of a page's pictures, whatever crop or width each has, without those of the ports nearby at its end. */
const picturesOf = (html: string): string[] =>
	[
		...(/<main.*?(?=id="neighbours"|<\/main>)/s.exec(html)?.[0] ?? '').matchAll(/<img[^>]*\ssrc="\/media\/(.+?)(?:-\d+x\d+)?_/g),
	].map(([, name = '']) => name);

it.each(DAYS)(
	'no page with voyages and other pictures shows a picture again beside itself, or within four neighbours where there are others, on %s',
	async (day) => {
		const clock = () => new Date(`${day}T09:00:00+08:00`);
		const upstream = await createSandbox({ hotRoutes: HOT_ROUTES, clock }).listen(0, '127.0.0.1');
		const site = await startSite({}, upstream.url, clock);
		const twice: string[] = [];
		for (const [path, apart, own] of PAGES) {
			const { status, text } = await visitor(site, { 'user-agent': 'Baiduspider/2.0', 'accept-language': 'zh-CN' }).get(path);
			expect(status).toBe(200);
			const pictures = picturesOf(text);
			expect(pictures.length).toBeGreaterThan(2);
			twice.push(
				...pictures
					.filter((name, index) => !own?.test(name) && pictures.slice(Math.max(0, index - apart), index).includes(name))
					.map((name) => `${path}: ${name}`),
			);
		}
		expect(twice).toEqual([]);
		await site.close();
		await upstream.close();
	},
);
