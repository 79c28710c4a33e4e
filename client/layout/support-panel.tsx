import { useTranslation } from 'react-i18next';
import { useFacts } from '#client/app/facts.tsx';
import { buttonStyle } from '#client/ui/button-style.ts';
import { ChatIcon, ExternalIcon, PhoneIcon } from '#client/ui/icons.tsx';
import { Sheet } from '#client/ui/sheet.tsx';
import { SUPPORT_PANEL_WIDTH } from '#shared/constants.ts';
import { QrCode } from './qr-code.tsx';

/** Customer service: its hours, and how to reach it. */
export default function SupportPanel({ open, onClose }: { open: boolean; onClose: () => void }) {
	const { t } = useTranslation();
	const { lang, site } = useFacts();
	return (
		<Sheet open={open} onClose={onClose} title={t('support.title')} closeLabel={t('close')} width={SUPPORT_PANEL_WIDTH}>
			<p className="text-2">{t('support.lead')}</p>
			<dl className="mt-6 divide-y divide-line border-y border-line">
				<div className="py-5">
					<dt className="text-14 text-2">{t('support.phone')}</dt>
					<dd>
						<a href={`tel:${site.phone}`} className="tabular text-h3 leading-head hover:text-link">
							{site.phone}
						</a>
						<p className="mt-1 text-14 text-2">{t('support.daily', { hours: site.hours })}</p>
					</dd>
				</div>
				<div className="py-5">
					<dt className="text-14 text-2">{t('support.email')}</dt>
					<dd>
						<a
							href={`mailto:${site.email}`}
							className="inline-flex min-h-target items-center break-all text-link underline underline-offset-4"
						>
							{site.email}
						</a>
					</dd>
				</div>
				{lang === 'CN' && site.qr.consult && (
					<div className="py-5">
						<dt className="text-14 text-2">{t('support.consult')}</dt>
						<dd className="mt-3">
							<QrCode src={site.qr.consult} name={t('support.consult')} />
						</dd>
					</div>
				)}
			</dl>
			<div className="mt-6 grid gap-3">
				{site.chatUrl && (
					<a href={site.chatUrl} target="_blank" rel="noopener" className={buttonStyle('primary', 'md')}>
						<ChatIcon size={20} />
						{t('support.chat')}
						<ExternalIcon size={16} />
						<span className="sr-only">{t('support.chatHint')}</span>
					</a>
				)}
				<a href={`tel:${site.phone}`} className={buttonStyle(site.chatUrl ? 'secondary' : 'primary', 'md')}>
					<PhoneIcon size={20} />
					{t('support.call')}
				</a>
			</div>
		</Sheet>
	);
}
