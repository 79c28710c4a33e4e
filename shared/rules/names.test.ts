import { describe, expect, it } from 'vitest';
import { chineseName, chineseNameProblem, latinName, latinNameProblem, otherSpelling, wholeName } from './names.ts';

describe('a name in Latin letters', () => {
	it.each([
		// Letters that the zone spells with others, and those that lose their marks
		...[
			['Müller', 'MUELLER'],
			['MÜLLER', 'MUELLER'],
			['Mu\u0308ller', 'MUELLER'],
			['Schröder', 'SCHROEDER'],
			['Jäger', 'JAEGER'],
			['Groß', 'GROSS'],
		],
		...[
			['GROẞ', 'GROSS'],
			['Åberg', 'AABERG'],
			['Sjöström', 'SJOESTROEM'],
			['Kjær', 'KJAER'],
			['Søren', 'SOEREN'],
			['Œuvre', 'OEUVRE'],
		],
		...[
			['Þór', 'THOR'],
			['Guðrún', 'GUDRUN'],
			['Đorđević', 'DORDEVIC'],
			['Łukasz', 'LUKASZ'],
			['Wałęsa', 'WALESA'],
			['Işık', 'ISIK'],
		],
		...[
			['İnönü', 'INOENUE'],
			['Ħaġar', 'HAGAR'],
			['Ŋoma', 'NOMA'],
			['Ŧoma', 'TOMA'],
			['Əliyev', 'ELIYEV'],
			['Ĳsbrand', 'IJSBRAND'],
		],
		...[
			['José', 'JOSE'],
			['Núñez', 'NUNEZ'],
			['François', 'FRANCOIS'],
			['Dvořák', 'DVORAK'],
			['Škoda', 'SKODA'],
			['Žižek', 'ZIZEK'],
		],
		...[
			['Nguyễn', 'NGUYEN'],
			['Trần Thị Hương', 'TRAN THI HUONG'],
			['Đặng', 'DANG'],
			['Ștefan', 'STEFAN'],
			['Ōno', 'ONO'],
			['Kőszegi', 'KOSZEGI'],
		],
		...[
			['Griﬃn', 'GRIFFIN'],
			['Ｗａｎｇ', 'WANG'],
			['Ｍüｌｌｅｒ', 'MUELLER'],
		],
		// Signs
		...[
			["O'Neil", 'ONEIL'],
			['O’Neil', 'ONEIL'],
			['O‘Neil', 'ONEIL'],
			['O`Neil', 'ONEIL'],
			['O´Neil', 'ONEIL'],
			['OʻNeil', 'ONEIL'],
		],
		...[
			['Smith-Jones', 'SMITH JONES'],
			['Smith\u2011Jones', 'SMITH JONES'],
			['Smith–Jones', 'SMITH JONES'],
			['Anne - Marie', 'ANNE MARIE'],
		],
		...[
			['St. John', 'ST JOHN'],
			['J.R.', 'JR'],
			['de la Cruz', 'DE LA CRUZ'],
			['Davis, Jr', 'DAVIS JR'],
			['MAIMAITI·AISHAN', 'MAIMAITI AISHAN'],
		],
		...[
			['  li   lei ', 'LI LEI'],
			['li\u00a0lei', 'LI LEI'],
			['li\u3000lei', 'LI LEI'],
			['LI\u200bLEI', 'LILEI'],
			['\ufeffLI', 'LI'],
			['\u202eLI\u202c', 'LI'],
		],
		...[
			['mul\u00adler', 'MULLER'],
			['MUELLER', 'MUELLER'],
			['MULLER', 'MULLER'],
			['LV', 'LV'],
			['lv', 'LV'],
			['SUKARNO', 'SUKARNO'],
			['FNU', 'FNU'],
		],
	])('%j is kept as %j', (typed, kept) => {
		expect(latinName(String(typed))).toBe(kept);
		expect(latinNameProblem(String(typed))).toBeUndefined();
	});

	it.each([
		['Lü', '吕', 'LYU'],
		['LÜ', '吕', 'LYU'],
		['lv', '吕', 'LV'],
		['Lǚ', '吕', 'LYU'],
		['Nǚ', '女', 'NYU'],
		['lüè', '略', 'LYUE'],
		['Lǐ', '李', 'LI'],
		['xiǎo míng', '小明', 'XIAO MING'],
		['lüqing', '绿青', 'LYUQING'],
		['lüzhi', '绿枝', 'LYUZHI'],
		['xiaolü', '小绿', 'XIAOLYU'],
		["xi'an", '西安', 'XIAN'],
		['Müller', '米勒', 'MUELLER'],
		['Lüthi', '吕', 'LUETHI'],
		['Günther', '君特', 'GUENTHER'],
		['Lü', '', 'LUE'],
		['Lü', 'Lu', 'LUE'],
	])('%j beside %j is kept as %j', (typed, chinese, kept) => {
		expect(latinName(typed, chinese)).toBe(kept);
	});

	it.each([
		['', 'missing'],
		[' \u200b', 'missing'],
		["'", 'missing'],
		['小明', 'pinyin'],
		['LI2', 'pinyin'],
		['LI<b>', 'pinyin'],
		['LI/LEI', 'pinyin'],
		['LI😀', 'pinyin'],
		['LI_LEI', 'pinyin'],
		['МULLER', 'letter:М'],
		['Αnna', 'letter:Α'],
		['OKAYッ', 'letter:ッ'],
		['김', 'letter:김'],
		['محمد', 'letter:م'],
		['A'.repeat(31), 'tooLong'],
		['Ä'.repeat(16), 'tooLong'],
		[`${'A'.repeat(15)}-${'B'.repeat(15)}`, undefined],
	])('%j has the problem %s', (typed, problem) => expect(latinNameProblem(typed)).toBe(problem));

	it.each([
		['Müller', '', 'MUELLER'],
		["O'Neil", '', 'ONEIL'],
		['José', '', 'JOSE'],
		['Lü', '吕', 'LYU'],
		['Smith-Jones', '', 'SMITH JONES'],
		['muller', '', ''],
		[' li  lei ', '', ''],
		['ｌｉ', '', ''],
		['LI\u200b', '', ''],
		['小明', '', ''],
		['MÜLLEЯ', '', ''],
		['', '', ''],
	])('%j beside %j is announced as %j', (typed, chinese, announced) => {
		expect(otherSpelling(typed, chinese)).toBe(announced);
	});
});

