import { describe, expect, it } from 'vitest';
import { COASTS } from '#client/parts/chart/coast.ts';
import { CHART, projectionOf } from '#client/parts/chart/geometry.ts';
import { boxOf, type Label, labelsOf, meet } from '#client/parts/chart/labels.ts';
import { courseOf, type Place } from '#client/parts/chart/places.ts';
import { NAME_SIZE } from '#client/parts/chart/sea-chart.tsx';
import { LINES } from '#sandbox/seed/lines.ts';

const SIDES = { cnName: '中文', enName: 'English' } as const;
type Side = keyof typeof SIDES;
const portsOf = (line: (typeof LINES)[number], side: Side) => line.days.flatMap(({ port }) => port?.[side] ?? []);

/** All charts of the site: one for each line, and one for each port with the ports that ships sail to from there. */
const charts = (Object.keys(SIDES) as Side[]).flatMap((side) => {
	const lines = LINES.map((line) => portsOf(line, side));
	const names = [...new Set(lines.flat())];
	const around = names.map((name) => {
		const others = [...new Set(lines.filter((line) => line.includes(name)).flatMap(([home = '']) => home))].filter(
			(home) => home !== name,
		);
		const known = others.flatMap((other) => courseOf([name, other]) ?? []);
		return {
			name,
			courses: known.map(({ course }) => course),
			stops: [...new Map(known.flatMap(({ stops }) => stops.map((stop) => [stop.name, stop]))).values()],
		};
	});
	return [
		...lines.map((line) => {
			const known = courseOf(line);
			if (!known) throw new Error(`a port of ${line.join(', ')} isn't on the chart`);
			return { name: line.join(' – '), courses: [known.course], stops: known.stops };
		}),
		...around.filter(({ stops }) => stops.length > 0),
	];
});

const labelled = ({ courses, stops }: (typeof charts)[number]) => {
	const { point } = projectionOf(courses.flat());
	const lines = courses.map((course) => course.map(point));
	return { point, labels: labelsOf(stops, lines, point, NAME_SIZE) };
};
const boxes = (labels: readonly Label[]) => labels.map((label) => ({ name: label.name, box: boxOf(label, NAME_SIZE) }));

describe('a chart', () => {
	it.each(charts)('of $name names every port beside its mark, none over another', (chart) => {
		const { point, labels } = labelled(chart);
		expect(labels.map(({ name }) => name)).toEqual(chart.stops.map(({ name }) => name));
		const all = boxes(labels);
		for (const { name, box } of all) {
			expect(all.filter((other) => other.name !== name && meet(other.box, box))).toEqual([]);
			expect(box.left >= 0 && box.right <= CHART.width && box.top >= 0 && box.bottom <= CHART.height, name).toBe(true);
			for (const { at } of chart.stops) {
				const { x, y } = point(at);
				expect(meet({ left: x - 4, right: x + 4, top: y - 4, bottom: y + 4 }, box), `a mark under ${name}`).toBe(false);
			}
			const mark = point(chart.stops.find((stop) => stop.name === name)?.at ?? [0, 0]);
			expect(Math.max(box.left - mark.x, mark.x - box.right, box.top - mark.y, mark.y - box.bottom)).toBeLessThan(20);
		}
	});

	it.each(charts)('of $name shows Taiwan and Kyushu whole or not at all', ({ courses }) => {
		const { point } = projectionOf(courses.flat());
		const near = ([east, north]: Place, [lon, lat]: Place) => Math.hypot(east - lon, north - lat) < 1.2;
		for (const inside of [
			[121, 23.8],
			[131, 32.4],
		] as const) {
			const coast =
				COASTS.filter((one) => one.some((place) => near(place, inside))).toSorted((a, b) => b.length - a.length)[0] ?? [];
			const seen = coast.filter((place) => {
				const { x, y } = point(place);
				return x >= 0 && x <= CHART.width && y >= 0 && y <= CHART.height;
			});
			expect([0, coast.length]).toContain(seen.length);
		}
	});

	it.each(charts)('of $name ends before the coasts do', ({ courses }) => {
		const { degrees, point } = projectionOf(courses.flat());
		expect(degrees.west).toBeGreaterThanOrEqual(103);
		expect(degrees.east).toBeLessThanOrEqual(137);
		expect(point([120, 42]).y).toBeLessThanOrEqual(0.1);
		expect(point([120, 9]).y).toBeGreaterThanOrEqual(CHART.height - 0.1);
	});

	it('shows the real coast with bays and islands, not a few corners', () => {
		expect(COASTS.length).toBeGreaterThan(80);
		expect(COASTS.flat().length).toBeGreaterThan(2_000);
		for (const [east, north] of COASTS.flat()) {
			expect(east).toBeGreaterThan(102.9);
			expect(east).toBeLessThan(137.1);
			expect(north).toBeGreaterThan(9.4);
			expect(north).toBeLessThan(42.1);
		}
	});
});
