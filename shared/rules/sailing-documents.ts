import { DOCUMENT_TYPES, type DocumentType } from './documents.ts';

/** Where a port lies, as far as documents go; `unknown` when nothing tells. */
export type Territory = 'mainland' | 'hong-kong-macau' | 'taiwan' | 'abroad' | 'unknown';

const TERRITORIES: readonly (readonly [RegExp, Territory])[] = [
	[/香港|澳门|Hong ?Kong|Maca[uo]/i, 'hong-kong-macau'],
	[/台湾|Taiwan/i, 'taiwan'],
	[/^(中国|China)/i, 'mainland'],
];

/** The territory that a country's name as upstream writes it stands for, with the port's own name for what is part of China. */
export function territoryOf({ country, name }: { country: string; name: string }): Territory {
	const told = `${country} ${name}`.trim();
	if (!country) return 'unknown';
	return TERRITORIES.find(([pattern]) => pattern.test(told))?.[1] ?? 'abroad';
}

/**
 * The kinds of document that a sailing takes (docs/rules.md, sailing-documents): a passport always; a pass only when no port lies beyond where it is
 * good for; cards only within the mainland. Where a port isn't known, every kind is taken: the terminal knows more than we do.
 */
export function sailingDocuments(ports: readonly Territory[]): DocumentType[] {
	if (ports.length === 0 || ports.includes('unknown')) return [...DOCUMENT_TYPES];
	const beyond = new Set(ports.filter((port) => port !== 'mainland'));
	if (beyond.size === 0) return [...DOCUMENT_TYPES];
	if (beyond.size > 1 || beyond.has('abroad')) return ['PASSPORT'];
	return ['PASSPORT', beyond.has('taiwan') ? 'TAIWAN' : 'HK_MACAU'];
}
