import { DEFAULT_PARTY, type Party } from '../party-price.ts';
import type { People } from './meaning.ts';

export const NOBODY: People = { adults: 0, others: 0, children: 0, family: 0, all: 0, unsaid: false };

/**
 * The party that words name. “My wife” is two adults: the wife and the person who asks. Relatives come beside a family, and a count of all has the
 * others in it. Null where somebody is named without a number, or nobody.
 */
export function partyFrom(named: readonly People[]): Party | null {
	const sum = (key: 'adults' | 'others' | 'children' | 'family') => named.reduce((total, one) => total + one[key], 0);
	const [adults, others, children, family] = [sum('adults'), sum('others'), sum('children'), sum('family')];
	const all = Math.max(0, ...named.map((one) => one.all));
	const isCounted = all + family > 0 || (adults > 0 && children > 0);
	if (named.some(({ unsaid }) => unsaid) && !isCounted) return null;
	if (all > children && all >= adults + children) return { adult: all - children, child: children };
	if (family > 0) {
		const child = children > 0 ? Math.min(children, family - 1) : Math.max(0, family - DEFAULT_PARTY.adult);
		return { adult: family - child + others, child };
	}
	if (adults + others + children === 0) return null;
	// “My wife and I, 2 adults”: the 2 already has the wife
	const isSame = adults > others && others > 0;
	const grown = isSame ? adults : adults > 0 ? adults + others : others + 1;
	return { adult: adults + others > 0 ? grown : DEFAULT_PARTY.adult, child: children };
}
