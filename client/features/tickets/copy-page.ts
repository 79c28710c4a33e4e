import type { TFunction } from 'i18next';
import type { PassOrder, PassView } from '#shared/catalogue/bff/tickets.ts';
import type { VoyageCard } from '#shared/catalogue/bff/views.ts';
import type { Language } from '#shared/constants.ts';
import { entriesOf } from '#shared/entries-of.ts';
import { ticketPath } from '#shared/paths.ts';
import type { PublicConfig } from '#shared/public-config.ts';
import { formatDate, formatFrom, formatMoment, localDay } from '#shared/rules/dates.ts';
import type { Departure } from '#shared/rules/departure.ts';
import { languageTag } from '#shared/rules/language.ts';
import { localTime } from './local-time.ts';

/** `nameOf` and `changeOf` say the name of a voyage and the change of its departure, empty without one. */
export type CopyWords = {
	nameOf: (voyage: VoyageCard) => string;
	changeOf: (departure: Departure) => string;
	t: TFunction<'ticket'>;
	lang: Language;
	site: Pick<PublicConfig, 'brand' | 'phone'>;
};
type Copied = { order: PassOrder; others: readonly PassOrder[]; now: Date };

const safe = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const isReady = ({ qr }: PassView): boolean => qr !== null;
/** True when one of the order's passes is ready. */
export const hasPass = (order: PassOrder): boolean => entriesOf(order.passes).some(isReady);

const STYLE = `
:root{color-scheme:light}
*{box-sizing:border-box}
body{margin:0;background:#fbf9f5;color:#0b1b2b;
font:16px/1.6 -apple-system,BlinkMacSystemFont,"Segoe UI","PingFang SC","Microsoft YaHei","Noto Sans CJK SC",sans-serif}
header{background:#06203a;color:#fff;padding:16px 20px}
header p{margin:0;color:#d9bf8b;font-size:14px}
h1{margin:4px 0 0;font-size:20px;line-height:1.35}
main{max-width:480px;margin:0 auto;padding:20px 16px 48px}
.note{margin:0 0 20px;padding:12px 16px;background:#fff1d6;border-left:3px solid #7a4a00;font-size:14px}
article{margin:0 0 20px;padding:20px 0;background:#fff;border:1px solid #d5dce3;border-radius:8px;text-align:center}
h2{margin:0;font-size:24px;line-height:1.25;text-transform:uppercase;overflow-wrap:anywhere}
h3{margin:24px 0 4px;font-size:16px}
.written{margin:2px 0 0;color:#4a5d70;font-size:14px}
svg{display:block;width:100%;min-width:240px;max-width:360px;margin:12px auto 0;background:#fff}
.number{margin:4px 0 0;font-size:18px;font-weight:600;font-variant-numeric:tabular-nums;letter-spacing:.04em}
dl{display:grid;grid-template-columns:auto 1fr;gap:6px 16px;margin:0 0 20px;padding:16px 20px;background:#fff;border:1px solid #d5dce3;border-radius:8px}
dt{color:#4a5d70}
dd{margin:0;font-weight:600;font-variant-numeric:tabular-nums}
ul{margin:0;padding:0;list-style:none}
li{padding:8px 0;border-top:1px solid #d5dce3}
a{color:#15548f;display:inline-flex;min-height:44px;align-items:center;text-underline-offset:4px}
a.again{justify-content:center;width:100%;min-height:48px;background:#0f3f6e;border-radius:4px;color:#fff;font-weight:600;text-decoration:none}
a:focus-visible{outline:3px solid #0b5cad;outline-offset:2px}
@media print{header,.note,a.again{display:none}article{break-after:page;border:0}svg{width:40mm;min-width:0}}
`;

const personHtml = (name: string, tag: string, text = safe(name)): string =>
	`<${tag} lang="${/\p{Script=Han}/u.test(name) ? 'zh-Hans' : 'en'}" translate="no">${text}</${tag}>`;

