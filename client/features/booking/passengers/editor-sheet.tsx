import { type ReactNode, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { browserApi } from '#client/app/api.ts';
import { apiOfPress } from '#client/app/api-context.ts';
import { failedCall } from '#client/app/failed-call.ts';
import { ContactForm } from '#client/parts/contact/contact-form.tsx';
import { saveContact } from '#client/parts/contact/save-contact.ts';
import { LoadFailed } from '#client/parts/failure-notice.tsx';
import { useDirectSender } from '#client/parts/form-sender.ts';
import { PassengerForm } from '#client/parts/passenger/passenger-form.tsx';
import type { SaveAnswer } from '#client/parts/passenger/save-entry.ts';
import { savePassenger } from '#client/parts/passenger/save-passenger.ts';
import { entryForm, forgetTyped } from '#client/parts/passenger/typed-entries.ts';
import { Sheet } from '#client/ui/sheet.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { useLoaded } from '#client/ui/use-loaded.ts';
import { paths } from '#shared/paths.ts';
import { todayInShanghai } from '#shared/rules/dates.ts';
import type { BookingInput } from './use-booking.ts';

/**
 * An entry that is edited over the booking. `id` is null for a new one; a new passenger then gets a bed in `cabin`. With `passport` the
 * form asks for a passport in place of the passenger's document.
 */
export type Editing = { kind: 'passenger' | 'contact'; id: string | null; cabin: number | null; passport?: boolean };

type EditorProps = { id: string | null; onSaved: (id: string) => Promise<void> };

/** Saves the form named `typed` from the sheet, which stays open until `onSaved` has resolved. */
const useSender = (
	action: string,
	typed: string,
	onSaved: EditorProps['onSaved'],
	save: (form: FormData) => Promise<SaveAnswer>,
) =>
	useDirectSender(action, async (form): Promise<SaveAnswer> => {
		try {
			const answer = await save(form);
			if (answer.saved === null) return answer;
			forgetTyped(typed);
			await onSaved(answer.saved);
			return answer;
		} catch (error) {
			return { saved: null, failure: failedCall(error) };
		}
	});

function Waiting({ failed, failure, retry }: { failed: boolean; failure: unknown; retry: () => void }) {
	const { t } = useTranslation('contacts');
	if (!failed) return <Skeleton className="h-120" />;
	return <LoadFailed failure={failure} title={t('notRead')} onRetry={retry} />;
}

const FOR_PASSPORT = { documentType: 'PASSPORT', number: '', issue: '', expiry: '' } as const;

function PassengerEditor({ id, passport, today, onSaved }: EditorProps & { passport: boolean; today: string }) {
	const load = useCallback(
		() =>
			Promise.all([
				browserApi('GET /passenger', { id: id ?? undefined }),
				browserApi('GET /openapi/countrySmsCode', {}).catch(() => []),
			]),
		[id],
	);
	const { loaded, failure, retry } = useLoaded(load);
	const typed = entryForm('passenger', `${id ?? ''}${passport ? '/passport' : ''}`);
	const sender = useSender(paths.passengerEditor, typed, onSaved, (form) =>
		savePassenger(form, apiOfPress(browserApi, form), today),
	);
	if (loaded === null || loaded === 'failed') return <Waiting failed={loaded === 'failed'} failure={failure} retry={retry} />;
	const [known, countries] = loaded;
	const passenger = passport && known.documentType !== 'PASSPORT' ? { ...known, ...FOR_PASSPORT } : known;
	return <PassengerForm form={typed} passenger={passenger} today={today} countries={countries} sender={sender} />;
}

const NEW_CONTACT = { id: '', name: '', mobile: '', email: '' };

function ContactEditor({ id, onSaved }: EditorProps) {
	const load = useCallback(async () => (id === null ? NEW_CONTACT : browserApi('GET /openapi/user/contact/{id}', { id })), [id]);
	const { loaded, failure, retry } = useLoaded(load);
	const sender = useSender(paths.contactEditor, entryForm('contact', id ?? ''), onSaved, (form) =>
		saveContact(form, apiOfPress(browserApi, form)),
	);
	if (loaded === null || loaded === 'failed') return <Waiting failed={loaded === 'failed'} failure={failure} retry={retry} />;
	return <ContactForm contact={loaded} sender={sender} />;
}

type Props = {
	editing: Editing;
	input: BookingInput;
	timer: ReactNode;
	onSaved: EditorProps['onSaved'];
	onClose: () => void;
};

/** Adds or changes a passenger or contact over the booking; the time left stays in sight. */
export default function EditorSheet({ editing: { kind, id, passport = false }, input, timer, onSaved, onClose }: Props) {
	const { t } = useTranslation(['contacts', 'common']);
	return (
		<Sheet
			open
			onClose={onClose}
			title={t(`${kind}.${id === null ? 'add' : 'edit'}`)}
			closeLabel={t('common:close')}
			width={768}
			dismissible={false}
		>
			<div className="mb-6">{timer}</div>
			{kind === 'passenger' ? (
				<PassengerEditor id={id} passport={passport} today={todayInShanghai(new Date(input.booking.now))} onSaved={onSaved} />
			) : (
				<ContactEditor id={id} onSaved={onSaved} />
			)}
		</Sheet>
	);
}
