import type { Call } from '#shared/catalogue/call.ts';
import { catalogue } from '#shared/catalogue/catalogue.ts';

/** The paths of the calls that are answered with a file. */
export const FILE_PATHS: ReadonlySet<string> = new Set(
	Object.entries<Call>(catalogue).flatMap(([name, { reply }]) =>
		reply === 'file' ? [`/api${name.slice(name.indexOf(' ') + 1)}`] : [],
	),
);
