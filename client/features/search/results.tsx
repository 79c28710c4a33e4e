import { memo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { navigationEntry } from '#client/app/address.ts';
import { browserApi } from '#client/app/api.ts';
import { useFacts } from '#client/app/facts.tsx';
import { createTabStore, useTabStore } from '#client/app/tab-store.ts';
import { VoyageRow } from '#client/parts/voyage-row.tsx';
import { useIsFirstViewDrawn } from '#client/ui/below-first-view.tsx';
import type { SearchResult } from '#shared/catalogue/bff/search.ts';
import type { VoyageCard } from '#shared/catalogue/bff/views.ts';
import { PAGE_SIZE } from '#shared/constants.ts';
import { searchFields, searchPath } from '#shared/rules/search-params.ts';
import { CompareBox } from './compare.tsx';
import { MoreResults } from './more-results.tsx';

/** The rows appended to a list, and the page that they came from last. */
type Appended = { rows: VoyageCard[]; page: number };

/** Rows of the first view. */
const FIRST_ROWS = { mobile: 1, desktop: 3 };

const NONE: Appended = { rows: [], page: 0 };

/**
 * The rows appended at each place in the history: coming back finds the list at its full height. A visit that begins with a typed address begins the
 * list anew, since its place in the history has the same key as that of earlier visits.
 */
const appendedRows = createTabStore(NONE, (stored) =>
	navigationEntry()?.type === 'navigate' ? NONE : ((stored as Appended | null) ?? NONE),
);

/** Renders the list: the page that the address names, and the rows appended to it. */
export const Results = memo(function Results({ result, day }: { result: SearchResult; day: string }) {
	const { t } = useTranslation('search');
	const { key } = useLocation();
	// With the size of a page: a tab may be older than its change
	const place = `search:${PAGE_SIZE} ${key} ${searchPath(result.query)}`;
	const appended = useTabStore(appendedRows, place);
	const { device } = useFacts();
	const list = useRef<HTMLOListElement>(null);
	const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
	const [failure, setFailure] = useState<unknown>();
	const first = new Set(result.rows.map(({ id }) => id));
	const rows = [...result.rows, ...appended.rows.filter(({ id }) => !first.has(id))];
	const isFirstViewDrawn = useIsFirstViewDrawn();
	const page = Math.max(result.query.page, appended.page);
	const isLate = (voyage?: VoyageCard) =>
		voyage?.state === 'on-sale' && result.lateUntil !== null && voyage.date <= result.lateUntil;

	async function loadMore() {
		if (state === 'loading') return;
		setState('loading');
		try {
			const next = await browserApi('GET /search', searchFields({ ...result.query, page: page + 1 }));
			appendedRows.write(place, { rows: [...appended.rows, ...next.rows], page: next.query.page });
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
				{rows.slice(0, isFirstViewDrawn ? rows.length : FIRST_ROWS[device]).map((voyage, index) => (
					<li
						key={voyage.id}
						id={rows.findIndex(({ date }) => date === voyage.date) === index ? `day-${voyage.date}` : undefined}
						className={`scroll-mt-8 ${index >= FIRST_ROWS[device] ? 'later [--later:37rem] xl:[--later:14rem]' : ''}`}
					>
						{isLate(voyage) && !isLate(rows[index - 1]) && (
							<p className="pb-4 sm:pt-8">
								<span className="block font-display text-h4 leading-head">{t('result.late')}</span>
								<span className="mt-1 block text-14 text-muted">{t('result.lateNote')}</span>
							</p>
						)}
						<VoyageRow
							voyage={voyage}
							priority={index < FIRST_ROWS[device]}
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
});