function passHtml(pass: PassView, { t }: CopyWords): string {
	const { name, pinyin, qr, number, roomNum, deck } = pass;
	if (!qr) return '';
	const main = pinyin || name;
	const cabin = [roomNum && `${t('facts.cabin')} ${roomNum}`, deck && t('facts.deck', { deck })].filter(Boolean).join(' · ');
	return `<article>${personHtml(main, 'h2')}${name === main ? '' : `<p class="written">${personHtml(name, 'span')}</p>`}
<svg role="img" aria-label="${safe(t('code', { number }))}" viewBox="0 0 ${qr.size} ${qr.size}"
shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${qr.size}v${qr.size}h-${qr.size}z"/><path d="${safe(qr.path)}"/></svg>
<p class="number">${safe(number)}</p>${cabin && `<p class="written">${safe(cabin)}</p>`}</article>`;
}

/** Returns the facts that passengers need on the way to the ship, as HTML. */
function factsHtml({ voyage, boardingAt, leavesAt, port, terminal, number }: PassOrder, { t, lang, site }: CopyWords): string {
	const facts = [
		[t('facts.ship'), voyage.ship.name],
		[t('facts.boarding'), boardingAt === null ? '' : formatMoment(boardingAt, lang)],
		[t('facts.leaves'), leavesAt === null ? formatDate(voyage.date, 'day', lang) : formatFrom(leavesAt, lang)],
		[t('facts.port'), port],
		[t('facts.terminal'), terminal],
		[t('facts.order'), number],
	].flatMap(([name = '', value = '']) => (value ? [`<dt>${safe(name)}</dt><dd>${safe(value)}</dd>`] : []));
	const phone = `<dt>${safe(t('facts.phone'))}</dt><dd><a href="tel:${safe(site.phone)}">${safe(site.phone)}</a></dd>`;
	return `<dl>${facts.join('')}${phone}</dl>`;
}

const listHtml = (title: string, rows: readonly string[]): string =>
	rows.length > 0 ? `<h3>${safe(title)}</h3><ul>${rows.map((row) => `<li>${row}</li>`).join('')}</ul>` : '';

/** Returns one order's passes as an HTML document that needs nothing else: no script, stylesheet, picture or file of a release. */
export function copyPage({ order, others, now }: Copied, words: CopyWords): string {
	const { t, lang, site, nameOf, changeOf } = words;
	const change = changeOf(order);
	const passes = entriesOf(order.passes);
	const saved = t('copy.saved', {
		time: `${formatDate(localDay(now), 'day', lang)}${lang === 'EN' ? ',' : ''} ${localTime(now)}`,
	});
	const waiting = passes
		.filter((pass) => !isReady(pass))
		.map(({ name, pinyin }) => `${personHtml(lang === 'EN' ? pinyin || name : name, 'span')} · ${safe(t('copy.none'))}`);
	const links = others.map(
		(other) =>
			`<a href="${safe(ticketPath(other.order))}">${safe(nameOf(other.voyage))} · ${safe(formatDate(other.voyage.date, 'day', lang))}</a>`,
	);
	return `<!doctype html><html lang="${languageTag(lang)}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<meta name="robots" content="noindex"><link rel="icon" href="data:,"><title>${safe(`${t('title')} | ${site.brand[lang]}`)}</title><style>${STYLE}</style></head>
<body data-kept-copy><header><p>${safe(saved)}</p><h1>${safe(nameOf(order.voyage))}</h1></header><main>
<p class="note">${safe(t('copy.offline'))}</p>
${change && `<p class="note">${safe(change)}</p>`}
${passes.map((pass) => passHtml(pass, words)).join('\n')}
${factsHtml(order, words)}
${listHtml(t('copy.people'), waiting)}
${listHtml(t('copy.others'), links)}
<p><a class="again" href="${safe(ticketPath(order.order))}">${safe(t('copy.online'))}</a></p>
</main></body></html>`;
}
