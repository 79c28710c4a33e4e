import { useTranslation } from 'react-i18next';
import {
	type ActionFunctionArgs,
	data,
	type LoaderFunctionArgs,
	redirect,
	useActionData,
	useFetcher,
	useLoaderData,
} from 'react-router';
import { apiContext } from '#client/api-context.ts';
import { PassengerForm } from '#client/parts/passenger/passenger-form.tsx';
import { problemsByControl, readPassenger } from '#client/parts/passenger/read-passenger.ts';
import { paths } from '#shared/paths.ts';
import { todayInShanghai } from '#shared/rules/dates.ts';
import { EditorPage } from './editor-page.tsx';

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
	const submission = readPassenger(await request.formData(), todayInShanghai(new Date()));
	if (submission.status !== 'success') return data({ result: submission.reply(), failed: false }, { status: 422 });
	try {
		const saved = await context.get(apiContext)('POST /passenger', submission.value);
		if (saved.state === 'saved') return redirect(paths.contacts);
		const fieldErrors = problemsByControl(saved.problems);
		return data({ result: submission.reply({ fieldErrors }), failed: false }, { status: 422 });
	} catch (error) {
		const { code, shown } = error as { code?: string; shown?: string };
		if (code === 'not-logged-in') throw error;
		const fieldErrors = code === 'upstream-business' && shown ? { number: [shown] } : undefined;
		return data(
			{ result: submission.reply(fieldErrors ? { fieldErrors } : { formErrors: [''] }), failed: !fieldErrors },
			{ status: 502 },
		);
	}
}

export const shouldRevalidate = (): boolean => false;

export default function TouristEditor() {
	const { t } = useTranslation('contacts');
	const { passenger, countries, today } = useLoaderData<typeof loader>();
	const served = useActionData<typeof action>();
	const fetcher = useFetcher<typeof action>();
	const answer = fetcher.data ?? served;
	const address = passenger.id ? `${paths.touristEditor}?${new URLSearchParams({ id: passenger.id })}` : paths.touristEditor;
	return (
		<EditorPage title={t(passenger.id ? 'passenger.edit' : 'passenger.add')} path={paths.touristEditor}>
			<PassengerForm
				passenger={passenger}
				today={today}
				countries={countries}
				sender={{
					action: address,
					result: answer?.result,
					failed: answer?.failed ?? false,
					pending: fetcher.state !== 'idle',
					send: (form) => void fetcher.submit(form, { method: 'post', action: address }),
				}}
			/>
		</EditorPage>
	);
}
