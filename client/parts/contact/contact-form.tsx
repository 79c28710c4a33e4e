import { useForm } from '@conform-to/react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useUnsavedInput } from '#client/app/unsaved-input.tsx';
import { EditorForm } from '#client/parts/passenger/editor-form.tsx';
import type { EditorSender } from '#client/parts/passenger/save-entry.ts';
import { entryForm, useTyped } from '#client/parts/passenger/typed-entries.ts';
import { useFieldFailures, useProblemWords } from '#client/parts/passenger/use-problem-words.ts';
import { Field, TextInput } from '#client/ui/field.tsx';
import type { ContactDraft } from '#shared/rules/contact.ts';
import { draftOf, readContact } from './save-contact.ts';

const FIELDS = ['name', 'mobile', 'email'] as const;

/** The form of a contact, for a page of its own and over a booking. What was typed before the form was left is there again. */
export function ContactForm({ contact, sender }: { contact: ContactDraft & { id: string }; sender: EditorSender }) {
	const { t } = useTranslation('contacts');
	const say = useProblemWords('contacts');
	const failuresOf = useFieldFailures();
	const [form, fields] = useForm<ContactDraft>({
		id: 'contact-form',
		lastResult: sender.answer?.result,
		onValidate: ({ formData }) => readContact(formData),
		shouldRevalidate: 'onInput',
		defaultNoValidate: true,
	});
	const frame = useRef<HTMLDivElement>(null);
	const before = useTyped(entryForm('contact', contact.id), frame, draftOf, sender.answer !== undefined);
	useUnsavedInput(form.dirty || before !== undefined);
	const failures = failuresOf(FIELDS.map((name) => [name, fields[name]]));
	return (
		<div ref={frame}>
			<EditorForm form={form} id={contact.id} failures={failures} sender={sender} className="gap-6">
				{FIELDS.map((name) => (
					<Field
						key={name}
						id={fields[name].id}
						label={t(`contact.${name}`)}
						hint={name === 'email' ? t('contact.emailHint') : undefined}
						note={name === 'email' ? t('passenger.optional') : undefined}
						error={say(name, fields[name].errors?.[0])}
					>
						{(control) => (
							<TextInput
								{...control}
								name={fields[name].name}
								defaultValue={before?.[name] ?? (sender.answer?.result ? fields[name].initialValue : contact[name])}
								type={name === 'email' ? 'email' : name === 'mobile' ? 'tel' : 'text'}
								autoComplete="off"
							/>
						)}
					</Field>
				))}
			</EditorForm>
		</div>
	);
}
