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
import { ContactForm } from '#client/parts/contact/contact-form.tsx';
import { saveContact } from '#client/parts/contact/save-contact.ts';
import { paths } from '#shared/paths.ts';
import { EditorPage } from './editor-page.tsx';

export async function loader({ request, context }: LoaderFunctionArgs) {
	const id = new URL(request.url).searchParams.get('id');
	if (!id) return { id: '', name: '', mobile: '', email: '' };
	return context.get(apiContext)('GET /openapi/user/contact/{id}', { id });
}

export async function action({ request, context }: ActionFunctionArgs) {
	const { saved, status, ...answer } = await saveContact(await request.formData(), context.get(apiContext));
	return saved === null ? data(answer, { status }) : redirect(paths.contacts);
}

export const shouldRevalidate = (): boolean => false;

export default function ContactEditor() {
	const { t } = useTranslation('contacts');
	const contact = useLoaderData<typeof loader>();
	const served = useActionData<typeof action>();
	const fetcher = useFetcher<typeof action>();
	const answer = fetcher.data ?? served;
	const address = contact.id ? `${paths.contactEditor}?${new URLSearchParams({ id: contact.id })}` : paths.contactEditor;
	return (
		<EditorPage title={t(contact.id ? 'contact.edit' : 'contact.add')} path={paths.contactEditor}>
			<ContactForm
				contact={contact}
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
