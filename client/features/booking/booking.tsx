import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage, useSite } from '#client/facts.tsx';
import { Button } from '#client/ui/button.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { Select } from '#client/ui/select.tsx';
import type { BookingView } from '#shared/catalogue/bff/booking.ts';
import { voyagePath } from '#shared/paths.ts';
import { formatDate } from '#shared/rules/dates.ts';
import { formatMoney } from '#shared/rules/money.ts';
import { CabinGuests } from './cabin-guests.tsx';
import { TimerBar, useHoldLeft } from './timer-bar.tsx';
import { type BookingInput, useBooking } from './use-booking.ts';

function Contact({ booking, input, asked }: { booking: BookingView; input: BookingInput; asked: boolean }) {
	const { t } = useTranslation('booking');
	const missing = asked && input.contactId === null;
	return (
		<section aria-labelledby="contact" className="mt-12">
			<h2 id="contact" className="text-h3!">
				{t('contact.title')}
			</h2>
			<p className="mt-2 mb-5 text-2">{t('contact.lead')}</p>
			<label htmlFor="contact-person" className="mb-1.5 block text-14 font-semibold">
				{t('contact.label')}
			</label>
			<Select
				id="contact-person"
				className="max-w-120"
				value={input.contactId ?? ''}
				aria-invalid={missing || undefined}
				aria-describedby={missing ? 'contact-problem' : undefined}
				onChange={({ target }) => input.chooseContact(target.value || null)}
			>
				<option value="">{t('contact.choose')}</option>
				{booking.contacts.map(({ id, name, mobileMasked }) => (
					<option key={id} value={id}>
						{name} · {mobileMasked}
					</option>
				))}
			</Select>
			{missing && (
				<p id="contact-problem" className="mt-1.5 text-14 text-red-700">
					{t('contact.missing')}
				</p>
			)}
		</section>
	);
}

const SAVE_WORDS = { saved: 'save.saved', saving: 'save.saving', failed: 'save.failed' } as const;

/** A booking that has begun. Nothing is lost when its time runs out: the same cabins can be held again. */
export function Booking({ booking }: { booking: BookingView }) {
	const { t } = useTranslation('booking');
	const lang = useLanguage();
	const { phone } = useSite();
	const input = useBooking(booking);
	const left = useHoldLeft(booking);
	const [asked, setAsked] = useState(false);
	const summary = useRef<HTMLDivElement>(null);
	const { voyage, cabins, total } = booking;
	const go = () => {
		setAsked(true);
		requestAnimationFrame(() => summary.current?.focus());
	};
	const gone = cabins.filter(({ categoryId }) => input.missing.includes(categoryId)).map(({ name }) => name);
	return (
		<>
			<TimerBar left={left} holding={input.holding} onHoldAgain={input.holdAgain} />
			<div className="column grid items-start gap-x-12 gap-y-10 py-8 pb-32 md:py-12 lg:grid-cols-[minmax(0,1fr)_22rem]">
				<div className="min-w-0">
					<header className="mb-8">
						<p className="eyebrow">{t('eyebrow')}</p>
						<h1 className="mt-3 text-h2!">{t('title')}</h1>
						<p className="mt-3 text-2">
							<Link to={voyagePath(voyage)} className="text-link underline underline-offset-4">
								{voyage.title}
							</Link>
							<span aria-hidden="true"> · </span>
							{formatDate(voyage.date, 'day', lang)}
							<span aria-hidden="true"> · </span>
							{voyage.ship.name}
						</p>
					</header>
					<div ref={summary} tabIndex={-1} className="mb-6 grid gap-3 outline-none empty:hidden">
						{asked && !input.complete && (
							<Notice tone="error" live title={t('incomplete.title')}>
								{t('incomplete.text')}
							</Notice>
						)}
						{asked && input.complete && left > 0 && (
							<Notice tone="ok" live title={t('ready.title')}>
								{t('ready.text', { phone })}
							</Notice>
						)}
						{gone.length > 0 && (
							<Notice tone="error" live title={t('again.missing')}>
								{gone.join(t('comma'))}
							</Notice>
						)}
						{input.holdFailed && (
							<Notice tone="error" live>
								{t('again.failed')}
							</Notice>
						)}
						{left === 0 && gone.length === 0 && (
							<Notice
								tone="warning"
								live
								title={t('expired.title')}
								action={
									<Button busy={input.holding} onClick={input.holdAgain} className="mt-2">
										{t('timer.again')}
									</Button>
								}
							>
								{t('expired.text')}
							</Notice>
						)}
					</div>
					<h2 className="text-h3!">{t('guests.title')}</h2>
					<p className="mt-2 mb-5 text-2">{t('guests.lead')}</p>
					<div className="grid gap-4">
						{cabins.map((cabin, index) => (
							<CabinGuests
								key={`${cabin.categoryId}/${cabin.roomNum}`}
								booking={booking}
								input={input}
								index={index}
								cabin={cabin}
								asked={asked}
							/>
						))}
					</div>
					<Contact booking={booking} input={input} asked={asked} />
				</div>
				<section
					aria-labelledby="sum"
					data-bottom-bar=""
					className="fixed inset-x-0 bottom-0 z-sticky border-t border-line bg-page px-gutter py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] shadow-2 md:sticky md:top-[calc(var(--header)+5rem)] md:bottom-auto md:z-auto md:rounded-3 md:border md:bg-soft md:p-6 md:shadow-none"
				>
					<h2 id="sum" className="mb-4 font-sans text-18 leading-head font-semibold tracking-normal max-md:sr-only">
						{t('sum.title')}
					</h2>
					<ul className="tabular mb-4 grid gap-2 text-14 max-md:hidden">
						{cabins.map((cabin) => (
							<li key={`${cabin.categoryId}/${cabin.roomNum}`} className="flex justify-between gap-4">
								<span>{cabin.name}</span>
								<span>{cabin.total === null ? t('sum.unknown') : formatMoney(cabin.total, lang)}</span>
							</li>
						))}
					</ul>
					<div className="flex items-center justify-between gap-4 md:grid md:justify-stretch md:border-t md:border-line md:pt-4">
						<p role="status" className="tabular leading-head">
							<span className="text-14 text-2">{t('sum.total')} </span>
							{total === null ? (
								t('sum.unknown')
							) : (
								<data value={total} data-price="" data-tax="incl" className="text-h4 font-semibold text-price">
									{formatMoney(total, lang)}
								</data>
							)}
						</p>
						<Button onClick={go}>{t('go')}</Button>
					</div>
					<p role="status" className={`mt-2 text-14 ${input.saving === 'failed' ? 'text-red-700' : 'text-2 max-md:sr-only'}`}>
						{t(SAVE_WORDS[input.saving])}{' '}
						{input.saving === 'failed' && (
							<button type="button" onClick={input.save} className="min-h-8 text-link underline underline-offset-4">
								{t('save.retry')}
							</button>
						)}
					</p>
				</section>
			</div>
		</>
	);
}
