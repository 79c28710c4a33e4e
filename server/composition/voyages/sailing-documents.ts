import type { FeatureScope } from '#server/handler.ts';
import { checkInBy, checkInWindow } from '#shared/rules/check-in-window.ts';
import { DOCUMENT_TYPES } from '#shared/rules/documents.ts';
import { type DocumentTerms, sailingDocuments, type Territory, territoryOf } from '#shared/rules/sailing-documents.ts';
import { portsOf } from './sailing-ports.ts';

type Sailing = { line: { name: string; enName: string }; departureDate: string };

/** The documents that a sailing takes; `known` is false when a port isn't known, and so every kind counts as taken. */
export type SailingDocuments = { types: DocumentTerms['types']; known: boolean };

/** The documents of an unknown sailing: any may be the right one. */
export const UNKNOWN_TERMS: SailingDocuments & DocumentTerms = { types: DOCUMENT_TYPES, known: false, by: null };

/** Returns the territories of the ports of a sailing. */
const territoriesOf = async (sailing: Sailing, scope: FeatureScope): Promise<Territory[]> =>
	(await portsOf(sailing, scope)).map((port) =>
		port ? territoryOf({ country: port.country || port.enCountry, name: port.cnName || port.enName }) : 'unknown',
	);

/** Returns the documents that a sailing takes. Ports that can't be had are unknown. */
export async function documentsOf(sailing: Sailing, scope: FeatureScope): Promise<SailingDocuments> {
	const territories = await territoriesOf(sailing, scope);
	return { types: sailingDocuments(territories), known: territories.length > 0 && !territories.includes('unknown') };
}

/**
 * Returns the documents that a sailing takes, and until when check-in takes one of them in place of another. Without the ship's hour of
 * departure its day counts from its first moment.
 */
export async function documentTermsOf(
	sailing: Sailing & { leavesAt?: number | null },
	scope: FeatureScope,
): Promise<SailingDocuments & DocumentTerms> {
	const window = checkInWindow({ date: sailing.departureDate, leavesAt: sailing.leavesAt ?? null }, scope.settings.checkIn);
	return { ...(await documentsOf(sailing, scope)), by: checkInBy(window, scope.now.getTime()) };
}

/** Returns the part of a sailing's documents that pages get. */
export const shownTerms = ({ types, by }: DocumentTerms) => ({ types: [...types], by });
