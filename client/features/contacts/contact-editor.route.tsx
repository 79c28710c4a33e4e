import { getFormProps, parse, useForm } from '@conform-to/react';
import type { SubmitEvent } from 'react';
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
import { useUnsavedInput } from '#client/layout/unsaved-input.tsx';
import { isProblem } from '#client/parts/passenger/problems.ts';
import { Button } from '#client/ui/button.tsx';
import { ErrorSummary } from '#client/ui/error-summary.tsx';
import { Field } from '#client/ui/field.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { TextInput } from '#client/ui/text-input.tsx';
import { paths } from '#shared/paths.ts';
import { type ContactDraft, contactProblems } from '#shared/rules/contact.ts';
import { EditorPage } from './editor-page.tsx';

const FIELDS = ['name', 'mobile', 'email'] as const;

export async function loader({ request, context }: LoaderFunctionArgs) {
	const id = new URL(request.url).searchParams.get('id');
	if (!id) return { id: '', name: '', mobile: '', email: '' };
	return context.get(apiContext)('GET /openapi/user/contact/{id}', { id });
}

function readContact(form: FormData) {
	return parse<ContactDraft, string[]>(form, {
		resolve() {
			const text = (name: string) => String(form.get(name) ?? '');
			const draft = { name: text('name'), mobile: text('mobile'), email: text('email') };
			const error = Object.fromEntries(Object.entries(contactProblems(draft)).map(([field, problem]) => [field, [problem]]));
			return Object.keys(error).length > 0 ? { error } : { value: draft };
		},
	});
}

export async function action({ request, context }: ActionFunctionArgs) {
	const form = await request.formData();
	const submission = readContact(form);
	if (submission.status !== 'success') return data({ result: submission.reply(), failed: false }, { status: 422 });
	try {
		const id = String(form.get('id') ?? '') || undefined;
		const saved = await context.get(apiContext)('POST /contact', { id, ...submission.value });
		if (saved.state === 'saved') return redirect(paths.contacts);
		const fieldErrors = Object.fromEntries(Object.entries(saved.problems).map(([field, problem]) => [field, [problem]]));
		return data({ result: submission.reply({ fieldErrors }), failed: false }, { status: 422 });
	} catch (error) {
		if ((error as { code?: string }).code === 'not-logged-in') throw error;
		return data({ result: submission.reply({ formErrors: [''] }), failed: true }, { status: 502 });
	}
}

export const shouldRevalidate = (): boolean => false;

export default function ContactEditor() {
	const { t } = useTranslation('contacts');
	const contact = useLoaderData<typeof loader>();
	const served = useActionData<typeof action>();
	const fetcher = useFetcher<typeof action>();
	const answer = fetcher.data ?? served;
	const pending = fetcher.state !== 'idle';
	const address = contact.id ? `${paths.contactEditor}?${new URLSearchParams({ id: contact.id })}` : paths.contactEditor;
	const [form, fields] = useForm<ContactDraft>({
		id: 'contact',
		lastResult: answer?.result,
		onValidate: ({ formData }) => readContact(formData),
		shouldRevalidate: 'onInput',
		defaultNoValidate: true,
	});
	useUnsavedInput(form.dirty);
	const properties = getFormProps(form);
	const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
		properties.onSubmit(event);
		if (event.defaultPrevented) return;
		event.preventDefault();
		if (!pending) void fetcher.submit(new FormData(event.currentTarget), { method: 'post', action: address });
	};
	const say = (errors: readonly string[] | undefined) => {
		const [problem] = errors ?? [];
		return problem && (isProblem(problem) ? t(`problem.${problem}`) : problem);
	};
	const failures = FIELDS.flatMap((name) => {
		const text = say(fields[name].errors);
		return text ? [{ id: fields[name].id, text }] : [];
	});
	return (
		<EditorPage title={t(contact.id ? 'contact.edit' : 'contact.add')} path={paths.contactEditor}>
			<form method="post" action={address} {...properties} onSubmit={onSubmit} className="grid gap-6">
				<ErrorSummary title={t('summary')} failures={failures} />
				{answer?.failed && !pending && (
					<Notice tone="error" live>
						{t('unavailable')}
					</Notice>
				)}
				{contact.id && <input type="hidden" name="id" value={contact.id} />}
				{FIELDS.map((name) => (
					<Field
						key={name}
						id={fields[name].id}
						label={t(`contact.${name}`)}
						hint={name === 'email' ? t('contact.emailHint') : undefined}
						note={name === 'email' ? t('passenger.optional') : undefined}
						error={say(fields[name].errors)}
					>
						{(control) => (
							<TextInput
								{...control}
								name={fields[name].name}
								defaultValue={contact[name]}
								type={name === 'email' ? 'email' : name === 'mobile' ? 'tel' : 'text'}
								autoComplete="off"
							/>
						)}
					</Field>
				))}
				<Button type="submit" size="lg" busy={pending} className="justify-self-start max-md:w-full">
					{t('passenger.save')}
				</Button>
			</form>
		</EditorPage>
	);
}
