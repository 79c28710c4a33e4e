// The page at /api/docs: filters the calls and sends them.
const main = document.querySelector('main');
const texts = main.dataset;
const calls = [...document.querySelectorAll('.call')];
const filter = document.querySelector('#filter');
const language = document.querySelector('#language');

/** Shows the calls whose summary line has every word that was typed. */
function showMatching() {
	const words = filter.value.toLowerCase().split(/\s+/).filter(Boolean);
	for (const call of calls) {
		const line = call.querySelector('summary').textContent.toLowerCase();
		call.hidden = !words.every((word) => line.includes(word));
	}
	for (const section of document.querySelectorAll('section:has(.call)'))
		section.hidden = section.querySelector('.call:not([hidden])') === null;
	const count = calls.filter((call) => !call.hidden).length;
	document.querySelector('#count').textContent = String(count);
	const none = document.querySelector('#none');
	none.textContent = count === 0 ? none.dataset.text : '';
}

/** What a link leads to is opened: a schema, or a call that the address names. */
function openTarget() {
	const target = document.getElementById(location.hash.slice(1));
	if (target instanceof HTMLDetailsElement) {
		target.open = true;
		target.scrollIntoView();
	}
}

/** The request that a form describes. Fields that are left empty aren't sent. */
function requestOf(form) {
	let address = form.dataset.path;
	const query = new URLSearchParams();
	const headers = { [texts.languageHeader]: language.value };
	let body;
	for (const field of form.querySelectorAll('[data-in]')) {
		if (field.dataset.in === 'path') address = address.replace(`{${field.name}}`, encodeURIComponent(field.value));
		else if (field.dataset.in === 'query' && field.value) query.set(field.name, field.value);
		else if (field.type === 'file') body = field.files[0];
		else if (field.dataset.in === 'body') {
			body = field.value;
			headers['content-type'] = 'application/json';
		}
	}
	if (query.size > 0) address += `?${query}`;
	return { address, options: { method: form.dataset.method, headers, body } };
}

function pretty(text) {
	try {
		return JSON.stringify(JSON.parse(text), null, 2);
	} catch {
		return text;
	}
}

/** Writes text while it comes: a stream of events ends when it is stopped. */
async function readText(response, output) {
	output.hidden = false;
	const decoder = new TextDecoder();
	let text = '';
	for await (const chunk of response.body) {
		text += decoder.decode(chunk, { stream: true });
		output.textContent = text;
	}
	output.textContent = pretty(text);
}

const dataUrlOf = (blob) =>
	new Promise((resolve) => {
		const reader = new FileReader();
		reader.addEventListener('load', () => resolve(reader.result));
		reader.readAsDataURL(blob);
	});

async function showAnswer(response, form) {
	const type = response.headers.get('content-type') ?? '';
	if (/json|text\//.test(type)) return readText(response, form.querySelector('pre'));
	const blob = await response.blob();
	const picture = form.querySelector('img');
	if (type.startsWith('image/')) {
		picture.src = await dataUrlOf(blob);
		picture.hidden = false;
	} else {
		const output = form.querySelector('pre');
		output.textContent = `${texts.binary} ${type}, ${blob.size} B`;
		output.hidden = false;
	}
}

async function send(form) {
	const status = form.querySelector('[role=status]');
	const stop = form.querySelector('.stop');
	const [button] = form.querySelectorAll('button');
	const stopped = new AbortController();
	const { address, options } = requestOf(form);
	form.querySelector('pre').hidden = true;
	form.querySelector('img').hidden = true;
	status.textContent = texts.sending;
	button.disabled = true;
	stop.hidden = false;
	stop.onclick = () => stopped.abort();
	const began = performance.now();
	try {
		const response = await fetch(address, { ...options, signal: stopped.signal });
		status.textContent = `${response.status} · ${Math.round(performance.now() - began)} ms · ${options.method} ${address}`;
		await showAnswer(response, form);
	} catch {
		status.textContent = stopped.signal.aborted ? texts.stopped : texts.failed;
	}
	stop.hidden = true;
	button.disabled = false;
}

for (const form of document.querySelectorAll('form')) {
	form.querySelector('button').disabled = false;
	form.addEventListener('submit', (event) => {
		event.preventDefault();
		send(form);
	});
}
filter.addEventListener('input', showMatching);
addEventListener('hashchange', openTarget);
openTarget();
