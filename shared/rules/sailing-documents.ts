import { DOCUMENT_TYPES, type DocumentType } from './documents.ts';

/** The territory of a port, as far as documents go. */
export type Territory = 'mainland' | 'hong-kong-macau' | 'taiwan' | 'abroad' | 'unknown';

/**
 * The kinds of document that a sailing takes, and the moment by which check-in takes one in place of another, epoch milliseconds; null
 * when it is too late.
 */
export type DocumentTerms = { types: readonly DocumentType[]; by: number | null };

/** Words in a country's or port's name; the first that is found counts. */
const WORDS: readonly (readonly [RegExp, Territory])[] = [
	[/香港|澳门|澳門|Hong ?Kong|Maca[uo]/i, 'hong-kong-macau'],
	[/[台臺][湾灣]|Taiwan/i, 'taiwan'],
	[/中国|中國|中华|中華|\bChina\b/i, 'mainland'],
];

/** Returns the territory of a port by its country, as upstream writes it; within China by the port's own name. */
export function territoryOf({ country, name }: { country: string; name: string }): Territory {
	if (!country.trim()) return 'unknown';
	const [, territory = 'abroad'] = WORDS.find(([word]) => word.test(country)) ?? [];
	if (territory !== 'mainland') return territory;
	return WORDS.find(([word]) => word.test(name))?.[1] ?? 'mainland';
}

/**
 * The kinds of document that a sailing takes (docs/rules.md, sailing-documents): a passport always; a pass only when no port lies beyond where it is
 * good for; cards only within the mainland. An unknown port leaves every
 * kind open, unless another port settles it, since the terminal knows more than we do.
 */
export function sailingDocuments(ports: readonly Territory[]): DocumentType[] {
	const beyond = new Set(ports.filter((port) => port !== 'mainland' && port !== 'unknown'));
	if (beyond.size > 1 || beyond.has('abroad')) return ['PASSPORT'];
	if (beyond.size === 0 || ports.includes('unknown')) return [...DOCUMENT_TYPES];
	return ['PASSPORT', beyond.has('taiwan') ? 'TAIWAN' : 'HK_MACAU'];
}
