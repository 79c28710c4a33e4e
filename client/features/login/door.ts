import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect, redirectDocument } from 'react-router';
import { apiContext } from '#client/api-context.ts';
import { answerSms, type Enter } from '#client/parts/login/sms-action.ts';
import type { Api } from '#shared/catalogue/catalogue.ts';
import { paths } from '#shared/paths.ts';
import { safePath } from '#shared/rules/safe-path.ts';

const backOf = (request: Request): string => safePath(new URL(request.url).searchParams.get('redirect'));

/** What Login and Bind begin with: where they lead, and countries to dial. Members have nothing to do there: they are led home. */
export async function loadDoor({ request, context }: LoaderFunctionArgs) {
	const api = context.get(apiContext);
	const [{ user }, countries] = await Promise.all([
		api('GET /session', {}),
		api('GET /openapi/countrySmsCode', {}).catch(() => []),
	]);
	if (user) throw redirect(paths.home);
	return { back: backOf(request), countries };
}

/** Sends a code, or enters with it. Whoever is in starts with a fresh document: nothing that a visitor was shown is left over. */
export async function answerDoor({ request, context }: ActionFunctionArgs, enterBy: (api: Api) => Enter) {
	const api = context.get(apiContext);
	const form = await request.formData();
	const answer = await answerSms(form, api, enterBy(api));
	if (answer.kind === 'in' && !form.has('stay')) {
		return redirectDocument(backOf(request), { headers: { 'x-remix-replace': 'yes' } });
	}
	return data(answer, { status: answer.kind === 'in' || answer.kind === 'sent' ? 200 : 422 });
}
