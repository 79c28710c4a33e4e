import type { Content } from '#server/handler.ts';
import { safePicture } from './links.ts';
import { createRichText } from './rich-text.ts';

const FILM = /\.(?:mp4|webm)(?:\?|$)/i;
/** Where a page offers no choice of widths: wide enough for link previews, and for a text's column on a phone or a desktop. */
const ALONE = { preview: 1600, text: 960 };

export type ContentFacts = {
	/** Hosts whose pictures and films are shown besides our own. */
	hosts: readonly string[];
	/** The address of this site under which a foreign picture is shown, so many pixels wide; the empty string where it can't be. */
	resized: (source: string, width: number) => string;
	/** Is told, by the name of its field, of each picture or film that isn't shown. */
	withheld: (field: string) => void;
	/** The site's own origin: links to it are paths. */
	siteUrl?: string;
};

/** Shows pictures and films under `/media/` and those of `hosts`: foreign films as they are, foreign pictures under addresses of this site. */
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
