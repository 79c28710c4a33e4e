import { useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { browserApi } from '#client/app/api.ts';
import { VoyageRow } from '#client/parts/voyage-row.tsx';
import type { SearchResult } from '#shared/catalogue/bff/search.ts';
import { PAGE_SIZE } from '#shared/constants.ts';
import { searchFields, searchPath } from '#shared/rules/search-params.ts';
import { CompareBox } from './compare-box.tsx';
import { keepLoaded, useLoaded } from './loaded-pages.ts';
import { MoreResults } from './more-results.tsx';

/** The list: the page that the address names, and what was appended to it. */
export function Results({ result, day }: { result: SearchResult; day: string }) {
	const { key } = useLocation();
	const place = `${key} ${searchPath(result.query)}`;
	const loaded = useLoaded(place);
	const list = useRef<HTMLOListElement>(null);
	const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
	const [failure, setFailure] = useState<unknown>();
	const first = new Set(result.rows.map(({ id }) => id));
	const rows = [...result.rows, ...loaded.rows.filter(({ id }) => !first.has(id))];
	const page = Math.max(result.query.page, loaded.page);

	async function loadMore() {
		if (state === 'loading') return;
		setState('loading');
		try {
			const next = await browserApi('GET /search', searchFields({ ...result.query, page: page + 1 }));
			keepLoaded(place, { rows: [...loaded.rows, ...next.rows], page: next.query.page });
			setState('idle');
			requestAnimationFrame(() => list.current?.children.item(rows.length)?.querySelector<HTMLElement>('h3 a')?.focus());
		} catch (error) {
			setFailure(error);
			setState('failed');
		}
	}

	return (
		<>
			<ol ref={list} className="flex flex-col gap-12 sm:gap-0">
				{rows.map((voyage, index) => (
					<li
						key={voyage.id}
						id={rows.findIndex(({ date }) => date === voyage.date) === index ? `day-${voyage.date}` : undefined}
						className={`scroll-mt-8 ${index > 1 ? 'later [--later:37rem] xl:[--later:14rem]' : ''}`}
					>
						<VoyageRow
							voyage={voyage}
							priority={index < 2}
							marked={day === voyage.date}
							extra={voyage.state === 'on-sale' && <CompareBox voyage={voyage} />}
						/>
					</li>
				))}
			</ol>
			<MoreResults
				result={result}
				shown={(result.query.page - 1) * PAGE_SIZE + rows.length}
				page={page}
				state={state}
				failure={failure}
				onMore={() => void loadMore()}
			/>
		</>
	);
}
