import type { Language } from '#shared/constants.ts';
import { languageTag } from '#shared/rules/language.ts';
import { formatMoney } from '#shared/rules/money.ts';

type Visit = { token: string; orderId: number; method: string; amount: number; state: string };

const NAMES: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
	union: { CN: '银联', EN: 'UnionPay' },
	alipay: { CN: '支付宝', EN: 'Alipay' },
	wechat: { CN: '微信支付', EN: 'WeChat Pay' },
	wxmini: { CN: '微信小程序', EN: 'WeChat mini-program' },
};
const TEXTS = {
	CN: {
		name: '演示收银台',
		order: '订单号',
		method: '支付方式',
		pay: '确认付款',
		slow: '付款，稍后到账',
		fail: '付款失败：余额不足',
		late: '超时后付款',
		harmless: '这里不会产生真实扣款。',
		back: '返回订单',
		ended: '付款链接已失效',
	},
	EN: {
		name: 'Demonstration cashier',
		order: 'Order',
		method: 'Pay with',
		pay: 'Pay',
		slow: 'Pay, settled later',
		fail: 'Payment fails: not enough money',
		late: 'Pay after the deadline',
		harmless: 'No money moves here.',
		back: 'Back to the order',
		ended: 'This payment link has expired',
	},
} as const;
const OTHER_OUTCOMES = ['slow', 'fail', 'late'] as const;

const STYLE = `
:root{color-scheme:light;font:16px/1.6 "Source Sans 3","Noto Sans CJK SC",system-ui,sans-serif;color:#1b2a3a;background:#eef1f4}
body{margin:0;min-height:100vh;display:grid;place-items:center}main{box-sizing:border-box;width:min(26rem,100vw - 2rem);background:#fff;border-radius:12px;padding:2rem;box-shadow:0 8px 40px rgb(6 32 58 / .12)}
h1{font-size:1.05rem;font-weight:500;margin:0;color:#5a6877}strong{display:block;font-size:2.5rem;font-weight:500;line-height:1.3;margin:.5rem 0 1.25rem}
dl{display:grid;grid-template-columns:auto 1fr;gap:.35rem 1.5rem;margin:0 0 1.5rem;border-top:1px solid #e4e8ec;padding-top:1rem}dt{color:#5a6877}dd{margin:0;text-align:right}
form{display:grid;gap:.6rem;margin:0}button,a.button{font:inherit;display:block;box-sizing:border-box;width:100%;min-height:48px;padding:.6rem 1rem;border:1px solid #12395c;border-radius:8px;background:#12395c;color:#fff;cursor:pointer;text-align:center;text-decoration:none}
button.quiet{background:#fff;color:#12395c}p{margin:1.25rem 0 0;color:#5a6877;font-size:.85rem}`;

const document = (lang: Language, body: string): string =>
	`<!doctype html><html lang="${languageTag(lang)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><link rel="icon" href="data:,"><title>${TEXTS[lang].name}</title><style>${STYLE}</style></head><body><main>${body}</main></body></html>`;

/** Renders the demonstration's cashier: no money moves, and the visitor chooses how the payment ends. */
export function cashierPage(lang: Language, { token, orderId, method, amount, state }: Visit, back: string): string {
	const texts = TEXTS[lang];
	const number = String(orderId);
	const facts = `<dl><dt>${texts.order}</dt><dd>${number.slice(0, 4)} ${number.slice(4)}</dd><dt>${texts.method}</dt><dd>${NAMES[method]?.[lang] ?? method}</dd></dl>`;
	const head = `<h1>${texts.name}</h1><strong>${formatMoney(amount, lang)}</strong>${facts}`;
	if (state !== 'open') return document(lang, `${head}<a class="button" href="${back}">${texts.back}</a>`);
	const others = OTHER_OUTCOMES.map(
		(outcome) => `<button name="outcome" value="${outcome}" class="quiet">${texts[outcome]}</button>`,
	);
	return document(
		lang,
		`${head}<form method="post" action="/cashier"><input type="hidden" name="token" value="${token}"><button name="outcome" value="pay">${texts.pay}</button>${others.join('')}</form><p>${texts.harmless}</p>`,
	);
}

export const unknownVisit = (lang: Language): string => document(lang, `<h1>${TEXTS[lang].ended}</h1>`);
