import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useRevalidator } from 'react-router';
import { browserApi } from '#client/app/api.ts';
import { useLanguage } from '#client/app/facts.tsx';
import { failureText } from '#client/app/failed-call.ts';
import { useMessages } from '#client/ui/messages.tsx';
import { Tag } from '#client/ui/tag.tsx';
import type { ContactView, PassengerView } from '#shared/catalogue/bff/contacts.ts';
import { paths } from '#shared/paths.ts';
import { formatDate } from '#shared/rules/dates.ts';
import { Removable } from './removable.tsx';

const link = 'inline-flex min-h-target items-center px-2 text-link underline-offset-4 hover:underline';

function Card({ name, edit, remove, children }: { name: string; edit: string; remove: ReactNode; children: ReactNode }) {
	const { t } = useTranslation('contacts');
	return (
		<article className="flex h-full flex-col rounded-3 border border-line bg-white p-5 md:p-6">
			{children}
			<div className="-mx-2 mt-auto flex gap-2 pt-4">
				<Link to={edit} aria-label={t('editNamed', { name })} className={link}>
					{t('edit')}
				</Link>
				{remove}
			</div>
		</article>
	);
}

/** The number of a document: masked, and in full once the member asks for it, until the page is left. */
function DocumentNumber({ passenger: { id, documentType, numberMasked } }: { passenger: PassengerView }) {
	const { t } = useTranslation('contacts');
	const show = useMessages();
	const [number, setNumber] = useState('');
	const toggle = () => {
		if (number) return setNumber('');
		browserApi('GET /passenger', { id }).then(
			(passenger) => setNumber(passenger.number),
			(error: unknown) => show('error', failureText(error, t('failed'))),
		);
	};
	return (
		<>
			<dt className="text-2">{t(`types.${documentType}`)}</dt>
			<dd className="flex flex-wrap items-center gap-x-2">
				<span className="tabular">{number || numberMasked}</span>
				<button type="button" onClick={toggle} className={`text-14 ${link} noscript:hidden`}>
					{t(number ? 'hide' : 'reveal')}
				</button>
				<span role="status" className="sr-only">
					{number && t('revealed', { number })}
				</span>
			</dd>
		</>
	);
}

export function PassengerRow({ passenger }: { passenger: PassengerView }) {
	const { t } = useTranslation('contacts');
	const lang = useLanguage();
	const { revalidate } = useRevalidator();
	const { id, name, pinyin, gender, birthday, expiry, mobileMasked, attention } = passenger;
	const remove = async () => {
		const whole = await browserApi('GET /passenger', { id });
		await browserApi('DELETE /openapi/user/tourist/{id}', { id });
		return async () => {
			await browserApi('POST /passenger', { ...whole, id: undefined });
			await revalidate();
		};
	};
	return (
		<Removable name={name} remove={remove}>
			{(button) => (
				<Card name={name} edit={`${paths.passengerEditor}?${new URLSearchParams({ id })}`} remove={button}>
					<div className="flex items-start justify-between gap-3">
						<div className="min-w-0">
							<h3 className="truncate text-20 leading-head font-semibold">{name}</h3>
							<p lang="en" className="mt-1 truncate text-14 text-2">
								{pinyin}
							</p>
						</div>
						{attention && <Tag tone="warning">{t(`attention.${attention}`)}</Tag>}
					</div>
					<dl className="mt-4 grid grid-cols-[auto_1fr] items-center gap-x-6 gap-y-1">
						<DocumentNumber passenger={passenger} />
						{expiry && (
							<>
								<dt className="text-2">{t('passenger.expiry')}</dt>
								<dd>{formatDate(expiry, 'day', lang)}</dd>
							</>
						)}
						<dt className="text-2">{t('passenger.birthday')}</dt>
						<dd>
							{[birthday && formatDate(birthday, 'day', lang), gender !== null && t(gender === 1 ? 'gender.1' : 'gender.0')]
								.filter(Boolean)
								.join(' · ')}
						</dd>
						<dt className="text-2">{t('passenger.mobile')}</dt>
						<dd className="tabular">{mobileMasked}</dd>
					</dl>
				</Card>
			)}
		</Removable>
	);
}

export function ContactRow({ contact: { id, name, mobileMasked, email } }: { contact: ContactView }) {
	const { t } = useTranslation('contacts');
	const { revalidate } = useRevalidator();
	const remove = async () => {
		const whole = await browserApi('GET /openapi/user/contact/{id}', { id });
		await browserApi('DELETE /openapi/user/contact/{id}', { id });
		return async () => {
			await browserApi('POST /contact', { name: whole.name, mobile: whole.mobile, email: whole.email });
			await revalidate();
		};
	};
	return (
		<Removable name={name} remove={remove}>
			{(button) => (
				<Card name={name} edit={`${paths.contactEditor}?${new URLSearchParams({ id })}`} remove={button}>
					<h3 className="truncate text-20 leading-head font-semibold">{name}</h3>
					<dl className="mt-3 grid grid-cols-[auto_1fr] gap-x-6 gap-y-1">
						<dt className="text-2">{t('contact.mobile')}</dt>
						<dd className="tabular">{mobileMasked}</dd>
						{email && (
							<>
								<dt className="text-2">{t('contact.email')}</dt>
								<dd className="break-all">{email}</dd>
							</>
						)}
					</dl>
				</Card>
			)}
		</Removable>
	);
}
