import { createContext, type ReactNode, use } from 'react';
import type { Language } from '#shared/constants.ts';
import type { PageFacts } from '#shared/page.ts';
import type { PublicConfig } from '#shared/public-config.ts';

const Facts = createContext<PageFacts | null>(null);

export const FactsProvider = ({ facts, children }: { facts: PageFacts; children: ReactNode }) => (
	<Facts value={facts}>{children}</Facts>
);

/** Returns the facts that the document was built from: language, class of device, public settings. */
export function useFacts(): PageFacts {
	const facts = use(Facts);
	if (!facts) throw new Error('no page facts: rendered outside the document');
	return facts;
}

export const useSite = (): PublicConfig => useFacts().site;
export const useLanguage = (): Language => useFacts().lang;
