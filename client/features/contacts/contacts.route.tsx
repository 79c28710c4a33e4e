import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router';
import { apiContext } from '#client/app/api-context.ts';
import { PageHead } from '#client/layout/page-head.tsx';
import { UpstreamWords } from '#client/parts/failure-notice.tsx';
import { LinkButton } from '#client/ui/button.tsx';
import { Empty } from '#client/ui/empty.tsx';
import { GuestsIcon, PhoneIcon, PlusIcon } from '#client/ui/icons.tsx';
import { RetryNotice } from '#client/ui/notice.tsx';
import { paths } from '#shared/paths.ts';
import { type EntryKind, editorPath } from './editor-page.tsx';
import { ContactRow, PassengerRow } from './rows.tsx';

export const loader = ({ context }: LoaderFunctionArgs) => context.get(apiContext)('GET /contacts', {});

/** A member's passengers or contacts. `refusal` has upstream's own words where it refused to list them. */
function Entries({ kind, rows, refusal }: { kind: EntryKind; rows: readonly ReactNode[] | 'unavailable'; refusal: string }) {
	const { t } = useTranslation(['contacts', 'common']);
	const { revalidate } = useRevalidator();
	const Icon = kind === 'passenger' ? GuestsIcon : PhoneIcon;
	return (
		<section aria-labelledby={`${kind}s`}>
			<div className="mb-6 flex flex-wrap items-end justify-between gap-4 border-b border-line pb-4">
				<div>
					<h2 id={`${kind}s`} className="text-h3">
						{t(`${kind}s`)}
					</h2>
					<p className="mt-1 text-14 text-muted">{t(kind === 'passenger' ? 'passengersText' : 'contactsText')}</p>
				</div>
				<LinkButton to={editorPath(kind)} variant="secondary" size="sm">
					<PlusIcon size={18} />
					<span>{t(kind === 'passenger' ? 'addPassenger' : 'addContact')}</span>
				</LinkButton>
			</div>
			{rows === 'unavailable' ? (
				<RetryNotice label={t('common:retry')} onRetry={() => void revalidate()}>
					{refusal ? <UpstreamWords text={refusal} /> : t('notShown')}
				</RetryNotice>
			) : rows.length === 0 ? (
				<Empty icon={<Icon size={40} />} title={<h3>{t(`empty.${kind}s`)}</h3>}>
					{t(`empty.${kind}sText`)}
				</Empty>
			) : (
				<ul className="grid gap-4 sm:grid-cols-2">{rows}</ul>
			)}
		</section>
	);
}

export default function Contacts() {
	const { t } = useTranslation('contacts');
	const { passengers, contacts, refusal } = useLoaderData<typeof loader>();
	const passengerRows =
		passengers === 'unavailable'
			? passengers
			: passengers.map((passenger) => <PassengerRow key={passenger.id} passenger={passenger} />);
	const contactRows =
		contacts === 'unavailable' ? contacts : contacts.map((contact) => <ContactRow key={contact.id} contact={contact} />);
	return (
		<main className="column py-10 md:py-16">
			<PageHead title={t('title')} path={paths.contacts} />
			<header className="mb-10 md:mb-14">
				<p className="eyebrow">{t('eyebrow')}</p>
				<h1 className="mt-3">{t('title')}</h1>
				<p className="mt-3 max-w-measure text-muted">{t('lead')}</p>
			</header>
			<div className="grid gap-14 md:gap-20">
				<Entries kind="passenger" rows={passengerRows} refusal={refusal} />
				<Entries kind="contact" rows={contactRows} refusal={refusal} />
			</div>
		</main>
	);
}
