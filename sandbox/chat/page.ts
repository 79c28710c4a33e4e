import type { Language } from '#shared/constants.ts';
import { escapeHtml } from '../console/words.ts';
import { replyTo, suggestions } from './answers.ts';

/** The visitor's context from the site, and the messages so far. */
export type Chat = { lang: Language; path: string; voyage: string; title: string; said: readonly string[] };

const WORDS = {
	CN: {
		tag: 'zh-Hans',
		title: '在线客服',
		who: '客服 小澜',
		demo: '演示对话',
		hello: '您好，我是小澜。航线、舱房、签证与登船，都可以问我。',
		page: '我看到您正在浏览：',
		field: '输入您的问题',
		send: '发送',
	},
	EN: {
		tag: 'en',
		title: 'Customer service',
		who: 'Lan, customer service',
		demo: 'Demonstration',
		hello: 'Hello, I am Lan. Ask me about voyages, cabins, visas and boarding.',
		page: 'I can see that you are looking at ',
		field: 'Your question',
		send: 'Send',
	},
} as const;

const STYLE = `
:root{color-scheme:light;font:16px/1.6 "Noto Sans CJK SC",system-ui,sans-serif;color:#0b1b2b;background:#fbf9f5}
*{box-sizing:border-box}body{margin:0;min-height:100vh;display:flex;flex-direction:column}header{padding:.75rem 1rem;border-bottom:1px solid #d5dce3;background:#fff}h1{font-size:1rem;margin:0}header p{margin:0;font-size:.85rem;color:#4a5d70}
main{flex:1;padding:1rem;display:flex;flex-direction:column;gap:.75rem}ol{list-style:none;margin:0;padding:0;display:grid;gap:.75rem}li{max-width:85%;padding:.65rem .9rem;border-radius:4px 14px 14px 14px;background:#fff;border:1px solid #e3e8ee;overflow-wrap:anywhere}
li.me{justify-self:end;border-radius:14px 4px 14px 14px;background:#0f3f6e;border-color:#0f3f6e;color:#fff}code{font:inherit;color:#4a5d70}form{margin:0}.often{display:flex;flex-wrap:wrap;gap:.5rem;margin-top:auto}
html:lang(en){font-family:"Source Sans 3",system-ui,sans-serif}button{font:inherit;min-height:44px;padding:.4rem .9rem;border:1px solid #0f3f6e;border-radius:999px;background:#fff;color:#0f3f6e;cursor:pointer;text-align:left}.send{position:sticky;bottom:0;display:flex;gap:.5rem;padding:.75rem 1rem;border-top:1px solid #d5dce3;background:#fff}
.send button{background:#0f3f6e;color:#fff;border-radius:4px}label{flex:1;min-width:0}.hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}input{font:inherit;width:100%;min-height:44px;padding:.4rem .75rem;border:1px solid #7c8b99;border-radius:4px}`;

/** Renders the demonstration's chat, a page to be shown in a frame of the site. It runs no script. */
export function chatPage({ lang, path, voyage, title, said }: Chat): string {
	const words = WORDS[lang];
	const hidden = (name: string, value: string) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`;
	const kept = [
		hidden('lang', lang),
		hidden('path', path),
		hidden('voyage', voyage),
		...said.map((text) => hidden('said', text)),
	].join('');
	const bubble = (text: string, me = false) => `<li${me ? ' class="me"' : ''}>${text}</li>`;
	const where = title ? `<b>${escapeHtml(title)}</b>` : `<code>${escapeHtml(path)}</code>`;
	const lines = [
		bubble(words.hello),
		...(path ? [bubble(`${words.page}${where}`)] : []),
		...said.flatMap((text) => [bubble(escapeHtml(text), true), bubble(escapeHtml(replyTo(text, lang)))]),
	];
	const often = suggestions(lang)
		.filter((text) => !said.includes(text))
		.map((text) => `<button name="said" value="${escapeHtml(text)}">${escapeHtml(text)}</button>`);
	return `<!doctype html><html lang="${words.tag}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${words.title}</title><style>${STYLE}</style></head><body>
<header><h1>${words.who}</h1><p>${words.demo}</p></header>
<main><ol>${lines.join('')}</ol><form class="often" action="/chat">${kept}${often.join('')}</form></main>
<form class="send" action="/chat">${kept}<label><span class="hidden">${words.field}</span><input name="said" required maxlength="200" autocomplete="off" placeholder="${words.field}"></label><button>${words.send}</button></form>
</body></html>`;
}
