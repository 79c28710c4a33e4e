import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { apiContext } from '#client/app/api-context.ts';
import { ContactForm } from '#client/parts/contact/contact-form.tsx';
import { saveContact } from '#client/parts/contact/save-contact.ts';
import { afterSave, EditorPage } from './editor-page.tsx';

export async function loader({ request, context }: LoaderFunctionArgs) {
	const id = new URL(request.url).searchParams.get('id');
	if (!id) return { id: '', name: '', mobile: '', email: '' };
	return context.get(apiContext)('GET /openapi/user/contact/{id}', { id });
}

export async function action({ request, context }: ActionFunctionArgs) {
	const form = await request.formData();
	return afterSave('contact', form, await saveContact(form, context.get(apiContext)));
}

export const shouldRevalidate = (): boolean => false;

export default function ContactEditor() {
	const contact = useLoaderData<typeof loader>();
	return (
		<EditorPage kind="contact" id={contact.id}>
			{(sender) => <ContactForm contact={contact} sender={sender} />}
		</EditorPage>
	);
}
