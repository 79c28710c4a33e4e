import { pinyin } from 'pinyin-pro';
import { offeredMonths } from '#shared/rules/month-picker.ts';
import { PRICE_BANDS } from '#shared/rules/price-bands.ts';
import { festivalDays } from '#shared/rules/sentence/festival-days.ts';
import type { Offer } from '#shared/rules/sentence/meaning.ts';
import type { Named, Places } from '#shared/rules/sentence/places.ts';
import { createSentenceReader, type Reading } from '#shared/rules/sentence/read-sentence.ts';

const TODAY = '2026-11-26';
const named = (rows: string): Named[] =>
	rows.split(', ').map((row) => {
		const [id = '', cn = '', ...en] = row.split(' ');
		return { id, names: [cn, en.join(' ')] };
	});
const area = (id: string, cn: string, en: string, ports: string) => ({ id, names: [cn, en], ports: named(ports) });
const SOUTH = 'can 广州南沙 Guangzhou Nansha, hkg 香港 Hong Kong, syx 三亚 Sanya';
const EAST = 'sha 上海 Shanghai, tsn 天津 Tianjin, xmn 厦门 Xiamen';
const PLACES: Places = {
	ports: [...named(EAST), ...named(SOUTH)],
	areas: [
		area(
			'1',
			'日本九州',
			'Kyushu, Japan',
			'fuk 福冈 Fukuoka, ngs 长崎 Nagasaki, koj 鹿儿岛 Kagoshima, ssb 佐世保 Sasebo, kmj 熊本八代 Kumamoto Yatsushiro',
		),
		area('2', '冲绳诸岛', 'Okinawa Islands', 'nah 那霸 Naha, mmy 宫古岛 Miyakojima, ish 石垣岛 Ishigaki'),
		area('3', '韩国', 'Korea', 'jeju 济州 Jeju, pus 釜山 Busan'),
		area('4', '东南亚', 'Southeast Asia', 'hlg 下龙湾 Ha Long Bay, dad 岘港 Da Nang, nha 芽庄 Nha Trang'),
		area('5', '华南与香港', 'South China & Hong Kong', SOUTH),
		area('6', '中国东部沿海', 'East China Coast', EAST),
	],
	ships: named('at 大西洋号 Atlantica, md 地中海号 Mediterranea, mc 魔都号 Magic City'),
};
const MONTHS = offeredMonths(TODAY);
export const OFFER: Offer = {
	today: TODAY,
	months: MONTHS.slice(0, MONTHS.indexOf('2028-05') + 1),
	lengths: [3, 4, 5, 6, 7, 8, 9, 10],
	ports: PLACES.ports.map(({ id }) => id),
	ships: PLACES.ships.map(({ id }) => id),
	festivals: festivalDays(TODAY),
};
export const readerOf = (sounds: (sign: string) => string) => createSentenceReader(PLACES, OFFER, sounds);
export const readPhrasing = readerOf((text) => pinyin(text, { toneType: 'none' }));

const idsIn = (at: number): string => (PLACES.areas[at]?.ports ?? []).map(({ id }) => id).join(',');
const REGIONS: Readonly<Record<string, string>> = {
	JP: `${idsIn(0)},${idsIn(1)}`,
	kyushu: idsIn(0),
	okinawa: idsIn(1),
	KR: idsIn(2),
	VN: idsIn(3),
};
/** Festivals by the published calendars of 2026 and 2027: the months and the days of departure. */
const FESTIVALS: Readonly<Record<string, string>> = {
	CNY: 'date=2027-01..2027-02 leave=2027-01-30_2027-02-12',
	NEWYEAR: 'date=2026-12..2027-01 leave=2026-12-28_2027-01-01',
	VALENTINE: 'date=2027-02 leave=2027-02-10_2027-02-14',
	LANTERN: 'date=2027-02 leave=2027-02-16_2027-02-20',
	EASTER: 'date=2027-03 leave=2027-03-24_2027-03-29',
	QINGMING: 'date=2027-04 leave=2027-04-02_2027-04-07',
	LABOUR: 'date=2027-04..2027-05 leave=2027-04-28_2027-05-05',
	DRAGON: 'date=2027-06 leave=2027-06-06_2027-06-11',
	QIXI: 'date=2027-08 leave=2027-08-04_2027-08-08',
	MIDAUTUMN: 'date=2027-09 leave=2027-09-12_2027-09-17',
	NATIONAL: 'date=2027-09..2027-10 leave=2027-09-28_2027-10-07',
	NINTH: 'date=2027-10 leave=2027-10-04_2027-10-08',
	XMAS: 'date=2026-12 leave=2026-12-21_2026-12-25',
};

