import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSite } from '#client/app/facts.tsx';
import { buttonStyle } from '#client/ui/button.tsx';
import { CopyButton } from '#client/ui/copy-button.tsx';
import { Field, TextArea, TextInput } from '#client/ui/field.tsx';
import { useMessages } from '#client/ui/messages.tsx';
import { Select } from '#client/ui/select.tsx';
import { KINDS } from './kinds.ts';

/** The one-line fields beside the kind of event and the wishes. */
const LINES = { people: {}, month: {}, name: { autoComplete: 'name' }, phone: { type: 'tel', autoComplete: 'tel' } } as const;
const ORDER = ['kind', 'people', 'month', 'name', 'phone', 'wishes'] as const;
type Values = Partial<Record<(typeof ORDER)[number], string>>;

/**
 * Renders the questions about an event, and writes the answers into a text: an e-mail that the visitor's own program sends, or a
 * copy to paste elsewhere. Nothing is sent to our server, since the backend takes no enquiries.
 */
export function EnquiryForm() {
	const { t } = useTranslation('mice');
	const { email } = useSite();
	const show = useMessages();
	const [values, setValues] = useState<Values>({});
	const set = (name: keyof Values) => ({
		name,
		value: values[name] ?? '',
		onChange: ({ target }: { target: { value: string } }) => setValues((before) => ({ ...before, [name]: target.value })),
	});
	const text = ORDER.flatMap((name) => {
		const value = values[name]?.trim();
		return value ? t('enquiry.line', { label: t(`enquiry.${name}`), value }) : [];
	}).join('\n');
	const message = new URLSearchParams({ subject: t('contact.subject'), ...(text && { body: text.replaceAll('\n', '\r\n') }) });
	return (
		<form aria-labelledby="contact-title" onSubmit={(event) => event.preventDefault()} className="mt-6 border-t border-line pt-6">
			<div className="grid gap-x-5 gap-y-4 sm:grid-cols-2 noscript:hidden">
				<Field label={t('enquiry.kind')} className="sm:col-span-2">
					{(control) => (
						<Select {...control} {...set('kind')}>
							<option value="">{t('enquiry.anyKind')}</option>
							{KINDS.map((kind) => (
								<option key={kind}>{t(`kinds.${kind}.title`)}</option>
							))}
						</Select>
					)}
				</Field>
				{(['people', 'month', 'name', 'phone'] as const).map((name) => (
					<Field key={name} label={t(`enquiry.${name}`)}>
						{(control) => <TextInput {...control} {...LINES[name]} {...set(name)} maxLength={80} />}
					</Field>
				))}
				<Field label={t('enquiry.wishes')} className="sm:col-span-2">
					{(control) => <TextArea {...control} {...set('wishes')} rows={3} maxLength={600} />}
				</Field>
			</div>
			<div className="mt-6 flex flex-wrap gap-3">
				{email && (
					<a href={`mailto:${email}?${message.toString().replaceAll('+', '%20')}`} className={buttonStyle('primary', 'md')}>
						{t('contact.write')}
					</a>
				)}
				<CopyButton
					text={`${t('contact.subject')}\n${text}`}
					onCopied={() => show('ok', t('enquiry.copied'))}
					className={buttonStyle(email ? 'secondary' : 'primary', 'md', 'noscript:hidden')}
				>
					{t('enquiry.copy')}
				</CopyButton>
			</div>
			<p className="mt-3 text-14 text-muted noscript:hidden">{t(email ? 'enquiry.note' : 'enquiry.noteCopy', { email })}</p>
		</form>
	);
}
