import type { Content } from '#server/handler.ts';
import { safePicture } from './links.ts';
import { createRichText } from './rich-text.ts';

const FILM = /\.(?:mp4|webm)(?:\?|$)/i;
/**
 * Widths of pictures that are shown in one width only: enough for link previews, and for a text's column on a phone or a desktop.
 */
const ALONE = { preview: 1600, text: 960 };

export type ContentFacts = {
	/** Hosts of pictures and films that are shown besides our own. */
	hosts: readonly string[];
	/** Returns the address on this site of a foreign picture, `width` pixels wide; the empty string when it can't be shown. */
	resized: (source: string, width: number) => string;
	/** Gets the field's name of each picture or film that isn't shown. */
	withheld: (field: string) => void;
	/** The site's own origin. Links to it become paths. */
	siteUrl?: string;
};

/**
 * Creates the filters for upstream's content. Pictures and films are shown from `/media/` and from `hosts`: foreign films under
 * their own addresses, foreign pictures under addresses of this site.
 */
export function createContent({ hosts, resized, withheld, siteUrl = '' }: ContentFacts): Content {
	const shownAt = (width: number, src: string, field: string, isFilm?: boolean): string => {
		const source = safePicture(src, hosts);
		const asIs = source === '' || source.startsWith('/') || (isFilm ?? FILM.test(source));
		const shown = asIs ? source : resized(source, width);
		if (shown === '' && src.trim() !== '') withheld(field);
		return shown;
	};
	const richText = createRichText((src, isFilm) => shownAt(ALONE.text, src, 'img in a text', isFilm), siteUrl);
	return {
		picture: (src, field) => shownAt(ALONE.preview, src, field),
		richText: (html, { lang, below = 1 }) => richText(html, { lang, below }),
	};
}
