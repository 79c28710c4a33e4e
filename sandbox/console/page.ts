import type { Context } from '../context.ts';
import { TRACKING_SERVICES, trackedEvents } from '../tracking.ts';
import { ordersSection } from './orders.ts';
import { both, empty, escapeHtml, form, hidden, time } from './words.ts';

type Store = Pick<Context, 'db' | 'now'>;
type Sms = { mobilePre: string; mobile: string; code: string; sentAt: number };
type Scan = { ticket: string; status: string; createdAt: number };
type Captcha = { mobile: string; answer: string };

const STYLE = `
:root{color-scheme:light;font:16px/1.6 "Noto Sans CJK SC",system-ui,sans-serif;color:#1b2a3a;background:#f5f2ec}
body{margin:0 auto;max-width:60rem;padding:2.5rem 1.25rem 4rem}h1{font-size:1.75rem;font-weight:500;margin:0}h2{font-size:1.15rem;margin:0 0 .75rem}
small{color:#5a6877;font-weight:400;margin-left:.4em}section{background:#fff;border:1px solid #ded8cb;border-radius:8px;padding:1.25rem 1.5rem;margin-top:1.25rem}
table{width:100%;border-collapse:collapse}td,th{text-align:left;padding:.45rem .75rem .45rem 0;border-top:1px solid #ece7dc;vertical-align:middle}th{font-weight:500;color:#5a6877;border:0}
code{font:600 1.15rem ui-monospace,monospace;letter-spacing:.12em}form{display:flex;flex-wrap:wrap;gap:.5rem;align-items:end;margin:0}label{display:grid;gap:.25rem;font-size:.9rem}
input{font:inherit;padding:.5rem .75rem;border:1px solid #8c97a3;border-radius:6px;width:12rem}button{font:inherit;min-height:44px;padding:.35rem 1rem;border:1px solid #12395c;border-radius:6px;background:#12395c;color:#fff;cursor:pointer}
button small{color:inherit;opacity:.85}td form{display:inline-flex;margin-right:.5rem}button.quiet{background:#fff;color:#12395c}p{margin:.5rem 0 0}a{color:#14507f}.empty{color:#5a6877;margin:0}`;

const mobileField = `<label>${both('手机号', 'Mobile')}<input name="mobile" inputmode="numeric" pattern="[0-9]{4,15}" required value="13800000001"></label>`;

function outbox(codes: readonly Sms[]): string {
	if (codes.length === 0)
		return empty('还没有短信。在登录页获取验证码后，这里会显示。', 'No messages yet. Ask for a code on the login page.');
	const rows = codes.map(
		({ mobilePre, mobile, code, sentAt }) =>
			`<tr><td>+${escapeHtml(mobilePre)} ${escapeHtml(mobile)}</td><td><code>${escapeHtml(code)}</code></td><td>${time(sentAt)}</td></tr>`,
	);
	return `<table><tr><th>${both('手机号', 'Mobile')}</th><th>${both('验证码', 'Code')}</th><th>${both('时间', 'Sent')}</th></tr>${rows.join('')}</table>`;
}

function scans(all: readonly Scan[]): string {
	const open = all.filter(({ status }) => status === 'waiting' || status === 'scanned');
	if (open.length === 0) return empty('没有等待扫描的二维码。', 'No QR code is waiting.');
	return open
		.map(({ ticket, status, createdAt }) => {
			const move = (to: string, cn: string, en: string, look = '') =>
				form('wechat', `${hidden('ticket', ticket)}${hidden('status', to)}<button${look}>${both(cn, en)}</button>`);
			return `<table><tr><td>${time(createdAt)} · ${escapeHtml(status)}</td><td>${move('confirmed', '扫码并确认', 'Scan and confirm')}</td><td>${move('scanned', '只扫码', 'Scan only', ' class="quiet"')}</td><td>${move('refused', '拒绝', 'Refuse', ' class="quiet"')}</td></tr></table>`;
		})
		.join('');
}

const captchas = (all: readonly Captcha[]): string =>
	all.length === 0
		? ''
		: `<p>${both('图形验证码答案', 'Captcha answers')}: ${all.map(({ mobile, answer }) => `${escapeHtml(mobile)} <code>${escapeHtml(answer)}</code>`).join(', ')}</p>`;

