import { RemoveChip } from '#client/ui/chip.tsx';
import type { SearchResult } from '#shared/catalogue/bff/search.ts';
import type { SentenceTerm } from '#shared/catalogue/bff/sentence.ts';
import { withDifference } from '#shared/rules/query-difference.ts';
import type { CanonicalQuery } from '#shared/rules/search-params.ts';
import { useSentenceWords } from './sentence-words.ts';
import type { Search } from './use-search.ts';

/** True for a term that no filter knows: it is chosen on the voyage's page. */
const isLater = ({ meaning, not }: SentenceTerm): boolean =>
	meaning.kind === 'people' || (meaning.kind === 'cabin' && (not || meaning.cabin !== 'balcony'));

/** The wanted search without a term of `said`. Where another press has changed the words since, the term's are cut out of those. */
const withoutTerm =
	({ removal, rest, words }: SentenceTerm, said: string) =>
	(wanted: CanonicalQuery): CanonicalQuery => ({
		...withDifference(wanted, removal),
		said: wanted.said === said ? rest : wanted.said.replace(words, '').trim(),
	});

/** Renders how the words of a search were understood, each as a link to the search without it, and the words that weren't. */
export function SentenceChips({ search, result: { sentence, query } }: { search: Search; result: SearchResult }) {
	const { link, replaced } = search;
	const { t, termOf } = useSentenceWords();
	if (!sentence || sentence.terms.length + sentence.unread.length + sentence.unserved.length === 0) return null;
	const { terms, unread, unserved } = sentence;
	return (
		<div className="flex flex-col gap-1 text-14">
			{terms.length > 0 && (
				<ul aria-label={t('sentence.title')} className="flex flex-wrap gap-2 py-1">
					{terms.map((term, at) => (
						<li key={`${terms.slice(0, at).filter(({ words }) => words === term.words).length} ${term.words}`}>
							<RemoveChip {...link(withoutTerm(term, query.said))} removeLabel={t('filter.remove', { label: termOf(term) })}>
								{termOf(term)}
							</RemoveChip>
						</li>
					))}
				</ul>
			)}
			{replaced.length > 0 && <p role="note">{t('sentence.replaced', { filters: replaced.join(t('sentence.separator')) })}</p>}
			{unserved.map((name) => (
				<p key={name} role="note">
					{t('sentence.unserved', { name })}
				</p>
			))}
			{unread.length > 0 && (
				<p role="note">
					{t('sentence.unread', { words: unread.map((word) => t('sentence.quoted', { word })).join(t('sentence.separator')) })}
				</p>
			)}
			{terms.some(isLater) && <p className="text-muted">{t('sentence.later')}</p>}
		</div>
	);
}
