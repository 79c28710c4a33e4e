import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPart } from '#client/test-support/open-page.tsx';
import { sampleVoyage } from '#client/test-support/sample-voyage.ts';
import { textsOf } from '#client/test-support/texts.ts';
import { CompareTable } from './compare-table.tsx';

const t = textsOf('CN', 'search');
const marked = () =>
	screen
		.getAllByRole('rowheader')
		.map(({ textContent }) => textContent ?? '')
		.filter((text) => text.endsWith(t('result.compare.differs')))
		.map((text) => text.replace(t('result.compare.differs'), ''));

test('only the rows in which compared voyages differ are marked, in words', () => {
	const one = sampleVoyage({ balcony: 4_000, seaDays: 2 });
	openPart(() => <CompareTable voyages={[one, { ...one, id: 'v2', seaDays: 3, price: { from: 2_900, reference: null } }]} />);
	expect(marked()).toEqual([t('result.compare.seaDays'), t('result.compare.price')]);
});

test('voyages that are alike have no mark', () => {
	openPart(() => <CompareTable voyages={[sampleVoyage(), sampleVoyage({ id: 'v2' })]} />);
	expect(marked()).toEqual([]);
});
