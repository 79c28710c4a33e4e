import { plainText } from '#server/composition/content/entries.ts';
import { pick } from '#server/composition/localise.ts';
import { rememberByIdentity } from '#server/composition/memo.ts';
import type { Handler } from '#server/handler.ts';
import { AppError } from '#server/request/errors.ts';
import type { PolicyView } from '#shared/catalogue/bff/policy.ts';
import { POLICY_TYPES } from '#shared/constants.ts';

const remember = rememberByIdentity<PolicyView>();

/** True of sanitised HTML that shows something. */
const showsSomething = (html: string): boolean => plainText(html) !== '' || html.includes('<img');

/**
 * `GET /policy/{type}`: one policy, in the other language when it has no text in the wanted one. Throws `not-found` when there is no
 * such type or none is published, and `upstream-unavailable` when no text is left in either language: a policy that binds is never an empty page.
 */
export const policy: Handler<'GET /policy/{type}'> = async ({ type: named }, { api, lang: wanted, content: shown }) => {
	const type = POLICY_TYPES.find((known) => known === named);
	if (!type) throw new AppError('not-found', 'no such policy');
	const found = await api('GET /openapi/cruise/policy/{type}', { type });
	if (!found) throw new AppError('not-found', `${type} is not published`);
	const { title, enTitle, content, enContent, updatedAt } = found;
	return remember([found], wanted, () => {
		const texts = [
			{ lang: 'CN', html: shown.richText(content, { lang: 'CN' }) },
			{ lang: 'EN', html: shown.richText(enContent, { lang: 'EN' }) },
		] as const;
		const readable = texts.filter(({ html }) => showsSomething(html));
		const text = readable.find(({ lang }) => lang === wanted) ?? readable[0];
		if (!text) throw new AppError('upstream-unavailable', `no text for ${type}`, { fault: 'shape' });
		const { html, contents } = withContents(text.html);
		return { type, title: pick(text.lang, title, enTitle), html, contents, updated: updatedAt, lang: text.lang };
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
