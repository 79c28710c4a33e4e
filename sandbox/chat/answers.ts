import type { Language } from '#shared/constants.ts';
import { QUESTIONS } from '../seed/questions.ts';

type Answer = { asked: string; reply: string };

const ANSWERS: Readonly<Record<Language, readonly Answer[]>> = {
	CN: QUESTIONS.map(({ title, introduction }) => ({ asked: title, reply: introduction })),
	EN: QUESTIONS.map(({ enTitle, enIntroduction }) => ({ asked: enTitle, reply: enIntroduction })),
};
const NOTHING: Readonly<Record<Language, string>> = {
	CN: '这个问题我转给了同事，请稍候。演示环境里没有真人坐席，您也可以拨打客服热线。',
	EN: 'I have passed this on to a colleague. Nobody sits behind this demonstration, so please call us if it cannot wait.',
};

/** Splits a text into words; where there are no spaces, pairs of characters stand for words. */
function piecesOf(text: string, lang: Language): Set<string> {
	const plain = text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, ' ');
	if (lang === 'EN') return new Set(plain.split(' ').filter((word) => word.length > 3));
	return new Set(Array.from({ length: Math.max(0, plain.length - 1) }, (_, index) => plain.slice(index, index + 2)));
}

/** Returns the answer to the question that is most like the given one. */
export function replyTo(said: string, lang: Language): string {
	const pieces = piecesOf(said, lang);
	const scored = ANSWERS[lang].map((answer) => {
		const own = piecesOf(`${answer.asked} ${answer.reply}`, lang);
		return { answer, score: [...pieces].filter((piece) => own.has(piece)).length };
	});
	const best = scored.toSorted((one, other) => other.score - one.score)[0];
	return best && best.score > 0 ? best.answer.reply : NOTHING[lang];
}

const SUGGESTED = [1, 6, 13, 22];

/** Questions that the chat suggests at first. */
export const suggestions = (lang: Language): string[] => SUGGESTED.flatMap((index) => ANSWERS[lang][index]?.asked ?? []);