function tracked({ db }: Pick<Store, 'db'>): string {
	const rows = TRACKING_SERVICES.flatMap((service) =>
		trackedEvents({ db }, service, 8).map((event) => `<tr><td>${service}</td><td>${escapeHtml(event)}</td></tr>`),
	);
	return rows.length === 0
		? empty(
				'还没有浏览事件。打开网站的任一页面，约十秒后这里会显示。',
				'No events yet. Open any page of the site; they arrive within ten seconds.',
			)
		: `<table>${rows.join('')}</table>`;
}

/** Renders the demonstration's console: messages that would reach people's phones, and logins that begin elsewhere. */
export function consolePage({ db }: Store): string {
	const codes = db.all<Sms>('SELECT mobilePre, mobile, code, sentAt FROM sms ORDER BY id DESC LIMIT 8');
	const waiting = db.all<Scan>('SELECT ticket, status, createdAt FROM wechat_scan ORDER BY createdAt DESC LIMIT 5');
	const riddles = db.all<Captcha>('SELECT mobile, answer FROM captcha ORDER BY drawnAt DESC LIMIT 5');
	return `<!doctype html><html lang="zh-Hans"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><link rel="icon" href="data:,"><title>演示控制台 · Demonstration console</title><style>${STYLE}</style></head><body><main>
<h1>${both('演示控制台', 'Demonstration console')}</h1>
<p>${both('手机、微信与银行客户端里会发生的事，都在这里。', 'What would happen on phones, in WeChat and in bank apps.')} <a href="/__sandbox">${both('刷新', 'Refresh')}</a> <a href="/login">${both('去登录', 'Log in')}</a></p>
<section><h2>${both('短信', 'Text messages')}</h2>${outbox(codes)}${captchas(riddles)}</section>
<section><h2>${both('微信扫码', 'WeChat QR codes')}</h2>${scans(waiting)}</section>
<section><h2>${both('从银行或合作方进入', 'Enter from a bank or a partner')}</h2>${form('entry', `${mobileField}<button name="loginMethod" value="bank">${both('银行', 'Bank')}</button><button name="loginMethod" value="partner">${both('合作方应用', 'Partner app')}</button>`)}</section>
<section id="orders"><h2>${both('订单与付款', 'Orders and payments')}</h2>${ordersSection({ db })}</section>
<section><h2>${both('会话失效（代码 700）', 'End a member’s tokens (code 700)')}</h2>${form('end-tokens', `${mobileField}<button class="quiet">${both('立即失效', 'End now')}</button>`)}</section>
<section><h2>${both('浏览统计', 'What visits are told of')}</h2>${tracked({ db })}</section>
</main></body></html>`;
}

const OUTSIDE: Readonly<Record<string, string>> = {
	centre: both('会员中心', 'Member centre'),
	coupons: both('我的优惠券', 'My coupons'),
	'mini-program': both('微信小程序', 'WeChat mini-program'),
	official: both('官方公众号', 'Official account'),
	video: both('官方视频号', 'Video account'),
	consult: both('企业微信客服', 'Customer service on WeChat'),
	microblog: both('微博', 'Weibo'),
	'short-video': both('抖音', 'Douyin'),
	notes: both('小红书', 'RedNote'),
};

/** Renders a placeholder for a page outside of the site. */
export function outsidePage(query: URLSearchParams): string {
	const title = OUTSIDE[query.get('what') ?? ''] ?? both('站外页面', 'Outside');
	const rows = [...query].map(([name, value]) => `<tr><th>${escapeHtml(name)}</th><td>${escapeHtml(value)}</td></tr>`).join('');
	return `<!doctype html><html lang="zh-Hans"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><link rel="icon" href="data:,"><title>${title.replaceAll(/<[^>]+>/g, '')}</title><style>${STYLE}</style></head><body><main>
<h1>${title}</h1>
<p>${both('正式环境中，这里由会员系统、微信或其他平台提供。', 'In production this is shown by the membership service, by WeChat or by another platform.')}</p>
<section><table>${rows}</table></section>
</main></body></html>`;
}
