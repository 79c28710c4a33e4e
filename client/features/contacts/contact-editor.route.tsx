import { useTranslation } from 'react-i18next';
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { apiContext } from '#client/app/api-context.ts';
import { ContactForm } from '#client/parts/contact/contact-form.tsx';
import { saveContact } from '#client/parts/contact/save-contact.ts';
import { paths } from '#shared/paths.ts';
import { EditorPage } from './editor-page.tsx';
import { useEditorSender } from './use-editor-sender.ts';

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
	const sender = useEditorSender(paths.contactEditor, contact.id);
	return (
		<EditorPage title={t(contact.id ? 'contact.edit' : 'contact.add')} path={paths.contactEditor}>
			<ContactForm contact={contact} sender={sender} />
		</EditorPage>
	);
}
