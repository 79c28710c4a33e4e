import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFacts } from '#client/app/facts.tsx';
import { usePanels } from '#client/layout/panels.tsx';
import { QrCode } from '#client/layout/qr-code.tsx';
import { Button, buttonStyle } from '#client/ui/button.tsx';
import { ChatIcon } from '#client/ui/icons.tsx';
import { Phone } from './phone.tsx';

function Way({ title, children }: { title: string; children: ReactNode }) {
	return (
		<div className="border-t border-line pt-5">
			<h2 className="font-sans text-14 leading-body font-semibold tracking-normal text-muted">{title}</h2>
			{children}
		</div>
	);
}

/** Renders phone, chat, e-mail and address, as far as the settings have them. */
export function ContactWays() {
	const { t } = useTranslation('help');
	const { lang, site } = useFacts();
	const { openSupport } = usePanels();
	const { name, address } = site.company[lang];
	return (
		<div className="mt-10 grid gap-x-12 gap-y-10 md:mt-14 sm:grid-cols-2">
			<Way title={t('contact.phone')}>
				<Phone className="mt-3 font-display text-h2 text-navy-700" />
				<p className="mt-2">{t('contact.daily', { hours: site.hours })}</p>
				<p className="mt-1 text-14 text-muted">{t('contact.urgent')}</p>
			</Way>
			<Way title={t('contact.chat')}>
				<p className="mt-3 max-w-measure">{t('contact.chatText')}</p>
				<div className="mt-4 flex flex-wrap items-center gap-6">
					<Button aria-haspopup="dialog" onClick={openSupport} className="noscript:hidden">
						<ChatIcon size={20} />
						{t('contact.chatStart')}
					</Button>
					{site.chatUrl && (
						<span className="hidden noscript:block">
							<a href={site.chatUrl} target="_blank" rel="noopener" className={buttonStyle('primary', 'md')}>
								{t('contact.chatStart')}
							</a>
						</span>
					)}
					{lang === 'CN' && site.qr.consult && (
						<div className="flex items-center gap-4 text-14 text-muted">
							<QrCode src={site.qr.consult} name="" size={96} />
							<p className="max-w-24">{t('contact.consult')}</p>
						</div>
					)}
				</div>
			</Way>
			<Way title={t('contact.email')}>
				<a
					href={`mailto:${site.email}`}
					className="mt-2 inline-flex min-h-target items-center text-18 break-all text-link underline underline-offset-4"
				>
					{site.email}
				</a>
				<p className="mt-1 text-14 text-muted">{t('contact.emailText')}</p>
			</Way>
			{address && (
				<Way title={t('contact.address')}>
					<address className="mt-3 text-18 not-italic">
						{name && <p>{name}</p>}
						<p>{address}</p>
					</address>
					<p className="mt-2 text-14 text-muted">{t('contact.addressText')}</p>
				</Way>
			)}
		</div>
	);
}
