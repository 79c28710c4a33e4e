import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import { browserApi } from '#client/app/api.ts';
import { useLanguage } from '#client/app/facts.tsx';
import { failureText } from '#client/app/failed-call.ts';
import { DOT } from '#client/ui/dot.ts';
import { FactsList } from '#client/ui/facts-list.tsx';
import { useMessages } from '#client/ui/messages.tsx';
import { Tag } from '#client/ui/tag.tsx';
import type { ContactView, PassengerView } from '#shared/catalogue/bff/contacts.ts';
import { newPressKey } from '#shared/press-key.ts';
import { formatDate } from '#shared/rules/dates.ts';
import { EntryCard } from './entry-card.tsx';

/** The number of a document: masked, or in full while the member wants to see it. */
function DocumentNumber({ passenger: { id, numberMasked } }: { passenger: PassengerView }) {
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
		<span className="flex flex-wrap items-center gap-x-2">
			<span>{number || numberMasked}</span>
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
		</span>
	);
}

export function PassengerRow({ passenger }: { passenger: PassengerView }) {
	const { t } = useTranslation('contacts');
	const lang = useLanguage();
	const { revalidate } = useRevalidator();
	const { id, name, pinyin, gender, birthday, documentType, expiry, mobileMasked, attention } = passenger;
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
					<h3 className="text-18 wrap-anywhere leading-head font-semibold">{name}</h3>
					<p lang="en" className="mt-1 text-14 wrap-anywhere text-muted">
						{pinyin}
					</p>
				</div>
				{attention && <Tag tone="warning">{t(`attention.${attention}`)}</Tag>}
			</div>
			<FactsList
				look="columns"
				className="mt-4"
				rows={[
					[t(`types.${documentType}`), <DocumentNumber key="number" passenger={passenger} />],
					[t('passenger.expiry'), expiry && formatDate(expiry, 'day', lang)],
					[
						t('passenger.birthday'),
						[
							birthday ? formatDate(birthday, 'day', lang) : t('problem.missing.birthday'),
							gender !== null && t(gender === 1 ? 'gender.1' : 'gender.0'),
						]
							.filter(Boolean)
							.join(DOT),
					],
					[t('passenger.mobile'), mobileMasked],
				]}
			/>
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
			<h3 className="text-18 wrap-anywhere leading-head font-semibold">{name}</h3>
			<FactsList
				look="columns"
				className="mt-3"
				rows={[
					[t('contact.mobile'), mobileMasked],
					[t('contact.email'), email],
				]}
			/>
		</EntryCard>
	);
}
