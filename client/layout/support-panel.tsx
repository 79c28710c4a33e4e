import { useFacts } from '#client/app/facts.tsx';
import { useOnNavigation } from '#client/app/use-on-navigation.ts';
import { useTranslation } from '#client/i18n/use-translation.ts';
import { buttonStyle } from '#client/ui/button-style.ts';
import { PhoneIcon } from '#client/ui/icons.tsx';
import { Sheet } from '#client/ui/sheet.tsx';
import { SUPPORT_PANEL_WIDTH } from '#shared/constants.ts';
import { QrCode } from './qr-code.tsx';
import { SupportChat } from './support-chat.tsx';

/** Renders the number and its hours, at the foot of the chat; on phones as a link. */
function Phone() {
	const { t } = useTranslation();
	const { device, site } = useFacts();
	const number = (
		<>
			<PhoneIcon size={20} className="shrink-0 text-accent" />
			<span className="tabular text-18 font-semibold">{site.phone}</span>
		</>
	);
	return (
		<div className="flex flex-1 flex-wrap items-center justify-between gap-x-4">
			{device === 'mobile' ? (
				<a
					href={`tel:${site.phone}`}
					aria-label={t('header.phone', { phone: site.phone })}
					className="flex min-h-target items-center gap-2"
				>
					{number}
				</a>
			) : (
				<p className="flex min-h-target items-center gap-2">{number}</p>
			)}
			<p className="text-14 text-2">{t('support.daily', { hours: site.hours })}</p>
		</div>
	);
}

/** Renders the other ways to customer service, where there is no chat. */
function WithoutChat() {
	const { t } = useTranslation(['support', 'common']);
	const { lang, device, site } = useFacts();
	return (
		<div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-gutter py-5 md:px-6">
			<p className="text-18">{t('noChat')}</p>
			<p className="mt-2 text-2">{t('lead')}</p>
			<dl className="mt-6 divide-y divide-line border-y border-line">
				<div className="py-5">
					<dt className="text-14 text-2">{t('email')}</dt>
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
						<dt className="text-14 text-2">{t('common:support.consult')}</dt>
						<dd className="mt-3">
							<QrCode src={site.qr.consult} name={t('common:support.consult')} />
						</dd>
					</div>
				)}
			</dl>
			{device === 'mobile' && (
				<a href={`tel:${site.phone}`} className={buttonStyle('primary', 'md', 'mt-6 w-full')}>
					<PhoneIcon size={20} />
					{t('call')}
				</a>
			)}
		</div>
	);
}

type Props = {
	open: boolean;
	/** The voyage that the page is about, where its address doesn't name it. */
	voyage?: string;
	onClose: () => void;
};

/**
 * Renders customer service: the chat where the settings name one, and always the number and its hours. Any navigation closes it.
 */
export default function SupportPanel({ open, voyage, onClose }: Props) {
	const { t } = useTranslation();
	const { site } = useFacts();
	useOnNavigation(onClose);
	return (
		<Sheet
			open={open}
			onClose={onClose}
			title={t('support.title')}
			closeLabel={t('close')}
			width={SUPPORT_PANEL_WIDTH}
			whole
			footer={<Phone />}
		>
			{site.chatUrl ? <SupportChat url={site.chatUrl} voyage={voyage} /> : <WithoutChat />}
		</Sheet>
	);
}
