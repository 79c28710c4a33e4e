import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPart } from '#client/test-support/open-page.tsx';
import { textsOf } from '#client/test-support/texts.ts';
import { parseSearch } from '#shared/rules/search-params.ts';
import { MoreResults } from './more-results.tsx';

const t = textsOf('CN', 'search');
const query = parseSearch(new URLSearchParams(), '2026-11-22');
const show = (page: number, shown: number) =>
	openPart(() => (
		<MoreResults result={{ query, total: 45, pages: 3 }} shown={shown} page={page} state="idle" onMore={() => {}} />
	));

test('a page before the last one offers more', () => {
	show(2, 40);
	expect(screen.getByRole('link', { name: t('result.more', { count: 5 }) })).toBeTruthy();
	expect(screen.getByText(t('result.shown', { shown: 40, total: 45 }))).toBeTruthy();
});

test('the end of a list offers no more', () => {
	show(3, 45);
	expect(screen.getByText(t('result.shown', { shown: 45, total: 45 }))).toBeTruthy();
	expect(screen.queryByRole('link')).toBeNull();
});
