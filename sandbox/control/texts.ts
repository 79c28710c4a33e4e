import { z } from 'zod';
import type { Store } from '../context.ts';

const RichTexts = z.strictObject({ html: z.string() });
/** Every column that holds HTML, by table. */
const RICH = { management: '', policy: '', activity: '', popup: ' WHERE type = 1' } as const;

/** Changes of the content's texts, by path below `/__control`. */
export const textActions: Readonly<Record<string, (store: Store, body: unknown) => unknown>> = {
	/** Replaces every HTML text by the given one. */
	'POST /rich-texts': ({ db }, body) => {
		const { html } = RichTexts.parse(body);
		for (const [table, which] of Object.entries(RICH))
			db.run(`UPDATE ${table} SET content = :html, enContent = :html${which}`, { html });
		return {};
	},
};
