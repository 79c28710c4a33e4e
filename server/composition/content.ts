import type { Content } from '#server/handler.ts';
import { safePicture } from './links.ts';
import { createRichText } from './rich-text.ts';

/** Shows pictures and films under `/media/` and those of `hosts`; links to `siteUrl` are the site's own. `withheld` is told, by the name of its field, of each one of another host. */
export function createContent(hosts: readonly string[], withheld: (field: string) => void, siteUrl = ''): Content {
	const picture = (src: string, field: string): string => {
		const shown = safePicture(src, hosts);
		if (shown === '' && src.trim() !== '') withheld(field);
		return shown;
	};
	const richText = createRichText((src) => picture(src, 'img in a text'), siteUrl);
	return { picture, richText: (html, { lang, below = 1 }) => richText(html, { lang, below }) };
}
