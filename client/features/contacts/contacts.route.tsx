import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router';
import { apiContext } from '#client/app/api-context.ts';
import { PageHead } from '#client/layout/page-head.tsx';
import { UpstreamWords } from '#client/parts/failure-notice.tsx';
import { LinkButton } from '#client/ui/button.tsx';
import { Empty } from '#client/ui/empty.tsx';
import { PhoneIcon } from '#client/ui/icons.tsx';
import { RetryNotice } from '#client/ui/retry-notice.tsx';
import { GuestsIcon, PlusIcon } from '#client/ui/task-icons.tsx';
import { paths } from '#shared/paths.ts';
import { ContactRow, PassengerRow } from './rows.tsx';

export const loader = ({ context }: LoaderFunctionArgs) => context.get(apiContext)('GET /contacts', {});

/** A member's frequent passengers and contacts. */
export default function Contacts() {
	const { t } = useTranslation(['contacts', 'common']);
	const { revalidate } = useRevalidator();
	const { passengers, contacts, refusal } = useLoaderData<typeof loader>();
	const add = (kind: 'passenger' | 'contact') => (
		<LinkButton to={kind === 'passenger' ? paths.passengerEditor : paths.contactEditor} variant="secondary" size="sm">
			<PlusIcon size={18} />
			{t(kind === 'passenger' ? 'addPassenger' : 'addContact')}
		</LinkButton>
	);
	const notShown = (
		<RetryNotice label={t('common:retry')} onRetry={() => void revalidate()}>
			{refusal ? <UpstreamWords text={refusal} /> : t('notShown')}
		</RetryNotice>
	);
	const section = 'mb-6 flex flex-wrap items-end justify-between gap-4 border-b border-line pb-4';
	return (
		<main className="column py-10 md:py-16">
			<PageHead title={t('title')} path={paths.contacts} />
			<header className="mb-10 md:mb-14">
				<p className="eyebrow">{t('eyebrow')}</p>
				<h1 className="mt-3">{t('title')}</h1>
				<p className="mt-3 max-w-measure text-2">{t('lead')}</p>
			</header>
			<section aria-labelledby="passengers">
				<div className={section}>
					<div>
						<h2 id="passengers" className="text-h3">
							{t('passengers')}
						</h2>
						<p className="mt-1 text-14 text-2">{t('passengersText')}</p>
					</div>
					{add('passenger')}
				</div>
				{passengers === 'unavailable' ? (
					notShown
				) : passengers.length === 0 ? (
					<Empty icon={<GuestsIcon size={40} />} title={<h3>{t('empty.passengers')}</h3>}>
						{t('empty.passengersText')}
					</Empty>
				) : (
					<ul className="grid gap-4 sm:grid-cols-2">
						{passengers.map((passenger) => (
							<PassengerRow key={passenger.id} passenger={passenger} />
						))}
					</ul>
				)}
			</section>
			<section aria-labelledby="contacts" className="mt-14 md:mt-20">
				<div className={section}>
					<div>
						<h2 id="contacts" className="text-h3">
							{t('contacts')}
						</h2>
						<p className="mt-1 text-14 text-2">{t('contactsText')}</p>
					</div>
					{add('contact')}
				</div>
				{contacts === 'unavailable' ? (
					notShown
				) : contacts.length === 0 ? (
					<Empty icon={<PhoneIcon size={40} />} title={<h3>{t('empty.contacts')}</h3>}>
						{t('empty.contactsText')}
					</Empty>
				) : (
					<ul className="grid gap-4 sm:grid-cols-2">
						{contacts.map((contact) => (
							<ContactRow key={contact.id} contact={contact} />
						))}
					</ul>
				)}
			</section>
		</main>
	);
}
