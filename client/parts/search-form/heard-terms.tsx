import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Heard } from './sentence-reader.ts';
import { useSentenceWords } from './sentence-words.ts';

/** The pause in typing after which screen readers are told. */
const PAUSE = 1_000;

/** Renders what is understood so far. Screen readers are told once the typing pauses, with the number of suggestions. */
export default function HeardTerms({ heard: { terms, unserved, suggestions } }: { heard: Heard }) {
	const { t } = useTranslation('search-form');
	const { t: tSearch, termOf } = useSentenceWords();
	const told = [...terms.map(termOf), ...unserved.map((name) => tSearch('sentence.unserved', { name }))];
	const separator = tSearch('sentence.separator');
	const [said, say] = useState('');
	const words = [
		told.length > 0 ? t('sentence.heardAloud', { terms: told.join(separator) }) : '',
		suggestions.length > 0 ? t('sentence.suggestions', { count: suggestions.length }) : '',
	]
		.filter(Boolean)
		.join(' ');
	useEffect(() => {
		const timer = setTimeout(() => say(words), PAUSE);
		return () => clearTimeout(timer);
	}, [words]);
	return (
		<>
			<p role="status" className="sr-only">
				{said}
			</p>
			{told.length > 0 && (
				<ul aria-label={t('sentence.heard')} className="flex flex-wrap gap-2 px-4 pt-2 pb-3 text-14 md:px-5 xl:px-6">
					{told.map((term, at) => (
						<li
							key={`${told.slice(0, at).filter((other) => other === term).length} ${term}`}
							className="rounded-pill bg-soft px-3 py-1 leading-head"
						>
							{term}
						</li>
					))}
				</ul>
			)}
		</>
	);
}
