import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPart } from '#client/test-support/open-page.tsx';
import { sampleVoyage } from '#client/test-support/sample-voyage.ts';
import { textsOf } from '#client/test-support/texts.ts';
import { formatDayOfWeek } from '#shared/rules/dates.ts';
import { VoyageCard } from './voyage-card.tsx';
import { VoyageRow } from './voyage-row.tsx';

const t = textsOf('CN', 'common');
const voyage = sampleVoyage({ title: '先岛蓝', places: ['宫古岛', '石垣岛'] });

test.each([
	['card', () => <VoyageCard voyage={voyage} sizes="100vw" />],
	['row of the list', () => <VoyageRow voyage={voyage} />],
])('a %s has one name, of its places before its title: heading, link and heart say it with the day', (_name, Part) => {
	openPart(Part);
	const name = '宫古岛 · 石垣岛，先岛蓝，3月12日';
	expect(screen.getByRole('heading', { level: 3, name }).textContent?.replaceAll('\u00a0', ' ')).toBe('宫古岛 · 石垣岛先岛蓝');
	expect(screen.getByRole('link', { name })).toBeTruthy();
	expect(screen.getByRole('link', { name: t('card.favourite', { title: name }) })).toBeTruthy();
});

const rich = sampleVoyage({
	title: '先岛蓝',
	theme: '海岛',
	places: ['宫古岛', '石垣岛'],
	balcony: 4_000,
	hoursInPort: 18.5,
	price: { from: 3_200, reference: 3_999 },
});

test.each([
	['card', (shown: typeof rich) => <VoyageCard voyage={shown} sizes="100vw" />],
	['row of the list', (shown: typeof rich) => <VoyageRow voyage={shown} />],
])('a %s says eight things beside its picture and heart, each once: no theme, no conditions, no word to press', (_name, part) => {
	openPart(() => part(rich));
	const said = (screen.getByRole('article').textContent ?? '').replaceAll('\u00a0', ' ');
	const things = [
		`${formatDayOfWeek(rich.date, 'CN')} · ${t('card.nights', { days: rich.days, nights: rich.nights })}`,
		'宫古岛 · 石垣岛',
		'先岛蓝',
		`${rich.ship.name} · ${t('card.sailsFrom', { port: rich.ports[0] ?? '' })}`,
		`${t('card.hoursInPort', { count: 18 })} · ${t('card.balcony', { price: '¥4,000' })}`,
		`¥3,200 ${t('card.from.after')}`,
		t('card.saved', { amount: '¥799' }),
	];
	expect(said).toBe(things.join(''));
});

test('facts that upstream doesn’t give of a voyage are left out, and never shown as none', () => {
	openPart(() => <VoyageCard voyage={sampleVoyage()} sizes="100vw" />);
	const text = screen.getByRole('article').textContent ?? '';
	expect(text).toContain('¥3,200');
	expect(text.match(/¥/g)).toHaveLength(1);
	expect(text).not.toMatch(/海上|靠港/);
});
