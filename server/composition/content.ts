import type { Content } from '#server/handler.ts';
import { safePicture } from './links.ts';
import { createSanitiser } from './rich-text.ts';

/** Shows pictures and films under `/media/` and those of `hosts`. `withheld` is told, by the name of its field, of each one of another host. */
export function createContent(hosts: readonly string[], withheld: (field: string) => void): Content {
	const picture = (src: string, field: string): string => {
		const shown = safePicture(src, hosts);
		if (shown === '' && src.trim() !== '') withheld(field);
		return shown;
	};
	return { picture, richText: createSanitiser((src) => picture(src, 'img in a text')) };
}
