import { article, type Entry } from './article.ts';

/** The group of news that holds words of guests. */
export const LETTERS = 15;

const letter = (writer: string, enWriter: string, words: string, enWords: string): Entry =>
	article(writer, enWriter, [words], [enWords]);

/** What invented guests wrote after their voyages: who they are, and their words. */
export const LETTER_ENTRIES: readonly { monthDay: string; entry: Entry }[] = [
	{
		monthDay: '10-09',
		entry: letter(
			'周女士与母亲，上海出发，先岛蓝',
			'Ms Zhou with her mother, from Shanghai',
			'妈妈七十一岁，第一次出海。每天早上她比我起得早，已经在甲板上走了三圈，等我一起吃早饭。',
			'My mother is seventy-one and had never been at sea. Each morning she was up before me, three times round the deck, and waited for me with breakfast.',
		),
	},
	{
		monthDay: '08-24',
		entry: letter(
			'陈先生一家四口，天津出发，济州与釜山',
			'The Chen family of four, from Tianjin to Jeju and Busan',
			'两个孩子在船上交了朋友，下船那天舍不得走。价格和订的时候一样，没有临时多收的。',
			'Our two made friends on board and didn’t want to leave. The price was the one we had booked, with nothing added on the way.',
		),
	},
	{
		monthDay: '04-30',
		entry: letter(
			'何先生与何太太，厦门出发，石垣岛',
			'Mr and Mrs He, from Xiamen to Ishigaki',
			'阳台上看了四天海，一本书也没看完。船方提前一天说清了靠港的变化，我们改去了竹富岛。',
			'Four days of sea from the balcony, and not one book finished. They told us of a changed call a day ahead, so we went to Taketomi instead.',
		),
	},
];
