import type { Vocabulary } from '#shared/catalogue/bff/sentence.ts';
import type { Language } from '#shared/constants.ts';
import type { Reading, SentenceReader } from '#shared/rules/sentence/read-sentence.ts';
import { comparable, nameKey } from '#shared/rules/sentence/text.ts';

const MOST = 5;
/** More ends aren't read: each takes a millisecond or two. */
const MOST_READ = 16;
const WORDS: Readonly<Record<Language, readonly string[]>> = {
	CN: [
		'春节|国庆|暑假|寒假|五一|中秋|端午|元旦|圣诞|周末出发|带爸妈|一家三口|两大一小',
		'情侣|亲子|阳台房|内舱房|海景房|套房|4天3晚|5天4晚|6天5晚|三千以内|五千以内|最便宜|靠港时间最长',
	].flatMap((words) => words.split('|')),
	EN: [
		'Chinese New Year|Christmas|Easter|summer holidays|National Day|January|February|March|April|May|June',
		'July|August|September|October|November|December|weekend departures|with my parents|with two kids|couple|balcony',
		'inside cabin|ocean view|suite|4 nights|5 nights|under CNY 3,000|under CNY 5,000|cheapest|longest ashore',
	].flatMap((words) => words.split('|')),
};

/** The name of a thing of the timetable in a language, or in the other one where it has none. */
export const nameIn = (names: readonly string[], lang: Language): string =>
	names[lang === 'CN' ? 0 : names.length - 1] || names.find(Boolean) || '';

/** Returns everything that can end a sentence: ports to leave from and to go to, ships, and common words. */
export function endsOf({ ports, areas, ships }: Vocabulary['places'], lang: Language): string[] {
	const named = ({ names }: { names: readonly string[] }) => nameIn(names, lang);
	const calls = areas.flatMap((area) => [named(area), ...area.ports.map(named)]);
	const from = ports.map(named).map((name) => (lang === 'CN' ? `${name}出发` : `from ${name}`));
	const to = calls.map((name) => (lang === 'CN' ? `去${name}` : `to ${name}`));
	return [...new Set([...from, ...to, ...ships.map(named), ...WORDS[lang]])];
}

/** What of an end has been typed at a sentence's end: its beginning, or that of its name (“韩” of “去韩国”, “Oki” of “to Okinawa”). */
function typedPart(text: string, end: string, lang: Language): number {
	const plain = comparable(end);
	const beginnings = [plain, plain.replace(lang === 'CN' ? /^去/ : /^(?:from|to) /, '')];
	for (let length = Math.min(text.length, plain.length - 1); length > 0; length -= 1) {
		const last = text.slice(-length);
		const startsWord = lang === 'CN' || length === text.length || !/[a-z0-9]/.test(text.at(-length - 1) ?? '');
		if (startsWord && nameKey(last) !== '' && beginnings.some((beginning) => beginning.startsWith(last))) return length;
	}
	return 0;
}

/** True where an end from a place on is read by itself, and all before it as before: 五千以内 doesn't go on as 五千以内舱房. */
function goesOn(before: Reading, whole: Reading, at: number): boolean {
	const kept = before.terms.filter(({ start }) => start < at);
	const isKept = (meaning: (typeof kept)[number]['meaning'], index: number) =>
		JSON.stringify(whole.terms[index]?.meaning) === JSON.stringify(meaning);
	const isNew = whole.terms.slice(kept.length).some(({ start }) => start >= at);
	return whole.unread.length === 0 && isNew && kept.every(({ meaning }, index) => isKept(meaning, index));
}

/** Returns whole sentences that go on from what is read, those of which most is typed first. */
export function suggestionsFor(reading: Reading, ends: readonly string[], read: SentenceReader, lang: Language): string[] {
	const said = reading.sentence;
	const text = comparable(said);
	return ends
		.map((end) => ({ end, part: typedPart(text, end, lang) }))
		.filter(({ part }) => part > 0)
		.toSorted((a, b) => b.part - a.part)
		.slice(0, MOST_READ)
		.map(({ end, part }) => ({ at: said.length - part, whole: `${said.slice(0, said.length - part)}${end}` }))
		.filter(({ at, whole }) => goesOn(reading, read(whole), at))
		.slice(0, MOST)
		.map(({ whole }) => whole);
}
