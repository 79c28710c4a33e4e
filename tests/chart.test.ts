import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { courseOf, placeOf } from '#client/parts/chart/places.ts';
import { SeaChart } from '#client/parts/chart/sea-chart.tsx';
import { LINES } from '#sandbox/seed/lines.ts';

const lines = (['cnName', 'enName'] as const).flatMap((side) =>
	LINES.map((line) => line.days.flatMap(({ port }) => port?.[side] ?? [])),
);

const draw = (ports: readonly string[], routes = [ports]) =>
	renderToStaticMarkup(
		createElement(SeaChart, {
			label: 'Route',
			note: 'In outline',
			calls: ports.map((name, index) => ({
				key: `${index}`,
				name,
				note: `Day ${index + 1}`,
				mark: `Day ${index + 1} 08:00 – 18:00`,
			})),
			routes,
		}),
	);
const numbersIn = (html: string, tag: string): number[][] =>
	[...html.matchAll(new RegExp(`<${tag} ([^>]*)>`, 'g'))].map(([, attributes = '']) =>
		[...attributes.matchAll(/ ?(?:cx|cy|x|y|width|height)="(-?[\d.]+)"/g)].map(([, value]) => Number(value)),
	);

describe('a chart', () => {
	it.each(lines.map((ports) => ({ ports, name: ports.join(' – ') })))(
		'of $name has a point for each port within its frame',
		({ ports }) => {
			const html = draw(ports);
			const points = numbersIn(html, 'circle');
			expect(points).toHaveLength(new Set(ports).size);
			for (const [x = 0, y = 0] of points) {
				expect(x).toBeGreaterThan(20);
				expect(x).toBeLessThan(460);
				expect(y).toBeGreaterThan(20);
				expect(y).toBeLessThan(380);
			}
			for (const [index, [x = 0, y = 0]] of points.entries())
				for (const [otherX = 0, otherY = 0] of points.slice(index + 1))
					expect(Math.hypot(x - otherX, y - otherY), 'points that hide each other').toBeGreaterThan(18);
			expect(html).toContain('<polyline');
			for (const name of ports) expect(html).toContain(`>${name}</span>`);
		},
	);

	it.each(lines.map((ports) => ({ ports, name: ports.join(' – ') })))('of $name shows nothing beyond the sheet', ({ ports }) => {
		const [[x = 0, y = 0, width = 0, height = 0] = []] = numbersIn(draw(ports), 'image');
		expect([x <= 0, y <= 0, x + width >= 480, y + height >= 400]).toEqual([true, true, true, true]);
	});

	it('names most ports of each line on the sheet, each with its days', () => {
		const named = lines.map((ports) => {
			const marks = draw(ports).match(/aria-hidden="true">.*?<ol/)?.[0] ?? '';
			return { named: new Set(ports.filter((name) => marks.includes(`>${name}</span>`))).size, all: new Set(ports).size };
		});
		const [known, all] = [named.reduce((sum, one) => sum + one.named, 0), named.reduce((sum, one) => sum + one.all, 0)];
		expect(known / all).toBeGreaterThan(0.8);
	});

	it('lists a port that it doesn’t know without a point, and draws no course around it', () => {
		const html = draw(['上海', '无名港', '济州']);
		expect(numbersIn(html, 'circle')).toHaveLength(2);
		expect(html).toContain('>无名港</span>');
		expect(html).toMatch(/points=""/);
	});

	it('of ports that it doesn’t know is a list', () => {
		const html = draw(['无名港', '别港']);
		expect(html).not.toContain('<svg');
		expect(html).toContain('>别港</span>');
	});
});

describe('the sheet', () => {
	const sheet = readFileSync(resolve(import.meta.dirname, '../client/parts/chart/coasts.svg'), 'utf8');

	it('has the size that the projection takes it to have', () => {
		expect(sheet).toContain('viewBox="0 0 550 589" width="550" height="589"');
	});

	it('is light, and runs nothing', () => {
		expect(sheet.length).toBeLessThan(60_000);
		expect(sheet).not.toMatch(/<script|href|style|on\w+=/);
	});

	it('has real coasts with bays and islands', () => {
		expect(sheet.match(/M[^z]+z/g)?.length).toBeGreaterThan(150);
	});
});

it('every course begins and ends at its ports', () => {
	for (const ports of lines) {
		const course = courseOf(ports);
		expect([course[0], course.at(-1)]).toEqual([placeOf(ports[0] ?? ''), placeOf(ports.at(-1) ?? '')]);
	}
});
