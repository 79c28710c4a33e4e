import { formatMoney } from '#shared/rules/money.ts';

type Visit = { token: string; orderId: number; method: string; amount: number; state: string };

const NAMES: Readonly<Record<string, [string, string]>> = {
	union: ['银联', 'UnionPay'],
	alipay: ['支付宝', 'Alipay'],
	wechat: ['微信支付', 'WeChat Pay'],
	wxmini: ['微信小程序', 'WeChat mini-program'],
};
const OUTCOMES: readonly (readonly [outcome: string, cn: string, en: string, look: string])[] = [
	['pay', '确认付款', 'Pay', ''],
	['slow', '付款，稍后到账', 'Pay, settled later', ' class="quiet"'],
	['fail', '付款失败：余额不足', 'Fail: no funds', ' class="quiet"'],
	['late', '超时后付款', 'Pay after the deadline', ' class="quiet"'],
];

const both = (cn: string, en: string): string => `${cn} <small lang="en">${en}</small>`;

const STYLE = `
:root{color-scheme:light;font:16px/1.6 "Noto Sans CJK SC",system-ui,sans-serif;color:#1b2a3a;background:#eef1f4}
body{margin:0;min-height:100vh;display:grid;place-items:center}main{box-sizing:border-box;width:min(26rem,100vw);background:#fff;border-radius:12px;padding:2rem;box-shadow:0 8px 40px rgb(6 32 58 / .12)}
h1{font-size:1.05rem;font-weight:500;margin:0;color:#5a6877}small{color:#5a6877;font-weight:400;margin-left:.4em}strong{display:block;font-size:2.5rem;font-weight:500;line-height:1.3;margin:.5rem 0 1.25rem}
dl{display:grid;grid-template-columns:auto 1fr;gap:.35rem 1.5rem;margin:0 0 1.5rem;border-top:1px solid #e4e8ec;padding-top:1rem}dt{color:#5a6877}dd{margin:0;text-align:right}
form{display:grid;gap:.6rem;margin:0}button,a.button{font:inherit;display:block;box-sizing:border-box;width:100%;min-height:48px;padding:.6rem 1rem;border:1px solid #12395c;border-radius:8px;background:#12395c;color:#fff;cursor:pointer;text-align:center;text-decoration:none}
button small{color:inherit;opacity:.85}button.quiet{background:#fff;color:#12395c}button.quiet small{color:#5a6877;opacity:1}p{margin:1.25rem 0 0;color:#5a6877;font-size:.85rem}`;

const document = (body: string): string =>
	`<!doctype html><html lang="zh-Hans"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><link rel="icon" href="data:,"><title>收银台 · Cashier</title><style>${STYLE}</style></head><body><main>${body}</main></body></html>`;

/** The cashier of the demonstration: no money moves, and the person who tries it chooses how the payment ends. */
export function cashierPage({ token, orderId, method, amount, state }: Visit, back: string): string {
	const [cn, en] = NAMES[method] ?? [method, method];
	const number = String(orderId);
	const facts = `<dl><dt>${both('订单号', 'Order')}</dt><dd>${number.slice(0, 4)} ${number.slice(4)}</dd><dt>${both('方式', 'Method')}</dt><dd>${both(cn, en)}</dd></dl>`;
	const head = `<h1>${both('演示收银台', 'Demonstration cashier')}</h1><strong>${formatMoney(amount, 'CN')}</strong>${facts}`;
	if (state !== 'open') return document(`${head}<a class="button" href="${back}">${both('返回订单', 'Back to the order')}</a>`);
	const buttons = OUTCOMES.map(
		([outcome, own, other, look]) => `<button name="outcome" value="${outcome}"${look}>${both(own, other)}</button>`,
	);
	return document(
		`${head}<form method="post" action="/cashier"><input type="hidden" name="token" value="${token}">${buttons.join('')}</form><p>${both('这里不会产生真实扣款。', 'No money moves here.')}</p>`,
	);
}

export const unknownVisit = (): string => document(`<h1>${both('付款链接已失效', 'This payment link has ended')}</h1>`);
