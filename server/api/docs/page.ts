import type { Language } from '#shared/constants.ts';
import { LANGUAGES } from '#shared/constants.ts';
import { LANGUAGE_HEADER } from '#shared/rules/language.ts';
import type { openApiDocument } from '../openapi-document.ts';
import type { JsonSchema } from '../openapi-schemas.ts';
import { type Html, html, joined, prose } from './html.ts';
import { exampleOf, fieldsHtml, typeHtml } from './schema-html.ts';
import { WORDS, type Words } from './words.ts';

type Document = ReturnType<typeof openApiDocument>;
type Operation = Document['paths'][string][string];
type Listed = { method: string; path: string; operation: Operation };
type Parameter = { name: string; in: string; required: boolean; schema: JsonSchema };

/** The language of a call is chosen once, for the whole page. */
const ownParameters = ({ parameters }: Operation): Parameter[] =>
	parameters.flatMap((parameter) => ('name' in parameter ? [parameter as Parameter] : []));

function valuesOf({ enum: values, type }: JsonSchema): readonly string[] | undefined {
	if (type === 'boolean') return ['true', 'false'];
	return values?.map(String);
}

function field({ name, in: place, required, schema }: Parameter, words: Words): Html {
	const values = valuesOf(schema);
	const needed = required ? html` required` : html``;
	const control = values
		? html`<select name="${name}" data-in="${place}"${needed}><option></option>${values.map((value) => html`<option>${value}</option>`)}</select>`
		: html`<input name="${name}" data-in="${place}" autocomplete="off"${needed}>`;
	return html`<label><span><b>${name}</b> <code lang="en">${typeHtml(schema)}</code>${required && html` <i>${words.required}</i>`}${
		schema.description && html` <span lang="en">${prose(schema.description)}</span>`
	}</span>${control}</label>`;
}

/** What a call carries: JSON to begin with, or a picture. */
function bodyField({ requestBody }: Operation, words: Words): Html {
	if (!requestBody) return html``;
	const types = Object.keys(requestBody.content);
	const json =
		'application/json' in requestBody.content ? (requestBody.content['application/json'] as { schema: JsonSchema }) : null;
	if (!json)
		return html`<label><span><b>${words.file}</b></span><input type="file" data-in="body" required accept="${types.join(',')}"></label>`;
	const text = JSON.stringify(exampleOf({ type: 'object', ...json.schema }), null, 2);
	const rows = Math.min(12, text.split('\n').length + 1);
	return html`<label><span><b>${words.body}</b></span><textarea data-in="body" rows="${rows}" spellcheck="false">${text}</textarea></label>
<div lang="en">${fieldsHtml(json.schema)}</div>`;
}

/** What an answer's `data` holds; of a picture, a file or a stream its type. */
function answer({ responses }: Operation, words: Words): Html {
	const success = responses[200] as { description: string; content: Record<string, { schema: JsonSchema }> };
	const [[type, { schema }] = ['', { schema: {} as JsonSchema }]] = Object.entries(success.content);
	if (type !== 'application/json')
		return html`<h3>200 <code>${type}</code></h3><p lang="en">${prose(success.description)}</p><div lang="en">${fieldsHtml(schema)}</div>`;
	const [, own] = (schema.allOf ?? []) as JsonSchema[];
	const data = (own?.properties?.data ?? {}) as JsonSchema;
	return html`<h3>${words.answer}</h3><p lang="en"><code>${typeHtml(data)}</code></p><div lang="en">${fieldsHtml(data)}</div>`;
}

/** The failures of a call: a status each, with the shared response's description. */
function failures({ responses }: Operation, { components }: Document, words: Words): Html {
	const rows = Object.entries(responses).flatMap(([status, response]) => {
		if (!('$ref' in response) || typeof response.$ref !== 'string') return [];
		const shared = components.responses[response.$ref.slice(response.$ref.lastIndexOf('/') + 1)];
		return [html`<li><b>${status}</b> ${prose(shared?.description ?? '')}</li>`];
	});
	return html`<h3>${words.otherwise}</h3><ul class="failures" lang="en">${rows}</ul>`;
}

function call({ method, path, operation }: Listed, document: Document, words: Words): Html {
	const isMembers = operation.security.some((needed) => 'session' in needed);
	const { operationId, summary } = operation;
	return html`<details class="call" id="${operationId}"><summary><b class="${method}">${method.toUpperCase()}</b> <code>${path}</code>${
		isMembers && html` <i>${words.member}</i>`
	} <span lang="en">${summary}</span></summary>
<form data-method="${method.toUpperCase()}" data-path="/api${path}">${ownParameters(operation).map((parameter) => field(parameter, words))}${bodyField(operation, words)}
<p><button disabled>${words.send}</button> <button type="button" class="stop" hidden>${words.stop}</button> <span role="status"></span></p>
<pre tabindex="0" aria-label="${words.answer}" hidden></pre><img alt="" hidden></form>
${answer(operation, words)}${failures(operation, document, words)}</details>`;
}

const namedSchema = ([name, schema]: [string, JsonSchema]): Html => {
	const { type, properties, description } = schema;
	return html`<details class="schema" id="${name}"><summary lang="en"><code>${name}</code></summary><div lang="en">${
		description && html`<p>${prose(description)}</p>`
	}${!(type === 'object' && properties) && html`<p><code>${typeHtml(schema)}</code></p>`}${fieldsHtml(schema)}</div></details>`;
};

/** The document as a page to read and to try: whole without scripts, except that only a script sends calls. `base` is where its files are. */
export function docsPage(document: Document, lang: Language, base: string): string {
	const words = WORDS[lang];
	const listed: Listed[] = Object.entries(document.paths).flatMap(([path, methods]) =>
		Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
	);
	const sections = document.tags.map(({ name, description }) => {
		const calls = listed.filter(({ operation }) => operation.tags.includes(name));
		return html`<section aria-labelledby="tag-${name}"><h2 id="tag-${name}" lang="en">${name}</h2><p lang="en">${prose(description)}</p>${calls.map((one) => call(one, document, words))}</section>`;
	});
	const languages = joined(
		LANGUAGES.map((code) => html`<option${code === lang && html` selected`}>${code}</option>`),
		'',
	);
	return html`<!doctype html><html lang="${words.tag}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${words.title} · ${document.info.title}</title><link rel="icon" href="/favicon.svg"><link rel="stylesheet" href="${base}/page.css"><script src="${base}/page.js" defer></script></head>
<body><header><div><h1>${words.title}</h1><a href="?lang=${words.other.lang}" hreflang="${words.other.tag}" lang="${words.other.tag}">${words.other.name}</a></div>
<p>${words.intro}</p><p>${words.session}</p><p class="real">${words.real}</p><p><a href="/api/openapi.json">${words.document}</a></p><noscript><p>${words.noScript}</p></noscript></header>
<main data-language-header="${LANGUAGE_HEADER}" data-sending="${words.sending}" data-failed="${words.failed}" data-stopped="${words.stopped}" data-binary="${words.binary}">
<search><label><span>${words.filter}</span><input type="search" id="filter" autocomplete="off"></label><label><span>${words.answerIn}</span><select id="language">${languages}</select></label>
<p>${words.found} <span id="count">${listed.length}</span></p></search><p id="none" role="status" data-text="${words.none}"></p>
${sections}<section aria-labelledby="schemas"><h2 id="schemas">${words.schemas}</h2><p>${words.schemasIntro}</p>${Object.entries(document.components.schemas).map(namedSchema)}</section></main></body></html>`
		.html;
}
