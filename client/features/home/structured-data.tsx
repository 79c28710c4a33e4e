import { useFacts } from '#client/app/facts.tsx';
import { JsonLd } from '#client/layout/json-ld.tsx';
import { paths } from '#shared/paths.ts';
import { languageTag } from '#shared/rules/language.ts';

/**
 * Describes the company and the site's search for search engines. Only the server writes it: home's script has no room for it, and
 * hydration leaves the content of a script as it is.
 */
export function SiteData() {
	const { site, lang } = useFacts();
	const organization = `${site.siteUrl}/#organization`;
	return (
		<JsonLd
			data={
				import.meta.env.SSR
					? {
							'@graph': [
								{
									'@type': 'Organization',
									'@id': organization,
									name: site.brand[lang],
									url: `${site.siteUrl}/`,
									contactPoint: { '@type': 'ContactPoint', contactType: 'customer service', telephone: site.phone },
								},
								{
									'@type': 'WebSite',
									name: site.brand[lang],
									url: `${site.siteUrl}/`,
									inLanguage: languageTag(lang),
									publisher: { '@id': organization },
									potentialAction: {
										'@type': 'SearchAction',
										target: { '@type': 'EntryPoint', urlTemplate: `${site.siteUrl}${paths.search}?date={departure_month}` },
										'query-input': 'required name=departure_month',
									},
								},
							],
						}
					: {}
			}
		/>
	);
}
