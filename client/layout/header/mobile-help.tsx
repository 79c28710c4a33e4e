import { useTranslation } from 'react-i18next';
import { useFacts } from '#client/app/facts.tsx';
import { Details } from '#client/ui/details.tsx';
import { ChatIcon, PhoneIcon, QuestionIcon } from '#client/ui/icons.tsx';
import { Link } from '#client/ui/link.tsx';
import { paths } from '#shared/paths.ts';
import { QrCode } from '../qr-code.tsx';

const row = 'flex min-h-12 w-full items-center gap-3 text-left';

/** Renders the ways to customer service, behind a heading. */
export function MobileHelp({ onSupport }: { onSupport: () => void }) {
	const { t } = useTranslation();
	const { lang, site } = useFacts();
	return (
		<Details summary={<span className="font-display text-18">{t('menu.help')}</span>}>
			<ul className="text-main">
				<li>
					<a href={`tel:${site.phone}`} className={`tabular ${row}`}>
						<PhoneIcon size={20} />
						{site.phone}
					</a>
				</li>
				<li>
					<button type="button" onClick={onSupport} className={row}>
						<ChatIcon size={20} />
						{t('support.title')}
					</button>
				</li>
				{lang === 'CN' && (
					<li>
						<Link to={paths.faq} className={row}>
							<QuestionIcon size={20} />
							{t('nav.faq')}
						</Link>
					</li>
				)}
				<li>
					<a href={`mailto:${site.email}`} className={`break-all ${row}`}>
						<span aria-hidden="true" className="w-5 text-center">
							@
						</span>
						{site.email}
					</a>
				</li>
				{lang === 'CN' && site.qr.consult && (
					<li className="pt-3">
						<p className="mb-2 text-14 text-muted">{t('menu.consult')}</p>
						<QrCode src={site.qr.consult} name={t('menu.consult')} size={144} />
					</li>
				)}
			</ul>
		</Details>
	);
}
