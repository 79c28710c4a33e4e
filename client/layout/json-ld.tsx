/**
 * Renders structured data (schema.org) for search engines. It is data, not code: `<` is escaped so that no text can end the
 * element.
 */
export function JsonLd({ data }: { data: Readonly<Record<string, unknown>> }) {
	const text = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c');
	return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />;
}
