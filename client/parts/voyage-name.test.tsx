import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPart } from '#client/test-support/open-page.tsx';
import { useVoyageName, VoyageName } from './voyage-name.tsx';

const JAPAN = { title: '先岛蓝', places: ['宫古岛', '石垣岛'], date: '2027-11-28' };

function Name({ voyage }: { voyage: typeof JAPAN }) {
	return (
		<>
			<h2>
				<VoyageName voyage={voyage} />
			</h2>
			<p>{useVoyageName().nameOf(voyage, voyage.date)}</p>
		</>
	);
}

test.each([
	['are its ports of call and its title', {}, '宫古岛 · 石垣岛，先岛蓝'],
	['are its title alone, where that names a port', { title: '济州周末', places: [] }, '济州周末'],
	['count the ports after three', { places: ['鹿儿岛', '熊本', '长崎', '釜山', '济州'] }, '鹿儿岛 · 熊本 · 长崎等 5 港，先岛蓝'],
])('a voyage’s names %s, with the day where a sailing is meant', (_what, changes, name) => {
	const voyage = { ...JAPAN, ...changes };
	openPart(() => <Name voyage={voyage} />);
	expect(screen.getByRole('heading').textContent?.replaceAll('\u00a0', ' ')).toBe(name.replace('，先', '先'));
	expect(screen.getByText(`${name}，11月28日`, { selector: 'p' })).toBeTruthy();
});
