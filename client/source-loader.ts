/** Loads a page's file, a route module or texts, by its path in the repository. */
export type LoadSource = <T>(path: string) => Promise<T>;

/** How each file is loaded, by its path. */
type SourceFiles = Readonly<Record<string, () => Promise<unknown>>>;

/**
 * Loads the files of the document's own page from the addresses that it names, and others by the list of all files, which `loadList` brings
 * with the first link that is followed. Texts are their file's default export. A file that doesn't come has the code `chunk`.
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
