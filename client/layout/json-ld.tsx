import { scriptJson } from '#client/ui/script-json.ts';

/**
 * Renders structured data (schema.org) for search engines. It is data, not code: `<` is escaped so that no text can end the element. Only the server
 * writes it, since they read pages as they are served; hydration leaves the content of a script as it is.
 */
export function JsonLd({ data }: { data: Readonly<Record<string, unknown>> }) {
	const text = import.meta.env.SSR && scriptJson({ '@context': 'https://schema.org', ...data });
	return <script type="application/ld+json" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text || '{}' }} />;
}
