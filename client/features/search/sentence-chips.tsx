import { useSentenceWords } from '#client/parts/search-form/sentence-words.ts';
import { LinkChip, RemoveChip } from '#client/ui/chip.tsx';
import type { SearchResult } from '#shared/catalogue/bff/search.ts';
import type { SentenceTerm } from '#shared/catalogue/bff/sentence.ts';
import { paths } from '#shared/paths.ts';
import { fitsParty } from '#shared/rules/party-price.ts';
import { withDifference } from '#shared/rules/query-difference.ts';
import type { CanonicalQuery } from '#shared/rules/search-params.ts';
import { type AnswerKind, useQueryWords } from './query-words.ts';
import type { Search } from './use-search.ts';

/** True for a cabin that no filter knows: it is chosen on the voyage's page. */
const isCabinLater = ({ meaning, not }: SentenceTerm): boolean =>
	meaning.kind === 'cabin' && (not || meaning.cabin !== 'balcony');

/** True for people that one cabin doesn't sleep, or whose number isn't told: prices stay those for two. */
const isPartyLater = ({ meaning }: SentenceTerm): boolean =>
	meaning.kind === 'people' && !(meaning.party && fitsParty(meaning.party, null));

/** The wanted search without a term of `said`. Where another press has changed the words since, the term's are cut out of those. */
const withoutTerm =
	({ removal, rest, words }: SentenceTerm, said: string) =>
	(wanted: CanonicalQuery): CanonicalQuery => ({
		...withDifference(wanted, removal),
		said: wanted.said === said ? rest : wanted.said.replace(words, '').trim(),
	});

/** Renders how the words of a search were understood, each as a link to the search without it. */
export function SentenceChips({ search: { link }, result: { sentence, query } }: { search: Search; result: SearchResult }) {
	const { t, termOf } = useSentenceWords();
	if (!sentence || sentence.terms.length === 0) return null;
	const { terms } = sentence;
	return (
		<ul aria-label={t('sentence.title')} className="flex shrink-0 gap-2 py-1 md:basis-full md:flex-wrap">
			{terms.map((term, at) => (
				<li key={`${terms.slice(0, at).filter(({ words }) => words === term.words).length} ${term.words}`}>
					<RemoveChip {...link(withoutTerm(term, query.said))} removeLabel={t('filter.remove', { label: termOf(term) })}>
						{termOf(term)}
					</RemoveChip>
				</li>
			))}
		</ul>
	);
}

const EXAMPLES = ['first', 'second', 'third'] as const;

/** Renders, below a heading that says it, what stands for a place without ships, and what can be said instead of words that no search has. */
export function SentenceAnswer({ kind, result: { sentence } }: { kind: AnswerKind; result: SearchResult }) {
	const { t, wordsOf } = useQueryWords();
	if (!sentence) return null;
	if (kind === 'unserved') {
		return (
			<div className="flex flex-col gap-1 md:text-18">
				{sentence.unserved.map(({ name, how, ports }) => (
					<p key={name}>
						<span>{t('sentence.noVoyages', { name })}</span>{' '}
						{how && <span>{t(`sentence.like.${how}`, { ports: wordsOf(ports) })}</span>}
					</p>
				))}
			</div>
		);
	}
	return (
		<div className="flex flex-col gap-2">
			<p className="text-muted">{t('sentence.examples')}</p>
			<ul className="no-scrollbar -mx-gutter flex gap-2 overflow-x-auto px-gutter py-1 *:shrink-0 md:mx-0 md:flex-wrap md:px-0">
				{EXAMPLES.map((example) => (
					<li key={example}>
						<LinkChip to={`${paths.search}?${new URLSearchParams({ q: t(`sentence.example.${example}`) })}`}>
							{t(`sentence.example.${example}`)}
						</LinkChip>
					</li>
				))}
			</ul>
		</div>
	);
}

/** Renders what of the words isn't in the search. */
export function SentenceNotes({ search: { replaced }, result }: { search: Search; result: SearchResult }) {
	const { t, wordsOf, answerTo } = useQueryWords();
	const { sentence } = result;
	const answer = answerTo(result);
	const { terms, unread, unserved } = sentence ?? { terms: [], unread: [], unserved: [] };
	const notes = [
		replaced.length > 0 && t('sentence.replaced', { filters: wordsOf(replaced) }),
		...(answer === 'unserved' ? [] : unserved.map(({ name }) => t('sentence.unserved', { name }))),
		answer !== 'unread' && unread.length > 0 && t('sentence.unread', { words: wordsOf(unread) }),
	].filter((note) => note !== false);
	const later = [
		terms.some(isPartyLater) && t('sentence.laterParty'),
		terms.some(isCabinLater) && t('sentence.laterCabin'),
	].filter((note) => note !== false);
	if (notes.length === 0 && later.length === 0) return null;
	return (
		<div className="flex flex-col gap-1 text-14 md:basis-full">
			{notes.map((note) => (
				<p key={note} role="note">
					{note}
				</p>
			))}
			{later.map((note) => (
				<p key={note} className="text-muted">
					{note}
				</p>
			))}
		</div>
	);
}
