import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { apiContext } from '#client/app/api-context.ts';
import { PassengerForm } from '#client/parts/passenger/passenger-form.tsx';
import { savePassenger } from '#client/parts/passenger/save-passenger.ts';
import { todayInShanghai } from '#shared/rules/dates.ts';
import { afterSave, EditorPage } from './editor-page.tsx';

const today = () => todayInShanghai(new Date());

export async function loader({ request, context }: LoaderFunctionArgs) {
	const api = context.get(apiContext);
	const id = new URL(request.url).searchParams.get('id') ?? undefined;
	const [passenger, countries] = await Promise.all([
		api('GET /passenger', { id }),
		api('GET /openapi/countrySmsCode', {}).catch(() => []),
	]);
	return { passenger, countries, today: today() };
}

export async function action({ request, context }: ActionFunctionArgs) {
	const form = await request.formData();
	return afterSave('passenger', form, await savePassenger(form, context.get(apiContext), today()));
}

export const shouldRevalidate = (): boolean => false;

export default function PassengerEditor() {
	const loaded = useLoaderData<typeof loader>();
	return (
		<EditorPage kind="passenger" id={loaded.passenger.id}>
			{(sender) => <PassengerForm {...loaded} sender={sender} />}
		</EditorPage>
	);
}
