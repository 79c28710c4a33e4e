// Makes one page of all pictures that `npm run look` has taken: choose the language and the widths, press a picture to see it whole.
import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const STYLE = `
body { margin: 0; font: 15px/1.4 system-ui, sans-serif; color: #1c2733; background: #eef1f4 }
header { position: sticky; top: 0; display: flex; flex-wrap: wrap; gap: 4px 20px; padding: 10px 20px; background: #fff; box-shadow: 0 1px 6px #0003 }
h2 { margin: 32px 20px 4px; font-size: 20px }
h3 { margin: 12px 20px 6px; font-size: 14px; font-weight: 600; color: #5a6875 }
.row { display: flex; align-items: start; gap: 12px; padding: 0 20px 12px; overflow-x: auto }
a { flex: none; overflow: hidden; max-height: 70vh; background: #fff; box-shadow: 0 1px 4px #0003; color: inherit; text-decoration: none }
img { display: block; width: 100% }
.missing { padding: 12px; color: #b3261e }
label { user-select: none }`;

/** The width of a picture on the sheet: large enough to judge a layout, small enough for all four side by side. */
const SHOWN = { 390: 180, 768: 280, 1440: 480, 1920: 600 };

/** Writes `index.html` into the folder of pictures (`<lang>/<width>/<page>.<state>.jpg`). Returns its path. */
export function writeSheet(folder, widths, languages) {
	const groups = languages.flatMap((lang) => widths.map((width) => ({ lang, width, path: join(folder, lang, width) })));
	const taken = groups.filter(({ path }) => existsSync(path));
	const names = [...new Set(taken.flatMap(({ path }) => readdirSync(path)))].sort();
	const pageOf = (name) => name.split('.')[0];
	const pages = [...new Set(names.map(pageOf))];
	const cell = (name, { lang, width }) => {
		const file = join(folder, lang, width, name);
		const style = `style="width:${SHOWN[width]}px" class="${lang} w${width}"`;
		if (!existsSync(file)) return `<a ${style}><p class="missing">no picture at ${width}</p></a>`;
		const address = `${lang}/${width}/${encodeURIComponent(name)}?${statSync(file).mtimeMs}`;
		return `<a ${style} href="${address}" target="_blank" title="${lang} ${width}"><img src="${address}" loading="lazy" alt=""></a>`;
	};
	const sections = pages.map((page) => {
		const rows = names
			.filter((name) => pageOf(name) === page)
			.map((name) => {
				const cells = languages.map(
					(lang) =>
						`<div class="row ${lang}">${taken
							.filter((group) => group.lang === lang)
							.map((group) => cell(name, group))
							.join('')}</div>`,
				);
				return `<h3>${name.split('.')[1].replaceAll('-', ' ')}</h3>${cells.join('')}`;
			});
		return `<section><h2 id="${page}">${page}</h2>${rows.join('')}</section>`;
	});
	const choices = [...languages, ...widths.map((width) => `w${width}`)];
	const boxes = choices.map((name) => `<label><input type="checkbox" id="${name}" checked> ${name.replace(/^w/, '')}</label>`);
	const hiding = choices.map((name) => `body:has(#${name}:not(:checked)) .${name} { display: none }`);
	const links = pages.map((page) => `<a href="#${page}" style="box-shadow:none">${page}</a>`);
	const html = `<!doctype html><meta charset="utf-8"><title>Every screen</title><style>${STYLE}${hiding.join('\n')}</style>
<header>${boxes.join('')}${links.join('')}</header>${sections.join('')}`;
	const index = join(folder, 'index.html');
	writeFileSync(index, html);
	return index;
}
