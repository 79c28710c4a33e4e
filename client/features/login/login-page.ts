import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirectDocument } from 'react-router';
import { apiContext } from '#client/app/api-context.ts';
import { announceSession } from '#client/app/other-tabs.ts';
import { inPageLanguage } from '#client/app/page-language.ts';
import { answerSms, type Enter } from '#client/parts/login/sms-action.ts';
import type { Api } from '#shared/catalogue/catalogue.ts';
import { safePath } from '#shared/rules/safe-path.ts';

const backOf = (request: Request): string => safePath(new URL(request.url).searchParams.get('redirect'));

/**
 * The loader of Login and Bind. `back` is the page to lead to afterwards, `state` the login that this browser has under way, null
 * when unknown.
 */
export async function loadLoginPage({ request, context }: LoaderFunctionArgs) {
	const api = context.get(apiContext);
	const [countries, state] = await Promise.all([
		api('GET /openapi/countrySmsCode', {}).catch(() => []),
		api('GET /login/state', {}).catch(() => null),
	]);
	return { back: backOf(request), countries, state };
}

/** Sends a code, or logs in with it. A login begins a new document, so that nothing of the guest's page is left. */
export async function answerLoginForm({ request, context }: ActionFunctionArgs, enterBy: (api: Api) => Enter) {
	const api = context.get(apiContext);
	const form = await request.formData();
	const answer = await answerSms(form, api, enterBy(api));
	if (answer.kind === 'in') {
		announceSession();
		return redirectDocument(inPageLanguage(backOf(request)), { headers: { 'x-remix-replace': 'yes' } });
	}
	return data(answer, { status: answer.kind === 'sent' ? 200 : 422 });
}
