import type { Language } from '#shared/constants.ts';

/** What the page says itself; the document's own words are English. */
export const WORDS: Record<
	Language,
	{
		tag: string;
		other: { lang: Language; tag: string; name: string };
		title: string;
		intro: string;
		real: string;
		session: string;
		noScript: string;
		document: string;
		filter: string;
		found: string;
		none: string;
		answerIn: string;
		schemas: string;
		schemasIntro: string;
		member: string;
		required: string;
		body: string;
		file: string;
		send: string;
		stop: string;
		answer: string;
		otherwise: string;
		sending: string;
		failed: string;
		stopped: string;
		binary: string;
	}
> = {
	CN: {
		tag: 'zh-Hans',
		other: { lang: 'EN', tag: 'en', name: 'English' },
		title: '接口文档',
		intro: '本站的全部接口，均由同一份目录生成。说明文字为英文，类型以 TypeScript 的写法表示，“?” 表示可省略。',
		real: '在此发送的请求会真实执行：下单、取消、修改资料都会生效。',
		session: '请求使用本浏览器的登录状态。标有“会员”的接口，请先在网站登录。',
		noScript: '未启用 JavaScript 时可以阅读文档，但不能在此发送请求。',
		document: 'OpenAPI 3.1 文档（JSON）',
		filter: '按路径或说明筛选',
		found: '接口数',
		none: '没有符合的接口，请换个词再试。',
		answerIn: '返回内容的语言',
		schemas: '数据结构',
		schemasIntro: '各接口共用的结构。',
		member: '会员',
		required: '必填',
		body: '请求体（JSON）',
		file: '图片文件',
		send: '发送请求',
		stop: '停止',
		answer: '返回 data',
		otherwise: '失败时',
		sending: '正在等待返回…',
		failed: '没有收到返回，请检查网络后重试。',
		stopped: '已停止。',
		binary: '返回的是文件：',
	},
	EN: {
		tag: 'en',
		other: { lang: 'CN', tag: 'zh-Hans', name: '中文' },
		title: 'API reference',
		intro:
			'Every call of this site, made from one catalogue. Types are written as TypeScript writes them; “?” marks what may be left out.',
		real: 'What you send here really happens: orders are made, cancelled and changed.',
		session: 'Calls go with this browser’s login. For calls marked “member”, log in on the site first.',
		noScript: 'Without JavaScript you can read this page, but not send calls from it.',
		document: 'OpenAPI 3.1 document (JSON)',
		filter: 'Filter by path or summary',
		found: 'Calls',
		none: 'No call matches. Try another word.',
		answerIn: 'Language of answers',
		schemas: 'Schemas',
		schemasIntro: 'What several calls have in common.',
		member: 'member',
		required: 'required',
		body: 'Body (JSON)',
		file: 'Picture file',
		send: 'Send',
		stop: 'Stop',
		answer: 'Answers with data',
		otherwise: 'Fails with',
		sending: 'Waiting for the answer …',
		failed: 'No answer came. Check the network and try again.',
		stopped: 'Stopped.',
		binary: 'A file was answered:',
	},
};

export type Words = (typeof WORDS)[Language];
