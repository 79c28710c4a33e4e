import { type Call, sentPicture } from '#shared/catalogue/call.ts';
import { catalogue } from '#shared/catalogue/catalogue.ts';

const pathsOf = (isWanted: (call: Call) => boolean): ReadonlySet<string> =>
	new Set(
		Object.entries<Call>(catalogue)
			.filter(([, call]) => isWanted(call))
			.map(([name]) => `/api${name.slice(name.indexOf(' ') + 1)}`),
	);

/** The paths of the calls that are answered with a file. */
export const FILE_PATHS = pathsOf(({ reply }) => reply === 'file');
/** The paths of the calls that take a picture as their body. */
export const PICTURE_PATHS = pathsOf(({ input }) => input === sentPicture);
