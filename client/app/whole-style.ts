let whole: { link: HTMLLinkElement; loading: Promise<void> } | undefined;

function add(href: string): NonNullable<typeof whole> {
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

/** The address of the whole site's stylesheet, where the document began with that of the pages that sell. */
const address = (): string | undefined =>
	typeof document === 'undefined' ? undefined : document.querySelector<HTMLLinkElement>('link[data-whole]')?.dataset.whole;

/**
 * Loads the stylesheet of the whole site, after that of the pages that sell: it repeats all their rules, so the order of rules holds. Rejects with
 * the code `chunk`.
 */
export async function loadStyle(): Promise<void> {
	const href = address();
	if (!href) return;
	if (!whole?.link.isConnected) whole = add(href);
	await whole.loading;
}

/** Loads code together with the stylesheet that its parts need. */
export const withStyle = async <T>(load: () => Promise<T>): Promise<T> => (await Promise.all([load(), loadStyle()]))[0];

/** Fetches the stylesheet for the first press that needs it; it takes effect then. */
export function fetchStyle(): void {
	const href = address();
	if (href) document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', as: 'style', href }));
}
