import { describe, expect, it } from 'vitest';
import { safePicture } from './links.ts';
import { createSanitiser } from './rich-text.ts';

const sanitise = createSanitiser((src) => safePicture(src, ['a.test']));

const ATTACKS = [
	'<script>alert(1)</script>',
	'<SCRIPT SRC=//evil.test/x.js></SCRIPT>',
	'<scr<script>ipt>alert(1)</scr</script>ipt>',
	'<img src=x onerror=alert(1)>',
	'<img src="https://a.test/x.png" onload="alert(1)">',
	'<img/src=`x`onerror=alert(1)>',
	'<svg onload=alert(1)>',
	'<svg><script>alert(1)</script></svg>',
	'<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
	'<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math>',
	'<a href="javascript:alert(1)">x</a>',
	'<a href="JaVaScRiPt:alert(1)">x</a>',
	'<a href="java\tscript:alert(1)">x</a>',
	'<a href="&#106;avascript:alert(1)">x</a>',
	'<a href="&#x6A;&#x61;vascript&colon;alert(1)">x</a>',
	'<a href=" javascript:alert(1)">x</a>',
	'<a href="data:text/html,<script>alert(1)</script>">x</a>',
	'<a href="vbscript:msgbox(1)">x</a>',
	'<a href="//evil.test">x</a>',
	'<a href="/\\evil.test">x</a>',
	'<a href="http://evil.test">x</a>',
	'<a href="https://a:b@evil.test">x</a>',
	'<a href="x" onclick="alert(1)">x</a>',
	'<a href="https://a.test" target="_blank" rel="opener">x</a>',
	'<iframe src="https://evil.test"></iframe>',
	'<iframe srcdoc="<script>alert(1)</script>"></iframe>',
	'<object data="data:text/html,x"></object>',
	'<embed src="https://evil.test">',
	'<form action="https://evil.test"><input name=a autofocus onfocus=alert(1)><button>go</button></form>',
	'<button formaction="javascript:alert(1)">x</button>',
	'<style>@import "https://evil.test";</style>',
	'<p style="background:url(https://evil.test)">x</p>',
	'<link rel=stylesheet href="https://evil.test">',
	'<meta http-equiv=refresh content="0;url=https://evil.test">',
	'<base href="https://evil.test/">',
	'<div id="data" class="x" data-x="1" name="y">x</div>',
	'<xmp><script>alert(1)</script></xmp>',
	'<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
	'<textarea><script>alert(1)</script></textarea>',
	'<title><img src=x onerror=alert(1)></title>',
	'<template><img src=x onerror=alert(1)></template>',
	'<video src=x onerror=alert(1)></video>',
	'<audio autoplay onplay=alert(1)>',
	'<video><source src="javascript:alert(1)" onerror=alert(1)></video>',
	'<video src="https://evil.test/a.mp4" onloadstart=alert(1)><p onclick=alert(1)>x</p></video>',
	'<iframe src="https://evil.test"><a href="javascript:alert(1)">x</a></iframe>',
	'<iframe src="javascript:alert(1)"></iframe>',
	'<source src="https://evil.test/a.mp4" srcset=x onerror=alert(1)>',
	'<details open ontoggle=alert(1)>x</details>',
	'<marquee onstart=alert(1)>x</marquee>',
	'<body onload=alert(1)>',
	'<isindex action=javascript:alert(1)>',
	'<!--<img src="--><img src=x onerror=alert(1)>',
	'<![CDATA[<script>alert(1)</script>]]>',
	"<p title='\"><img src=x onerror=alert(1)>'>x</p>",
	'<img src="data:image/svg+xml;base64,PHN2Zz4=">',
	'<img src="https://a.test/x.png" srcset="https://evil.test 2x" alt=\'"><script>alert(1)</script>\'>',
	'<td background="javascript:alert(1)">x</td>',
	'<table><td colspan="9999999">x</td></table>',
	'<plaintext><script>alert(1)</script>',
	'<select><option><img src=x onerror=alert(1)></select>',
	'<a href="https://a.test/&quot;onmouseover=&quot;alert(1)">x</a>',
	'<<script>alert(1)//<</script>',
	'<p\u0000 onclick=alert(1)>x</p>',
	'<img src=https://a.test/?"onerror=alert(1)>',
	'&lt;script&gt;alert(1)&lt;/script&gt;',
];

const TAG =
	/<\/?(?:h[2-6]|div|p|br|hr|blockquote|[uod]l|li|d[td]|table|caption|t(?:head|body|foot|r|h|d)|fig(?:ure|caption)|img|a|strong|b|em|i|u|s|su[bp]|small|mark)((?: [a-z]+="[^"<>]*")*)(?: \/)?>/g;
const ATTRIBUTES = [
	/^href="(?:https:\/\/(?!a:b@)|mailto:|tel:|\/(?![/\\]))[^"]*"$/,
	/^src="(?:https:\/\/a\.test\/|\/media\/)[^"]*"$/,
	/^(?:rel="noopener nofollow"|loading="lazy"|alt="[^"<>]*"|(?:width|height)="\d{1,4}"|(?:colspan|rowspan)="\d{1,2}"|scope="(?:row|col)")$/,
];

/** Expects that every mark-up character of `html` belongs to an allowed tag, and every attribute has an allowed form. */
function expectHarmless(html: string) {
	expect(html.replace(TAG, '')).not.toMatch(/[<>]/);
	for (const [, attributes = ''] of html.matchAll(TAG)) {
		for (const [attribute] of attributes.matchAll(/[a-z]+="[^"]*"/g))
			expect(ATTRIBUTES.some((form) => form.test(attribute))).toBe(true);
	}
}

describe('rich text from elsewhere', () => {
	it.each(ATTACKS)('%j comes out harmless', (attack) => {
		expectHarmless(sanitise(attack));
		expectHarmless(sanitise(`<p>before</p>${attack}<p>after</p>`));
	});

	it('is stable when cleaned again', () => {
		for (const attack of ATTACKS) expect(sanitise(sanitise(attack))).toBe(sanitise(attack));
	});

	it('keeps headings, lists, tables, emphasis, links and pictures', () => {
		const html =
			'<h3>Notice</h3><p>From <strong>5 March</strong>:</p><ul><li>one</li></ul><table><tr><th scope="col">A</th><td colspan="2">B</td></tr></table>';
		expect(sanitise(html)).toBe(html);
		expect(sanitise('<a href="/faq">x</a>')).toBe('<a href="/faq">x</a>');
		expect(sanitise('<a href="https://a.test/x">x</a>')).toBe('<a href="https://a.test/x" rel="noopener nofollow">x</a>');
		expect(sanitise('<img src="/media/a/1.webp" width="10" height="5" alt="Ship">')).toBe(
			'<img src="/media/a/1.webp" alt="Ship" width="10" height="5" loading="lazy" />',
		);
	});

	it('has no heading above the page’s own, and no picture without a source', () => {
		expect(sanitise('<h1>Top</h1>')).toBe('<h2>Top</h2>');
		expect(sanitise('<p>a<img src="data:x">b</p>')).toBe('<p>ab</p>');
		expect(sanitise('<p>a<img src="https://other.test/x.png">b</p>')).toBe('<p>ab</p>');
	});

	it('flattens deep nesting', () => {
		const clean = sanitise(`${'<div>'.repeat(20_000)}x`);
		expect(clean.match(/<div>/g)?.length).toBeLessThanOrEqual(32);
	});
});
