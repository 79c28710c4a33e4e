import { DEFAULT_PARTY, fitsParty, type Party } from '#shared/rules/party-price.ts';
import { createTabStore, useTabStore } from './tab-store.ts';

/** `said`: the sentence that named the party, so that it doesn't take the place of a later choice. */
type Visit = { party: Party; said: string };

const KEY = 'party';
const NOT_CHOSEN: Visit = { party: DEFAULT_PARTY, said: '' };

function parse(stored: unknown): Visit {
	const { party, said } = stored as Visit;
	return fitsParty(party, null) ? { party: { adult: party.adult, child: party.child }, said: String(said) } : NOT_CHOSEN;
}

const visits = createTabStore(NOT_CHOSEN, parse);

/** Returns the party that this visit travels with: two who share, until another is chosen or named in words (docs/rules.md, visit-party). */
export const useVisitParty = (): Party => useTabStore(visits, KEY).party;

/** Notes the party for all pages of this tab. */
export const chooseParty = (party: Party): void => visits.write(KEY, { ...visits.read(KEY), party });

/** Notes the party that a sentence names, once for each sentence. */
export function takePartySaid(party: Party, said: string): void {
	if (visits.read(KEY).said !== said && fitsParty(party, null)) visits.write(KEY, { party, said });
}
