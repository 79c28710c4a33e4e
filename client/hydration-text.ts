import type { StaticHandlerContext } from 'react-router';
import { markLate } from './ui/deferred.tsx';
import { scriptJson } from './ui/script-json.ts';

/** Writes the data that the browser hydrates from, as JSON and never as code. Only the top level of a route's data may hold promises. */
export function hydrationText(
	facts: unknown,
	{ loaderData, actionData, errors }: Pick<StaticHandlerContext, 'loaderData' | 'actionData' | 'errors'>,
): string {
	const marked = Object.fromEntries(Object.entries(loaderData).map(([route, data]) => [route, markLate(data)]));
	// The answer to a form that was sent without scripts is part of what the document shows
	return scriptJson({ facts, hydration: { loaderData: marked, actionData, errors } });
}
