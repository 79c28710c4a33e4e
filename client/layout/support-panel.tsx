import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useFacts, useLanguage } from '#client/app/facts.tsx';
import { afterPaint } from '#client/app/timing.ts';
import { useOnNavigation } from '#client/app/use-on-navigation.ts';
import { buttonStyle } from '#client/ui/button.tsx';
import { FactsList } from '#client/ui/facts-list.tsx';
import { PhoneIcon } from '#client/ui/icons.tsx';
import { Sheet } from '#client/ui/sheet.tsx';
import { Spinner } from '#client/ui/spinner.tsx';
import { SUPPORT_PANEL_WIDTH } from '#shared/layout.ts';
import { chatAddress } from '#shared/rules/chat-address.ts';
import { QrCode } from './qr-code.tsx';

/**
 * Renders the chat in a frame. Its address names the page on which it was opened, and stays while the visitor goes on, or the
 * conversation would be lost. The frame may run its own scripts and send its own forms, and can't navigate our page.
 */
function SupportChat({ url, voyage }: { url: string; voyage?: string }) {
	const { t } = useTranslation('support');
	const lang = useLanguage();
	const { pathname, search } = useLocation();
	const [src] = useState(() => chatAddress(url, { pathname, search, lang, voyage }));
	const [begun, setBegun] = useState(false);
	const [loaded, setLoaded] = useState(false);
	// The overlay's entry in the history comes first. If the page's own entry had the frame in it, the way back to it would load the frame anew.
	useEffect(() => afterPaint(() => setBegun(true)), []);
	return (
		<div className="relative min-h-0 flex-1 bg-soft">
			{!loaded && (
				<p role="status" className="absolute inset-0 grid place-items-center text-muted">
					<Spinner />
					<span className="sr-only">{t('loading')}</span>
				</p>
			)}
			{begun && (
				<iframe
					src={src}
					title={t('frame')}
					sandbox="allow-scripts allow-forms allow-same-origin allow-popups allow-popups-to-escape-sandbox"
					referrerPolicy="origin"
					onLoad={() => setLoaded(true)}
					className="absolute inset-0 size-full border-0"
				/>
			)}
		</div>
	);
}

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
			<p className="text-14 text-muted">{t('support.daily', { hours: site.hours })}</p>
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
			<p className="mt-2 text-muted">{t('lead')}</p>
			<FactsList
				look="lined"
				className="mt-6"
				rows={[
					[
						t('email'),
						<a
							key="email"
							href={`mailto:${site.email}`}
							className="inline-flex min-h-target items-center break-all text-link underline underline-offset-4"
						>
							{site.email}
						</a>,
					],
					[
						t('common:support.consult'),
						lang === 'CN' && site.qr.consult && <QrCode key="consult" src={site.qr.consult} name={t('common:support.consult')} />,
					],
				]}
			/>
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
