import type { Language } from '#shared/constants.ts';

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const WORDS: Record<
	Language,
	{ tag: string; title: string; home: string; call: string; id: string; address: string; again: string; resend: string }
> = {
	CN: {
		tag: 'zh-Hans',
		title: '抱歉，页面暂时无法显示',
		home: '返回首页',
		call: '客服热线',
		id: '请求编号',
		address: '这个链接不太完整，请核对地址后重试。',
		again: '重试',
		resend: '刷新此页面即可重新提交，您填写的内容仍在。',
	},
	EN: {
		tag: 'en',
		title: 'Sorry, this page cannot be shown right now',
		home: 'Back to the home page',
		call: 'Call us',
		id: 'Request',
		address: 'This address is not complete. Please check it and try again.',
		again: 'Try again',
		resend: 'Reload this page to send it again: what you entered is still there.',
	},
};

/** Returns the message for a malformed address. The usual message asks to correct the entries, and here there are none. */
export const wrongAddress = (lang: Language): string => WORDS[lang].address;

/**
 * Returns the page of last resort. It has no script and no stylesheet, so nothing in it can fail again. `retry` offers to try
 * again: by a link, or by sending the form once more.
 */
export function errorPage(facts: {
	lang: Language;
	message: string;
	requestId: string | undefined;
	phone: string;
	retry?: 'read' | 'send';
}): string {
	const { retry } = facts;
	const words = WORDS[facts.lang];
	return `<!doctype html><html lang="${words.tag}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${words.title}</title></head>
<body style="margin:0;min-height:100vh;display:grid;place-items:center;background:#06203a;color:#fff;font:16px/1.7 system-ui,sans-serif"><main style="max-width:36em;padding:32px">
<h1 style="font:400 32px/1.25 Georgia,serif">${words.title}</h1><p>${escapeHtml(facts.message)}${retry === 'send' ? ` ${words.resend}` : ''}</p>
<p>${retry === 'read' ? `<a style="color:#d9bf8b" href="">${words.again}</a> · ` : ''}<a style="color:#d9bf8b" href="/">${words.home}</a> · ${words.call} ${escapeHtml(facts.phone)}</p><p style="color:#a9b8c7;font-size:14px">${words.id} ${escapeHtml(facts.requestId ?? '-')}</p></main></body></html>`;
}
