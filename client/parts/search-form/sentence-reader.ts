import { browserApi } from '#client/app/api.ts';
import type { Language } from '#shared/constants.ts';
import type { SearchFields } from '#shared/rules/search-params.ts';
import { createSentenceReader } from '#shared/rules/sentence/read-sentence.ts';
import { type ToldTerm, toldTerm } from '#shared/rules/sentence-told.ts';
import { endsOf, nameIn, suggestionsFor } from './suggestions.ts';

/** What is understood of a sentence while it is typed. `unserved`: the names of places that no ship calls at. */
export type Heard = {
	terms: readonly ToldTerm[];
	unserved: readonly string[];
	fields: SearchFields;
	suggestions: readonly string[];
};

/**
 * Returns a reader of what is typed. Nothing of it leaves the browser. Characters of the same sound are told apart by the server
 * alone, since their table is larger than the page.
 */
export async function loadReader(lang: Language): Promise<(typed: string) => Heard> {
	const { places, offer } = await browserApi('GET /search/vocabulary', {});
	const read = createSentenceReader(places, offer, (sign) => sign);
	const ends = endsOf(places, lang);
	const all = {
		port: places.ports,
		destination: places.areas.flatMap(({ ports }) => ports),
		ship: places.ships,
	};
	const namesOf = (kind: keyof typeof all, ids: readonly string[]) =>
		ids.flatMap((id) => {
			const thing = all[kind].find((one) => one.id === id);
			return thing ? [nameIn(thing.names, lang)] : [];
		});
	return (typed) => {
		const reading = read(typed);
		const unserved = reading.terms.flatMap(({ meaning }) => (meaning.kind === 'unserved' ? [nameIn(meaning.names, lang)] : []));
		return {
			terms: reading.terms.flatMap((term) => toldTerm(term, reading, offer, namesOf) ?? []),
			unserved: [...new Set(unserved)],
			fields: reading.fields,
			suggestions: suggestionsFor(reading, ends, read, lang),
		};
	};
}
