import type { Content } from '#server/handler.ts';
import { resized } from '#shared/pictures.ts';
import { safePicture } from './links.ts';
import { createRichText } from './rich-text.ts';

/** The width of a foreign picture in a text: enough for its column on a phone or a desktop. */
const TEXT_WIDTH = 960;

export type ContentFacts = {
	/** Hosts of pictures and films that are shown besides our own. */
	hosts: readonly string[];
	/** The setting `PICTURE_URL`. */
	template?: string;
	/** Gets the field's name of each picture or film that isn't shown. */
	withheld: (field: string) => void;
	/** The site's own origin. Links to it become paths. */
	siteUrl?: string;
};

/** Creates the filters for upstream's content. Pictures and films are shown from `/media/`, and from `hosts` under their own addresses. */
export function createContent({ hosts, template, withheld, siteUrl = '' }: ContentFacts): Content {
	function picture(src: string, field: string): string {
		const shown = safePicture(src, hosts);
		if (shown === '' && src.trim() !== '') withheld(field);
		return shown;
	}
	const richText = createRichText((src, isFilm) => {
		const shown = picture(src, 'img in a text');
		return template && !isFilm && shown.startsWith('https://') ? resized(shown, template, TEXT_WIDTH) : shown;
	}, siteUrl);
	return { picture, richText: (html, { lang, below = 1 }) => richText(html, { lang, below }) };
}
