import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { Pagination } from './pagination.tsx';

const labels = { nav: 'Pages', previous: 'Previous page', next: 'Next page', page: (page: number) => `Page ${page}` };

function pagesShown(page: number, pageCount: number): string[] {
	const html = renderToStaticMarkup(
		<MemoryRouter>
			<Pagination page={page} pageCount={pageCount} href={(to) => `?page=${to}`} labels={labels} />
		</MemoryRouter>,
	);
	return [...html.matchAll(/aria-label="(Page \d+|Previous page|Next page)"|(…)/g)].map(([, label, gap]) => label ?? gap ?? '');
}

test('the first, the last and those around the current page are links', () => {
	expect(pagesShown(5, 12)).toEqual(['Previous page', 'Page 1', '…', 'Page 4', 'Page 5', 'Page 6', '…', 'Page 12', 'Next page']);
});

test('there is nothing before the first page, after the last, or for a single one', () => {
	expect(pagesShown(1, 3)).toEqual(['Page 1', 'Page 2', 'Page 3', 'Next page']);
	expect(pagesShown(3, 3).at(-1)).toBe('Page 3');
	expect(pagesShown(1, 1)).toEqual([]);
});