/** Months from one to another, `2027-03..2027-05`; a single one is itself. */
function monthsBetween(value: string): string[] {
	const [first = '', last = first] = value.split('..');
	return MONTHS.filter((month) => month >= first && month <= last);
}

function bandsBetween(value: string): string {
	const [from = '', below = ''] = value.split('..');
	const within = PRICE_BANDS.filter((band) => {
		const [low = '', high = ''] = band.split('-');
		return Number(low) >= Number(from) && (below === '' || (high !== '' && Number(high) <= Number(below)));
	});
	return within.join(',');
}

/** What a table says of a phrasing, in the form of `summaryOf`. */
export function expectedOf(meaning: string): Record<string, string> {
	const words = meaning
		.split(' ')
		.filter(Boolean)
		.flatMap((word) => FESTIVALS[word]?.split(' ') ?? [word]);
	const said = Object.fromEntries(words.map((word) => [word.split('=')[0] ?? '', word.slice(word.indexOf('=') + 1)]));
	const { date, minus, to, avoid, price, unread, fix, ship, ...rest } = said;
	const sorted = (ids: string) =>
		ids
			.split(',')
			.flatMap((id) => (REGIONS[id] ?? id).split(','))
			.toSorted()
			.join(',');
	const left = minus ? minus.split(',').flatMap(monthsBetween) : [];
	return {
		...rest,
		...(date && {
			date: date
				.split(',')
				.flatMap(monthsBetween)
				.filter((month) => !left.includes(month))
				.join(','),
		}),
		...(to && { destination: sorted(to) }),
		...(avoid && { avoid: sorted(avoid) }),
		...(rest.port && { port: sorted(rest.port) }),
		...(ship && { cruise: sorted(ship) }),
		...(price && { price: bandsBetween(price) }),
		...(unread && { unread: unread.replaceAll('_', ' ') }),
		...(fix && { fix }),
	};
}

/** A reading in the table's form; the cabins are those that no filter knows. */
export function summaryOf({ fields, party, terms, unread }: Reading, isFixTold: boolean): Record<string, string> {
	const sorted = (list: string) => list.split(',').toSorted().join(',');
	const lists = Object.fromEntries(
		Object.entries(fields).map(([key, value]) => [
			key,
			['port', 'destination', 'cruise', 'avoid'].includes(key) ? sorted(value) : value,
		]),
	);
	const kinds = terms.flatMap(({ meaning, not }) =>
		meaning.kind === 'cabin' && (not || meaning.cabin !== 'balcony') ? [`${not ? '-' : ''}${meaning.cabin}`] : [],
	);
	const unserved = terms.flatMap(({ meaning }) => (meaning.kind === 'unserved' ? [meaning.names[1].replaceAll(' ', '_')] : []));
	const isUnsaid = terms.some(({ meaning }) => meaning.kind === 'people' && meaning.people.unsaid);
	return {
		...lists,
		...(party ? { party: `${party.adult}+${party.child}` } : isUnsaid ? { party: 'some' } : {}),
		...(kinds.length > 0 && { kind: kinds.join(',') }),
		...(unserved.length > 0 && { unserved: unserved.join(',') }),
		...(unread.length > 0 && { unread: unread.join('|') }),
		...(isFixTold && terms.some(({ corrected }) => corrected) && { fix: 'fix' }),
	};
}

/** The rows of a table: a phrasing and its meaning. */
export const rowsOf = (table: string): [phrasing: string, meaning: string][] =>
	table
		.split('\n')
		.filter((line) => line.includes(' |'))
		.map((line) => {
			const [phrasing = '', ...meaning] = line.split(' |');
			return [phrasing, meaning.join('').trim()];
		});
