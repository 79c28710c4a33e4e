import { useTranslation } from 'react-i18next';
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { apiContext } from '#client/app/api-context.ts';
import { PassengerForm } from '#client/parts/passenger/passenger-form.tsx';
import { savePassenger } from '#client/parts/passenger/save-passenger.ts';
import { paths } from '#shared/paths.ts';
import { todayInShanghai } from '#shared/rules/dates.ts';
import { EditorPage } from './editor-page.tsx';
import { useEditorSender } from './use-editor-sender.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
	const api = context.get(apiContext);
	const id = new URL(request.url).searchParams.get('id') ?? undefined;
	const [passenger, countries] = await Promise.all([
		api('GET /passenger', { id }),
		api('GET /openapi/countrySmsCode', {}).catch(() => []),
	]);
	return { passenger, countries, today: todayInShanghai(new Date()) };
}

export async function action({ request, context }: ActionFunctionArgs) {
	const today = todayInShanghai(new Date());
	const { saved, status, ...answer } = await savePassenger(await request.formData(), context.get(apiContext), today);
	return saved === null ? data(answer, { status }) : redirect(paths.contacts);
}

export const shouldRevalidate = (): boolean => false;

export default function TouristEditor() {
	const { t } = useTranslation('contacts');
	const { passenger, countries, today } = useLoaderData<typeof loader>();
	const sender = useEditorSender(paths.passengerEditor, passenger.id);
	return (
		<EditorPage title={t(passenger.id ? 'passenger.edit' : 'passenger.add')} path={paths.passengerEditor}>
			<PassengerForm passenger={passenger} today={today} countries={countries} sender={sender} />
		</EditorPage>
	);
}
