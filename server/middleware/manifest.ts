import type { RequestHandler } from 'express';
import { languageInQuery } from '#server/request/language.ts';
import type { Config } from '#server/settings/config.ts';
import { paths } from '#shared/paths.ts';
import { languageTag, parseLanguage, withLanguage } from '#shared/rules/language.ts';

const NAVY = '#06203a';

/**
 * Serves the web app manifest: the name and icon of a shortcut on a home screen, in the language of `?lang=`. The shortcut opens
 * in the browser (`display`): payments leave for other hosts and come back.
 */
export function manifest({ BRAND_NAME_CN, BRAND_NAME_EN }: Pick<Config, 'BRAND_NAME_CN' | 'BRAND_NAME_EN'>): RequestHandler {
	const names = { CN: BRAND_NAME_CN, EN: BRAND_NAME_EN };
	return (request, response) => {
		const lang = parseLanguage(languageInQuery(request.url)) ?? 'CN';
		response
			.type('application/manifest+json')
			.set('cache-control', 'public, max-age=3600')
			.send(
				JSON.stringify({
					id: paths.home,
					name: names[lang],
					short_name: names[lang],
					lang: languageTag(lang),
					start_url: withLanguage(paths.home, lang),
					scope: paths.home,
					display: 'browser',
					background_color: NAVY,
					theme_color: NAVY,
					icons: [192, 512].flatMap((size) =>
						['any', 'maskable'].map((purpose) => ({
							src: `/icon-${size}.png`,
							sizes: `${size}x${size}`,
							type: 'image/png',
							purpose,
						})),
					),
				}),
			);
	};
}
