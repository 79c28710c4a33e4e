import { plainText } from '#server/composition/content/entries.ts';
import { pick } from '#server/composition/localise.ts';
import { rememberByIdentity } from '#server/composition/memo.ts';
import type { Handler } from '#server/handler.ts';
import { AppError } from '#server/request/errors.ts';
import type { PolicyView } from '#shared/catalogue/bff/policy.ts';
import { POLICY_TYPES } from '#shared/constants.ts';

const remember = rememberByIdentity<PolicyView>();

/** `GET /policy/{type}`: one policy. Throws `not-found` when there is no such type, or upstream has no text for it. */
export const policy: Handler<'GET /policy/{type}'> = async ({ type: named }, { api, lang: wanted, content: shown }) => {
	const type = POLICY_TYPES.find((known) => known === named);
	if (!type) throw new AppError('not-found', 'no such policy');
	const found = await api('GET /openapi/cruise/policy/{type}', { type });
	const { title, enTitle, content, enContent, updatedAt } = found;
	if (!content && !enContent) throw new AppError('not-found', `no text for ${type}`);
	return remember([found], wanted, () => {
		const lang = (wanted === 'EN' && enContent) || !content ? 'EN' : 'CN';
		const { html, contents } = withContents(shown.richText(lang === 'EN' ? enContent : content, { lang }));
		return { type, title: pick(lang, title, enTitle), html, contents, updated: updatedAt, lang };
	});
};

/** Gives an id to each main heading of sanitised HTML (which has no attributes), and lists the headings. */
export function withContents(html: string): Pick<PolicyView, 'html' | 'contents'> {
	const contents: PolicyView['contents'] = [];
	const marked = html.replace(/<h2>(.*?)<\/h2>/gs, (_, inner: string) => {
		const id = `section-${contents.length + 1}`;
		contents.push({ id, text: plainText(inner) });
		return `<h2 id="${id}">${inner}</h2>`;
	});
	return { html: marked, contents };
}
