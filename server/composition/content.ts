import type { Content } from '#server/handler.ts';
import { safePicture } from './links.ts';
import { createSanitiser } from './rich-text.ts';

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
};

/** Shows pictures and films under `/media/` and those of `hosts`: foreign films as they are, foreign pictures under addresses of this site. */
export function createContent({ hosts, resized, withheld }: ContentFacts): Content {
	const shownAt = (width: number, src: string, field: string): string => {
		const source = safePicture(src, hosts);
		const shown = source === '' || source.startsWith('/') || FILM.test(source) ? source : resized(source, width);
		if (shown === '' && src.trim() !== '') withheld(field);
		return shown;
	};
	return {
		picture: (src, field) => shownAt(ALONE.preview, src, field),
		richText: createSanitiser((src) => shownAt(ALONE.text, src, 'img in a text')),
	};
}
