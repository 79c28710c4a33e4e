import { z } from 'zod';
import type { Store } from '../context.ts';

const RichTexts = z.strictObject({ html: z.string() });
/** Every column that holds HTML, by table. */
const RICH = { management: '', policy: '', activity: '', popup: ' WHERE type = 1' } as const;

/** What others write into the content, by path below `/__control`. */
export const textActions: Readonly<Record<string, (store: Store, body: unknown) => unknown>> = {
	/** Puts an HTML text in the place of every one that there is. */
	'POST /rich-texts': ({ db }, body) => {
		const { html } = RichTexts.parse(body);
		for (const [table, which] of Object.entries(RICH))
			db.run(`UPDATE ${table} SET content = :html, enContent = :html${which}`, { html });
		return {};
	},
};
