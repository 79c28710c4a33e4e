import { type ReactNode, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { browserApi } from '#client/app/api.ts';
import { failedCall } from '#client/app/failed-call.ts';
import { ContactForm } from '#client/parts/contact/contact-form.tsx';
import { saveContact } from '#client/parts/contact/save-contact.ts';
import { useFailureWords } from '#client/parts/failure-notice.tsx';
import { PassengerForm } from '#client/parts/passenger/passenger-form.tsx';
import { type SaveAnswer, savePassenger } from '#client/parts/passenger/save-passenger.ts';
import { RetryNotice } from '#client/ui/retry-notice.tsx';
import { Sheet } from '#client/ui/sheet.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { useLoaded } from '#client/ui/use-loaded.ts';
import { paths } from '#shared/paths.ts';

const WIDTH = 768;

/** What is edited over the booking; `id` null is somebody new, who then gets a bed in `cabin`. */
export type Editing = { kind: 'passenger' | 'contact'; id: string | null; cabin: number | null };

function useSender(save: (form: FormData) => Promise<SaveAnswer>, action: string, onSaved: (id: string) => Promise<void>) {
	const [answer, setAnswer] = useState<SaveAnswer>();
	const [pending, setPending] = useState(false);
	const send = async (form: FormData) => {
		setPending(true);
		try {
			const next = await save(form);
			setAnswer(next);
			if (next.saved !== null) await onSaved(next.saved);
		} catch (error) {
			setAnswer({ saved: null, result: undefined, failure: failedCall(error), status: 502 });
		}
		setPending(false);
	};
	return { action, result: answer?.result, failure: answer?.failure ?? null, pending, send: (form: FormData) => void send(form) };
}

function Waiting({ failed, failure, retry }: { failed: boolean; failure: unknown; retry: () => void }) {
	const { t } = useTranslation(['contacts', 'common']);
	const wordsOf = useFailureWords();
	if (!failed) return <Skeleton className="h-120" />;
	return (
		<RetryNotice title={t('notRead')} label={t('common:retry')} onRetry={retry}>
			{wordsOf(failure)}
		</RetryNotice>
	);
}

type EditorProps = { id: string | null; onSaved: (id: string) => Promise<void> };

function PassengerEditor({ id, today, onSaved }: EditorProps & { today: string }) {
	const load = useCallback(
		() =>
			Promise.all([
				browserApi('GET /passenger', { id: id ?? undefined }),
				browserApi('GET /openapi/countrySmsCode', {}).catch(() => []),
			]),
		[id],
	);
	const { loaded, failure, retry } = useLoaded(load);
	const sender = useSender((form) => savePassenger(form, browserApi, today), paths.passengerEditor, onSaved);
	if (loaded === null || loaded === 'failed') return <Waiting failed={loaded === 'failed'} failure={failure} retry={retry} />;
	const [passenger, countries] = loaded;
	return <PassengerForm passenger={passenger} today={today} countries={countries} sender={sender} />;
}

const NOBODY = { id: '', name: '', mobile: '', email: '' };

function ContactEditor({ id, onSaved }: EditorProps) {
	const load = useCallback(async () => (id === null ? NOBODY : browserApi('GET /openapi/user/contact/{id}', { id })), [id]);
	const { loaded, failure, retry } = useLoaded(load);
	const sender = useSender((form) => saveContact(form, browserApi), paths.contactEditor, onSaved);
	if (loaded === null || loaded === 'failed') return <Waiting failed={loaded === 'failed'} failure={failure} retry={retry} />;
	return <ContactForm contact={loaded} sender={sender} />;
}

/** A passenger or a contact added or changed without leaving the booking; its time stays in sight. */
export default function EditorSheet({
	editing: { kind, id },
	today,
	timer,
	onSaved,
	onClose,
}: {
	editing: Editing;
	today: string;
	timer: ReactNode;
	onSaved: (id: string) => Promise<void>;
	onClose: () => void;
}) {
	const { t } = useTranslation(['contacts', 'common']);
	return (
		<Sheet
			open
			onClose={onClose}
			title={t(`${kind}.${id === null ? 'add' : 'edit'}`)}
			closeLabel={t('common:close')}
			width={WIDTH}
			dismissible={false}
		>
			<div className="mb-6">{timer}</div>
			{kind === 'passenger' ? (
				<PassengerEditor id={id} today={today} onSaved={onSaved} />
			) : (
				<ContactEditor id={id} onSaved={onSaved} />
			)}
		</Sheet>
	);
}
