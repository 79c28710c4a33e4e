import { type ReactNode, useState } from 'react';
import { useRevalidator } from 'react-router';
import { browserApi } from '#client/app/api.ts';
import { useLanguage } from '#client/app/facts.tsx';
import { failureText } from '#client/app/failed-call.ts';
import { useTranslation } from '#client/i18n/use-translation.ts';
import { useMessages } from '#client/ui/messages.tsx';
import { Tag } from '#client/ui/tag.tsx';
import type { ContactView, PassengerView } from '#shared/catalogue/bff/contacts.ts';
import { newPressKey } from '#shared/press-key.ts';
import { formatDate } from '#shared/rules/dates.ts';
import { EntryCard } from './entry-card.tsx';

function Fact({ label, className, children }: { label: string; className?: string; children: ReactNode }) {
	return (
		<>
			<dt className="text-2">{label}</dt>
			<dd className={className}>{children}</dd>
		</>
	);
}

/** The number of a document: masked, or in full while the member wants to see it. */
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
		<Fact label={t(`types.${documentType}`)} className="flex flex-wrap items-center gap-x-2">
			<span className="tabular">{number || numberMasked}</span>
			<button
				type="button"
				onClick={toggle}
				className="inline-flex min-h-target items-center px-2 text-14 text-link underline-offset-4 hover:underline noscript:hidden"
			>
				{t(number ? 'hide' : 'reveal')}
			</button>
			<span role="status" className="sr-only">
				{number && t('revealed', { number })}
			</span>
		</Fact>
	);
}

export function PassengerRow({ passenger }: { passenger: PassengerView }) {
	const { t } = useTranslation('contacts');
	const lang = useLanguage();
	const { revalidate } = useRevalidator();
	const { id, name, pinyin, gender, birthday, expiry, mobileMasked, attention } = passenger;
	const remove = async () => {
		const whole = await browserApi('GET /passenger', { id });
		await browserApi('DELETE /openapi/user/tourist/{id}', { id }, newPressKey());
		return async () => {
			await browserApi('POST /passenger', { ...whole, id: undefined }, newPressKey());
			await revalidate();
		};
	};
	return (
		<EntryCard kind="passenger" id={id} name={name} remove={remove}>
			<div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
				<div className="min-w-0 flex-[1_1_6rem]">
					<h3 className="text-20 wrap-anywhere leading-head font-semibold">{name}</h3>
					<p lang="en" className="mt-1 text-14 wrap-anywhere text-2">
						{pinyin}
					</p>
				</div>
				{attention && <Tag tone="warning">{t(`attention.${attention}`)}</Tag>}
			</div>
			<dl className="mt-4 grid grid-cols-[auto_1fr] items-center gap-x-6 gap-y-1">
				<DocumentNumber passenger={passenger} />
				{expiry && <Fact label={t('passenger.expiry')}>{formatDate(expiry, 'day', lang)}</Fact>}
				<Fact label={t('passenger.birthday')}>
					{[
						birthday ? formatDate(birthday, 'day', lang) : t('problem.missing.birthday'),
						gender !== null && t(gender === 1 ? 'gender.1' : 'gender.0'),
					]
						.filter(Boolean)
						.join(' · ')}
				</Fact>
				<Fact label={t('passenger.mobile')} className="tabular">
					{mobileMasked}
				</Fact>
			</dl>
		</EntryCard>
	);
}

export function ContactRow({ contact: { id, name, mobileMasked, email } }: { contact: ContactView }) {
	const { t } = useTranslation('contacts');
	const { revalidate } = useRevalidator();
	const remove = async () => {
		const whole = await browserApi('GET /openapi/user/contact/{id}', { id });
		await browserApi('DELETE /openapi/user/contact/{id}', { id }, newPressKey());
		return async () => {
			await browserApi('POST /contact', { name: whole.name, mobile: whole.mobile, email: whole.email }, newPressKey());
			await revalidate();
		};
	};
	return (
		<EntryCard kind="contact" id={id} name={name} remove={remove}>
			<h3 className="text-20 wrap-anywhere leading-head font-semibold">{name}</h3>
			<dl className="mt-3 grid grid-cols-[auto_1fr] gap-x-6 gap-y-1">
				<Fact label={t('contact.mobile')} className="tabular">
					{mobileMasked}
				</Fact>
				{email && (
					<Fact label={t('contact.email')} className="break-all">
						{email}
					</Fact>
				)}
			</dl>
		</EntryCard>
	);
}
