import { byGroup, type EntryView, entryGroups, entryViews, plainText } from '#server/composition/content/entries.ts';
import { rememberByIdentity } from '#server/composition/memo.ts';
import type { FeatureScope, Handler } from '#server/handler.ts';
import { AppError } from '#server/request/errors.ts';
import { NEWS_TYPES } from '#shared/constants.ts';
import { searchQuestions } from './question-search.ts';

/** `text`: heading and answer, for the search. */
type Question = EntryView & { text: string };

/** The most other questions below an answer. */
const RELATED = 5;
/** Characters of a description that search engines show. */
const SUMMARY_LENGTH = 120;

const remember = rememberByIdentity<Question[]>();

async function allQuestions(scope: FeatureScope): Promise<Question[]> {
	const [entries, groups] = await Promise.all([scope.api('GET /openapi/management/qa', {}), entryGroups(NEWS_TYPES.QA, scope)]);
	return remember([entries, groups], scope.lang, () =>
		entryViews(entries, groups, scope).map((entry) => ({ ...entry, text: `${entry.group} ${plainText(entry.html)}` })),
	);
}

const shown = ({ id, title, html, lang }: Question) => ({ id, title, html, lang });

/** `GET /questions`: all questions under their headings, or those that `q` finds. */
export const questions: Handler<'GET /questions'> = async ({ q = '' }, scope) => {
	const { entries, found } = searchQuestions(await allQuestions(scope), q);
	return {
		groups: byGroup(entries).map(({ anchor, name, entries: own }) => ({ id: anchor, name, questions: own.map(shown) })),
		count: entries.length,
		found,
	};
};

/** `GET /question`: one question. Throws `not-found` when there is none with this id. */
export const question: Handler<'GET /question'> = async ({ id }, scope) => {
	const all = await allQuestions(scope);
	const asked = all.find((one) => one.id === id);
	if (!asked) throw new AppError('not-found', 'no such question');
	const others = all.filter((other) => other.anchor === asked.anchor && other.id !== id);
	return {
		...shown(asked),
		summary: summaryOf(plainText(asked.html)),
		group: { id: asked.anchor, name: asked.group },
		date: asked.date,
		related: others.slice(0, RELATED).map(({ id: other, title, lang }) => ({ id: other, title, lang })),
	};
};

/** Returns the beginning of an answer, up to the last sentence that fits. */
function summaryOf(text: string): string {
	if (text.length <= SUMMARY_LENGTH) return text;
	const cut = text.slice(0, SUMMARY_LENGTH);
	const end = Math.max(cut.lastIndexOf('。'), cut.lastIndexOf('. '), cut.lastIndexOf('；'));
	return end > SUMMARY_LENGTH / 3 ? cut.slice(0, end + 1) : `${cut.trimEnd()}…`;
}
