import { expect, it } from 'vitest';
import { createSandbox } from '#sandbox/server.ts';
import { SHIP_CODES } from '#shared/constants.ts';
import { campaignPath, destinationPath, paths, shipPath } from '#shared/paths.ts';
import { HOT_ROUTES, startSite } from './support/site.ts';
import { visitor } from './support/visitor.ts';

/** The voyages on a page change with the day: days in each season, and several of one season. */
const DAYS = ['2026-11-25', '2026-12-30', '2027-02-03', '2027-04-17', '2027-07-01', '2027-10-05'];
/** Pages, and how many neighbours at least lie between two of a picture: a port's voyages have few pictures besides its own. */
const PAGES: readonly [path: string, apart: number][] = [
	[paths.flagship, 4],
	...SHIP_CODES.map((code): [string, number] => [shipPath(code), 4]),
	...['101', '201', '202', '401', '503'].map((id): [string, number] => [destinationPath(id), 1]),
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
		for (const [path, apart] of PAGES) {
			const { status, text } = await visitor(site, { 'user-agent': 'Baiduspider/2.0', 'accept-language': 'zh-CN' }).get(path);
			expect(status).toBe(200);
			const pictures = picturesOf(text);
			expect(pictures.length).toBeGreaterThan(2);
			twice.push(
				...pictures
					.filter((name, index) => pictures.slice(Math.max(0, index - apart), index).includes(name))
					.map((name) => `${path}: ${name}`),
			);
		}
		expect(twice).toEqual([]);
		await site.close();
		await upstream.close();
	},
);
