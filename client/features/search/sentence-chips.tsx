import { RemoveChip } from '#client/ui/chip.tsx';
import type { SearchResult } from '#shared/catalogue/bff/search.ts';
import type { SentenceTerm } from '#shared/catalogue/bff/sentence.ts';
import { useSentenceWords } from './sentence-words.ts';
import type { Search } from './use-search.ts';

/** True for a term that no filter knows: it is chosen on the voyage's page. */
const isLater = ({ meaning, not }: SentenceTerm): boolean =>
	meaning.kind === 'people' || (meaning.kind === 'cabin' && (not || meaning.cabin !== 'balcony'));

/** Renders how the words of a search were understood, each as a link to the search without it, and the words that weren't. */
export function SentenceChips({ search: { link }, result: { sentence } }: { search: Search; result: SearchResult }) {
	const { t, termOf } = useSentenceWords();
	if (!sentence || sentence.terms.length + sentence.unread.length === 0) return null;
	const { terms, unread } = sentence;
	return (
		<div className="flex flex-col gap-1 text-14">
			{terms.length > 0 && (
				<ul aria-label={t('sentence.title')} className="flex flex-wrap gap-2 py-1">
					{terms.map((term) => (
						<li key={`${term.words} ${term.meaning.kind}`}>
							<RemoveChip {...link(() => term.without)} removeLabel={t('filter.remove', { label: termOf(term) })}>
								{termOf(term)}
							</RemoveChip>
						</li>
					))}
				</ul>
			)}
			{unread.length > 0 && (
				<p role="note">
					{t('sentence.unread', { words: unread.map((word) => t('sentence.quoted', { word })).join(t('sentence.separator')) })}
				</p>
			)}
			{terms.some(isLater) && <p className="text-2">{t('sentence.later')}</p>}
		</div>
	);
}
