import { useTranslation } from 'react-i18next';
import { FailureNotice } from '#client/parts/failure-notice.tsx';
import { Button, LinkButton } from '#client/ui/button.tsx';
import { Pagination } from '#client/ui/pagination.tsx';
import type { SearchResult } from '#shared/catalogue/bff/search.ts';
import { PAGE_SIZE } from '#shared/constants.ts';
import { searchPath } from '#shared/rules/search-params.ts';

type Props = {
	result: Pick<SearchResult, 'query' | 'total' | 'pages'>;
	shown: number;
	page: number;
	state: 'idle' | 'loading' | 'failed';
	/** The error of the last try. */
	failure?: unknown;
	onMore: () => void;
};

/** Renders the number of results shown, and a link to the next page. With JavaScript the link appends the next results instead. */
export function MoreResults({ result: { query, total, pages }, shown, page, state, failure, onMore }: Props) {
	const { t } = useTranslation('search');
	const href = (to: number) => searchPath({ ...query, page: to });
	const first = (query.page - 1) * PAGE_SIZE + 1;
	return (
		<div className="flex flex-col items-center gap-5 pt-10">
			<p className="tabular text-14 text-muted">
				{first === 1 ? t('result.shown', { shown, total }) : t('result.shownFrom', { first, shown, total })}
			</p>
			{state === 'failed' && (
				<FailureNotice
					failure={failure}
					title={t('result.moreFailed')}
					action={
						<Button variant="link" onClick={onMore}>
							{t('result.retry')}
						</Button>
					}
				/>
			)}
			{page < pages && (
				<LinkButton
					to={href(page + 1)}
					variant="secondary"
					aria-busy={state === 'loading' || undefined}
					className="min-w-[min(15rem,100%)]"
					onClick={(event) => {
						if (event.metaKey || event.ctrlKey || event.shiftKey) return;
						event.preventDefault();
						onMore();
					}}
				>
					{state === 'loading' ? t('result.loading') : t('result.more', { count: Math.min(PAGE_SIZE, total - shown) })}
				</LinkButton>
			)}
			{query.page > 1 && (
				<Pagination
					page={query.page}
					pageCount={pages}
					href={href}
					labels={{
						nav: t('result.pages'),
						previous: t('result.previous'),
						next: t('result.next'),
						page: (to) => t('result.page', { page: to }),
					}}
				/>
			)}
		</div>
	);
}
