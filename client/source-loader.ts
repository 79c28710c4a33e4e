/** Loads a page's file, a route module or texts, by its path in the repository. */
export type LoadSource = <T>(path: string) => Promise<T>;

/** Loads each file, by its path. */
type SourceFiles = Readonly<Record<string, () => Promise<unknown>>>;

/**
 * Makes a loader that takes the files of the document's own page from the addresses in `named`, and others from the list of all
 * files, which `loadList` loads for the first link that is followed. For texts it returns the default export. The error of a file
 * that doesn't load has the code `chunk`.
 */
export const createSourceLoader =
	(named: Readonly<Record<string, string>>, loadList: () => Promise<SourceFiles>): LoadSource =>
	async <T>(path: string): Promise<T> => {
		const address = named[path];
		if (!address) {
			const load = (await loadList())[path];
			if (!load) throw new Error(`no file ${path}`);
			return load() as Promise<T>;
		}
		try {
			const file = (await import(/* @vite-ignore */ address)) as T & { default: T };
			return path.endsWith('.json') ? file.default : file;
		} catch (error) {
			throw Object.assign(error instanceof Error ? error : new Error(String(error)), { code: 'chunk' });
		}
	};
