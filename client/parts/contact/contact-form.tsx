import { getFormProps, useForm } from '@conform-to/react';
import type { SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useUnsavedInput } from '#client/layout/unsaved-input.tsx';
import type { PassengerSender } from '#client/parts/passenger/passenger-fields.tsx';
import { isProblem } from '#client/parts/passenger/problems.ts';
import { Button } from '#client/ui/button.tsx';
import { ErrorSummary } from '#client/ui/error-summary.tsx';
import { Field } from '#client/ui/field.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { TextInput } from '#client/ui/text-input.tsx';
import type { ContactDraft } from '#shared/rules/contact.ts';
import { readContact } from './save-contact.ts';

const FIELDS = ['name', 'mobile', 'email'] as const;

/** A contact to add or change, on a page of its own and while booking. */
export function ContactForm({
	contact,
	sender: { action, result, failed, pending, send },
}: {
	contact: ContactDraft & { id: string };
	sender: PassengerSender;
}) {
	const { t } = useTranslation('contacts');
	const [form, fields] = useForm<ContactDraft>({
		id: 'contact-form',
		lastResult: result,
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
		if (!pending) send(new FormData(event.currentTarget));
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
		<form method="post" action={action} {...properties} onSubmit={onSubmit} className="grid gap-6">
			<ErrorSummary title={t('summary')} failures={failures} />
			{failed && !pending && (
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
	);
}
