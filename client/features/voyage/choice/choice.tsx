import { createContext, type Dispatch, type ReactNode, use, useDeferredValue, useReducer } from 'react';
import { useVisitParty } from '#client/app/visit-party.ts';
import type { Party } from '#shared/rules/party-price.ts';
import { type ChoiceAction, type ChoiceState, choiceReducer, NO_CHOICE } from './choice-state.ts';

type Choice = ChoiceState & { party: Party; dispatch: Dispatch<ChoiceAction> };

const ChoiceContext = createContext<Choice | null>(null);

/** Keeps the cabins that are chosen on a voyage's page, each with its adults and children. */
export function ChoiceProvider({ children }: { children: ReactNode }) {
	const [state, dispatch] = useReducer(choiceReducer, NO_CHOICE);
	// Parts of the page may not be hydrated yet: React does that before it draws what is deferred
	const visit = useDeferredValue(useVisitParty());
	return <ChoiceContext value={{ ...state, party: state.party ?? visit, dispatch }}>{children}</ChoiceContext>;
}

export function useChoice(): Choice {
	const choice = use(ChoiceContext);
	if (!choice) throw new Error('no choice: rendered outside the voyage page');
	return choice;
}
