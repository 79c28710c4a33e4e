import type { SearchOptions } from '#shared/catalogue/bff/views.ts';
import type { Language } from '#shared/constants.ts';
import { comparable, nameKey, sentenceOf } from '#shared/rules/sentence/text.ts';

const MOST = 8;
const WORDS: Readonly<Record<Language, readonly string[]>> = {
	CN: '春节|国庆|暑假|寒假|五一|中秋|端午|元旦|圣诞|周末出发|带爸妈|一家三口|两大一小|情侣|亲子|阳台房|内舱房|海景房|套房|4天3晚|5天4晚|6天5晚|三千以内|五千以内|最便宜|靠港时间最长'.split(
		'|',
	),
	EN: [
		'Chinese New Year|Christmas|Easter|summer holidays|National Day|January|February|March|April|May|June',
		'July|August|September|October|November|December|weekend departures|with my parents|with two kids|couple|balcony',
		'inside cabin|ocean view|suite|4 nights|5 nights|under 3000|under 5000|cheapest|longest ashore',
	].flatMap((words) => words.split('|')),
};

/** Everything that can end a sentence: ports to leave from and to go to, ships, and common words. */
function endsOf({ ports, areas, ships }: SearchOptions, lang: Language): string[] {
	const calls = areas.flatMap((area) => [area.name, ...area.options.map(({ name }) => name)]);
	const from = ports.map(({ name }) => (lang === 'CN' ? `${name}出发` : `from ${name}`));
	const to = calls.map((name) => (lang === 'CN' ? `去${name}` : `to ${name}`));
	return [...new Set([...from, ...to, ...ships.map(({ name }) => name), ...WORDS[lang]])];
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

/** Returns whole sentences that go on from what is typed, those that have most of it first. */
export function suggestionsFor(typed: string, options: SearchOptions, lang: Language): string[] {
	const said = sentenceOf(typed);
	const text = comparable(said);
	return endsOf(options, lang)
		.map((end) => ({ end, part: typedPart(text, end, lang) }))
		.filter(({ part }) => part > 0)
		.toSorted((a, b) => b.part - a.part)
		.slice(0, MOST)
		.map(({ end, part }) => `${said.slice(0, said.length - part)}${end}`);
}
