import { useTranslation } from 'react-i18next';
import { PersonName } from '#client/parts/order/person-name.tsx';
import { DOT } from '#client/ui/dot.ts';
import { FieldError } from '#client/ui/field.tsx';
import { PlusIcon } from '#client/ui/icons.tsx';
import { ADD_CONTACT, contactControl, RETRY_CONTACTS } from './control-ids.ts';
import { RetryList } from './retry-list.tsx';
import type { OpenSheet } from './sheets.tsx';
import type { BookingInput } from './use-booking.ts';

const link = 'min-h-target min-w-target shrink-0 px-2 text-link underline-offset-4 hover:underline';

type Props = { input: BookingInput; showMissing: boolean; openSheet: (sheet: OpenSheet) => void };

/** The contacts of a member, one of them is chosen for the order. */
export function ContactChoice({ input, showMissing, openSheet }: Props) {
	const { t } = useTranslation(['booking', 'contacts']);
	const { booking, contactId, chooseContact } = input;
	const edit = (id: string | null) => openSheet({ kind: 'contact', id, cabin: null });
	if (booking.contacts === 'unavailable')
		return <RetryList id={RETRY_CONTACTS} text={t('contact.unavailable')} reload={input.reload} />;
	const missing = showMissing && contactId === null;
	return (
		<fieldset className="card m-0 min-w-0 py-3" aria-describedby={missing ? 'contact-problem' : undefined}>
			<legend className="sr-only">{t('contact.title')}</legend>
			<ul className="divide-y divide-line">
				{booking.contacts.map(({ id, name, mobileMasked, email }) => (
					<li key={id} className="flex items-start gap-2 py-1">
						<label className="flex min-h-target min-w-0 flex-1 cursor-pointer items-start gap-3 py-2.5">
							<input
								type="radio"
								id={contactControl(id)}
								name="contact"
								checked={contactId === id}
								aria-invalid={missing || undefined}
								onChange={() => chooseContact(id)}
								className="mt-0.5 size-5 shrink-0 accent-(--action)"
							/>
							<span className="grid min-w-0 flex-1 gap-x-6 leading-6 md:grid-cols-[minmax(0,14rem)_minmax(0,1fr)]">
								<span id={`contact-name-${id}`} className="font-semibold">
									<PersonName name={name} />
								</span>
								<span className="tabular text-14 leading-6 break-words text-muted">
									{[mobileMasked, email].filter(Boolean).join(DOT)}
								</span>
							</span>
						</label>
						<button
							type="button"
							id={`contact-edit-${id}`}
							aria-labelledby={`contact-edit-${id} contact-name-${id}`}
							onClick={() => edit(id)}
							className={`text-14 ${link}`}
						>
							{t('contacts:edit')}
						</button>
					</li>
				))}
			</ul>
			<button
				type="button"
				id={ADD_CONTACT}
				onClick={() => edit(null)}
				className={`-ml-2 inline-flex items-center gap-2 ${link}`}
			>
				<PlusIcon size={20} />
				{t('contacts:addContact')}
			</button>
			<FieldError id="contact-problem" className="pb-2">
				{missing && t('contact.missing')}
			</FieldError>
		</fieldset>
	);
}
