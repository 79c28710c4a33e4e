import { rememberByIdentity } from '#server/composition/memo.ts';
import type { FeatureScope, Handler } from '#server/handler.ts';
import { AppError } from '#server/request/errors.ts';
import type { PolicyView } from '#shared/catalogue/bff/policy.ts';
import type { Reply } from '#shared/catalogue/catalogue.ts';
import { type Language, POLICY_TYPES } from '#shared/constants.ts';

type Policy = Reply<'GET /openapi/cruise/policy/{type}'>;

const remember = rememberByIdentity<PolicyView>();

/** `GET /policy/{type}`: one policy. Throws `not-found` when there is no such type, or upstream has no text for it. */
export const policy: Handler<'GET /policy/{type}'> = async ({ type: named }, scope) => {
	const { api, lang } = scope;
	const type = POLICY_TYPES.find((known) => known === named);
	if (!type) throw new AppError('not-found', 'no such policy');
	const found = await api('GET /openapi/cruise/policy/{type}', { type });
	if (!found.content && !found.enContent) throw new AppError('not-found', `no text for ${type}`);
	return remember([found], lang, () => policyView(type, found, scope));
};

function policyView(
	type: PolicyView['type'],
	{ title, enTitle, content, enContent, updatedAt }: Policy,
	{ lang: wanted, content: shown }: FeatureScope,
): PolicyView {
	const lang: Language = (wanted === 'EN' && enContent) || !content ? 'EN' : 'CN';
	const { html, contents } = withContents(shown.richText(lang === 'EN' ? enContent : content, { lang }));
	return {
		type,
		title: (lang === 'EN' ? enTitle : title) || title || enTitle,
		html,
		contents,
		updated: updatedAt,
		lang,
	};
}

const CHARACTERS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** Returns the text of sanitised HTML. */
const plain = (html: string): string =>
	html
		.replace(/<[^>]*>/g, '')
		.replace(/&(amp|lt|gt|quot);/g, (_, name: string) => CHARACTERS[name] ?? '')
		.trim();

/** Gives an id to each main heading of sanitised HTML (which has no attributes), and lists the headings. */
export function withContents(html: string): Pick<PolicyView, 'html' | 'contents'> {
	const contents: PolicyView['contents'] = [];
	const marked = html.replace(/<h2>(.*?)<\/h2>/gs, (_, inner: string) => {
		const id = `section-${contents.length + 1}`;
		contents.push({ id, text: plain(inner) });
		return `<h2 id="${id}">${inner}</h2>`;
	});
	return { html: marked, contents };
}
