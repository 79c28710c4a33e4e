let more: { link: HTMLLinkElement; loading: Promise<void> } | undefined;

function add(href: string): NonNullable<typeof more> {
	const link = document.createElement('link');
	const loading = new Promise<void>((resolve, reject) => {
		link.onload = () => resolve();
		link.onerror = () => {
			link.remove();
			reject(Object.assign(new Error('the stylesheet didn’t load'), { code: 'chunk' }));
		};
	});
	Object.assign(link, { rel: 'stylesheet', href });
	document.head.append(link);
	return { link, loading };
}

/** The address of the stylesheet with the rest of the rules, where the document began with that of the pages that sell. */
const address = (): string | undefined =>
	typeof document === 'undefined' ? undefined : document.querySelector<HTMLLinkElement>('link[data-more]')?.dataset.more;

/**
 * Loads the rules that the document's stylesheet lacks. It stands behind that one and has all utilities again, so their order holds. Rejects with the
 * code `chunk`.
 */
export async function loadStyle(): Promise<void> {
	const href = address();
	if (!href) return;
	if (!more?.link.isConnected) more = add(href);
	await more.loading;
}

/** Loads code together with the stylesheet that its parts need. */
export const withStyle = async <T>(load: () => Promise<T>): Promise<T> => (await Promise.all([load(), loadStyle()]))[0];

/** Fetches the stylesheet for the first press that needs it; it takes effect then. */
export function fetchStyle(): void {
	const href = address();
	if (href) document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', as: 'style', href }));
}
