import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPart } from '#client/test-support/open-page.tsx';
import { sampleVoyage } from '#client/test-support/sample-voyage.ts';
import { VoyageCard } from './voyage-card.tsx';
import { VoyageRow } from './voyage-row.tsx';

const voyage = sampleVoyage({ title: '先岛蓝', places: ['宫古岛', '石垣岛'] });

test.each([
	['card', () => <VoyageCard voyage={voyage} sizes="100vw" />],
	['row of the list', () => <VoyageRow voyage={voyage} />],
])('the places of a voyage come before its title on a %s', (_name, Part) => {
	openPart(Part);
	const [places, title] = [screen.getByText('宫古岛 · 石垣岛'), screen.getByRole('heading', { name: '先岛蓝' })];
	expect(places.compareDocumentPosition(title) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});