it.each([
	['李 雷', '李雷'],
	['买买提•艾山', '买买提·艾山'],
	['Ann Müller', 'ANN MUELLER'],
	['li\u200b lei', 'LI LEI'],
])('the whole name %j is %j', (typed, kept) => expect(wholeName(typed)).toBe(kept));

describe('a name in Chinese', () => {
	it.each([
		...[
			['李雷', '李雷'],
			[' 李雷 ', '李雷'],
			['李 雷', '李雷'],
			['李\u3000雷', '李雷'],
			['李\u200b雷', '李雷'],
			['李\ufeff雷', '李雷'],
			['\u202d李雷\u202c', '李雷'],
		],
		...[
			['李\u00a0雷', '李雷'],
			['李\u2060雷', '李雷'],
			['李\u00ad雷', '李雷'],
			['李\u200d雷', '李雷'],
			['李雷\ufe0f', '李雷'],
			['葛\u{e0100}', '葛'],
			['李\t雷', '李雷'],
		],
		...[
			['李\u3164雷', '李雷'],
			['李\u0000雷', '李雷'],
			['李\u2028雷', '李雷'],
			['李\u2009雷', '李雷'],
			['李\u202f雷', '李雷'],
		],
		...[
			['买买提·艾山', '买买提·艾山'],
			['买买提•艾山', '买买提·艾山'],
			['买买提‧艾山', '买买提·艾山'],
			['买买提∙艾山', '买买提·艾山'],
			['买买提⋅艾山', '买买提·艾山'],
		],
		...[
			['买买提・艾山', '买买提·艾山'],
			['买买提･艾山', '买买提·艾山'],
			['买买提.艾山', '买买提·艾山'],
			['买买提．艾山', '买买提·艾山'],
			['买买提。艾山', '买买提·艾山'],
		],
		...[
			['买买提 · 艾山', '买买提·艾山'],
			['阿卜杜·热合曼·库尔班', '阿卜杜·热合曼·库尔班'],
		],
		...[
			['⾦⼒', '金力'],
			['⻢云', '马云'],
			['李〇', '李〇'],
			['佐々木', '佐々木'],
			['𠮷', '𠮷'],
			['㼆', '㼆'],
			['䶮', '䶮'],
			['欧阳', '欧阳'],
			['歐陽', '歐陽'],
			['神', '神'],
		],
		...[
			['ｌｉ', 'li'],
			['Ann Lee', 'Ann Lee'],
			["O'Neil", "O'Neil"],
			['Smith-Jones', 'Smith-Jones'],
			['J. Smith', 'J. Smith'],
			['たなか', 'たなか'],
			['スーパー', 'スーパー'],
		],
		...[
			['김', '김'],
			['Nguyễn', 'Nguyễn'],
			['Jose\u0301', 'José'],
			['𠮷'.repeat(16), '𠮷'.repeat(16)],
			['𠮷'.repeat(30), '𠮷'.repeat(30)],
			['', ''],
		],
	])('%j is kept as %j', (typed, kept) => {
		expect(chineseName(String(typed))).toBe(kept);
		expect(chineseNameProblem(String(typed))).toBeUndefined();
	});

	it.each([
		...[
			'<b>',
			'<script>',
			'李<雷',
			'李>雷',
			'李&雷',
			'李{雷}',
			'李😀',
			'李❤️',
			'👨‍👩‍👧',
			'🇨🇳',
			'李1',
			'１',
			'李@雷',
			'李/雷',
			'李_雷',
		],
		...['李雷（小）', '李;雷', '李"雷', '李，雷', '★李', '·李', '-', '😀'],
	])('%j is no name', (typed) => expect(chineseNameProblem(typed)).toBe('characters'));

	it.each(['李'.repeat(31), '𠮷'.repeat(31), 'a'.repeat(31)])('%s is too long', (typed) => {
		expect(chineseNameProblem(typed)).toBe('tooLong');
	});
});
