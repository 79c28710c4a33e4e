import { Window } from 'happy-dom';

/** The document of what a page has between its header and its footer. */
export const documentOf = (html: string) => {
	const { document } = new Window({ url: 'https://www.good.test', settings: { disableJavaScriptEvaluation: true } });
	document.body.innerHTML = /<main.*<\/main>/s.exec(html)?.[0] ?? '';
	return document;
};
export type PageForm = ReturnType<ReturnType<typeof documentOf>['querySelectorAll']>[number];

/** The inputs and areas that take a line of text. */
export const TEXTS = 'input:is([type=text],[type=tel],[type=email],[type=search],:not([type])), textarea';

/** What a browser sends of a form when Enter is pressed in it, with other `values` in some fields. */
export function fieldsOf(form: PageForm, values: Readonly<Record<string, string>>): URLSearchParams {
	const sent = new URLSearchParams();
	for (const control of form.querySelectorAll('input[name], select[name], textarea[name]')) {
		const { name, type, checked, value: own, disabled } = control as unknown as HTMLInputElement;
		const isOut = disabled || type === 'file' || type === 'submit' || (['checkbox', 'radio'].includes(type) && !checked);
		if (!isOut) sent.append(name, values[name] ?? own);
	}
	const button = form.querySelector('button:not([type=button])[name]');
	if (button) sent.append(button.getAttribute('name') ?? '', button.getAttribute('value') ?? '');
	return sent;
}
