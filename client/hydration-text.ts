import type { StaticHandlerContext } from 'react-router';
import { scriptJson, scriptJsonOnce } from './ui/script-json.ts';

/**
 * Writes the data that the browser hydrates from, as JSON and never as code. Only the top level of loader data may hold promises: a replacer function,
 * called for every value, would take three times as long as writing the text.
 */
export function hydrationText(
	facts: unknown,
	{ loaderData, actionData, errors }: Pick<StaticHandlerContext, 'loaderData' | 'actionData' | 'errors'>,
): string {
	// The answer to a form that was sent without scripts is part of what the document shows
	const answers = `"actionData":${scriptJson(actionData)},"errors":${scriptJson(errors)}`;
	return `{"facts":${scriptJsonOnce(facts, 1)},"hydration":{"loaderData":${scriptJsonOnce(loaderData, -1)},${answers}}}`;
}
