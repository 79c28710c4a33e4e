import { useSite } from '#client/app/facts.tsx';
import { useTranslation } from '#client/i18n/use-translation.ts';
import { PhoneIcon } from '#client/ui/icons.tsx';
import { EnquiryForm } from './enquiry-form.tsx';

/** Renders phone and e-mail of the events team, and the form of an enquiry. */
export function ContactPanel() {
	const { t } = useTranslation('mice');
	const { phone, hours, email } = useSite();
	return (
		<aside aria-labelledby="contact-title" className="rounded-3 border border-line bg-page p-6 md:p-10">
			<h2 id="contact-title" className="text-h3!">
				{t('contact.title')}
			</h2>
			<p className="mt-3 max-w-measure text-2">{t('contact.text')}</p>
			<dl className="mt-6 grid gap-x-5 gap-y-4 border-t border-line pt-6 sm:grid-cols-2">
				<div>
					<dt className="text-14 text-2">{t('contact.phone')}</dt>
					<dd>
						<a href={`tel:${phone}`} className="tabular inline-flex min-h-target items-center gap-3 text-h4 hover:text-link">
							<PhoneIcon size={22} className="shrink-0 text-gold-500" />
							{phone}
						</a>
						<span className="block text-14 text-2">{t('contact.hours', { hours })}</span>
					</dd>
				</div>
				{email && (
					<div>
						<dt className="text-14 text-2">{t('contact.email')}</dt>
						<dd className="min-w-0 wrap-anywhere">{email}</dd>
					</div>
				)}
			</dl>
			<EnquiryForm />
		</aside>
	);
}
