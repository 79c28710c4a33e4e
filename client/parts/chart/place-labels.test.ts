import { expect, test } from 'vitest';
import { placeLabels } from './place-labels.ts';

const CHART = { width: 480, height: 400 };
const size = { width: 120, height: 50 };

test.each([
	['at the right of a single point', [[240, 200]], ['start middle']],
	['at the left near the right edge', [[440, 200]], ['end middle']],
	[
		'away from each other where points are near',
		[
			[200, 200],
			[215, 215],
		],
		['end middle', 'start middle'],
	],
	[
		'above or below between two points side by side',
		[
			[66, 200],
			[106, 200],
			[146, 200],
		],
		['middle start', 'middle end', 'start start'],
	],
] as const)('labels stand %s', (_where, points, sides) => {
	const placed = placeLabels(
		points.map(([x, y]) => ({ x, y, ...size })),
		CHART,
	);
	expect(placed.map((side) => side && `${side.across} ${side.down}`)).toEqual(sides);
});

test('a label without room is left out', () => {
	expect(placeLabels([{ x: 240, y: 200, width: 470, height: 390 }], CHART)).toEqual([null]);
});
