export type Device = 'mobile' | 'desktop';

/** A phone or not, before any width is known: by the hint `Sec-CH-UA-Mobile`, else the `User-Agent`. Tablets are desktops. */
export function deviceOf(headers: { mobileHint?: string | null; userAgent?: string | null }): Device {
	if (headers.mobileHint === '?1') return 'mobile';
	if (headers.mobileHint === '?0') return 'desktop';
	const userAgent = headers.userAgent ?? '';
	return /Mobi|iPhone|iPod/i.test(userAgent) && !/iPad|Tablet/i.test(userAgent) ? 'mobile' : 'desktop';
}

/** Apps that show pages by themselves: WeChat, QQ, Weibo, Alipay, DingTalk, Android's and iOS's web views. Partners' apps are among them. */
const APPS = /MicroMessenger|\bQQ\/|Weibo|AlipayClient|DingTalk|WebView|; wv\)|(?:iPhone|iPad)(?!.*Safari\/)/i;

/** True in an app's web view, which saves no file that a page made. */
export const isWebView = (userAgent: string): boolean => APPS.test(userAgent);
