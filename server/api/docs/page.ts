import type { Language } from '#shared/constants.ts';

/** The page's own words. Those of the document and of Swagger UI are English. */
const WORDS = {
	CN: {
		tag: 'zh-Hans',
		title: '接口文档',
		real: '在此发送的请求会真实执行：下单、取消、修改资料都会生效。',
		session: '请求使用本浏览器的登录状态。需要会员身份的接口，请先在网站登录。',
		noScript: '请启用 JavaScript 以阅读文档。',
	},
	EN: {
		tag: 'en',
		title: 'API reference',
		real: 'What you send here really happens: orders are made, cancelled and changed.',
		session: 'Calls go with this browser’s login. For calls of members, log in on the site first.',
		noScript: 'Please enable JavaScript to read the document.',
	},
} satisfies Record<Language, Record<string, string>>;

/** Returns the HTML of the page in which Swagger UI (`viewer.js`) shows the document. `base` is the address of its files. */
export function docsPage(lang: Language, base: string): string {
	const { tag, title, real, session, noScript } = WORDS[lang];
	return `<!doctype html>
<html lang="${tag}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="${base}/swagger-ui.css">
<link rel="stylesheet" href="${base}/index.css">
<link rel="stylesheet" href="${base}/page.css">
<script src="${base}/swagger-ui-bundle.js" defer></script>
<script src="${base}/viewer.js" defer></script>
</head>
<body>
<header>
<p>${real}</p>
<p>${session}</p>
<noscript><p>${noScript} <a href="/api/openapi.json">openapi.json</a></p></noscript>
</header>
<div id="viewer" lang="en"></div>
</body>
</html>
`;
}
