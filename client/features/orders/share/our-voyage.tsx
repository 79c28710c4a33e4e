import { useTranslation } from 'react-i18next';
import { useFacts } from '#client/app/facts.tsx';
import { FailureNotice } from '#client/parts/failure-notice.tsx';
import { useRouteSender } from '#client/parts/form-sender.ts';
import { PressForm } from '#client/parts/press-form.tsx';
import { Button, buttonStyle, LinkButton } from '#client/ui/button.tsx';
import { CopyButton } from '#client/ui/copy-button.tsx';
import { CalendarIcon } from '#client/ui/icons.tsx';
import { useMessages } from '#client/ui/messages.tsx';
import { Section } from '#client/ui/section.tsx';
import { calendarSubscription, orderPath, ourCalendarPath, ourVoyagePath } from '#shared/paths.ts';
import type { ShareAnswer } from './share-voyage.ts';

/** Renders the ways to the page and the calendar of an order's voyage. */
function Ways({ address }: { address: string }) {
	const { t } = useTranslation('orders');
	const { lang, site } = useFacts();
	const show = useMessages();
	const calendar = ourCalendarPath(address, lang);
	return (
		<div className="mt-4 flex flex-wrap gap-3">
			<LinkButton to={ourVoyagePath(address)} size="sm">
				{t('share.open')}
			</LinkButton>
			<CopyButton
				text={`${site.siteUrl}${ourVoyagePath(address)}`}
				onCopied={() => show('ok', t('share.copied'))}
				className={buttonStyle('secondary', 'sm', 'noscript:hidden')}
			>
				{t('share.copy')}
			</CopyButton>
			<a href={calendarSubscription(site.siteUrl, calendar)} className={buttonStyle('secondary', 'sm')}>
				<CalendarIcon size={18} />
				{t('share.subscribe')}
			</a>
			<CopyButton
				text={`${site.siteUrl}${calendar}`}
				onCopied={() => show('ok', t('share.copiedCalendar'))}
				className={buttonStyle('secondary', 'sm', 'noscript:hidden')}
			>
				{t('share.copyCalendar')}
			</CopyButton>
			<a href={calendar} download className={buttonStyle('secondary', 'sm')}>
				{t('share.file')}
			</a>
		</div>
	);
}

/** Renders the page and the calendar that a member makes of a paid order for fellow travellers, and can revoke. `ended`: the order was called off. */
export function OurVoyage({ id, address, ended }: { id: string; address: string; ended: boolean }) {
	const { t } = useTranslation('orders');
	const sender = useRouteSender<ShareAnswer>(orderPath(id, 'share'));
	const failure = sender.answer?.failure;
	return (
		<Section id="our-voyage" title={t('share.title')} className="print:hidden">
			<p className="mt-3 max-w-measure text-muted">{t(ended ? 'share.ended' : 'share.text')}</p>
			{address && !ended && <Ways address={address} />}
			<PressForm sender={sender} className="mt-4">
				{!address && <input type="hidden" name="shared" value="on" />}
				<Button type="submit" variant={address ? 'ghost' : 'secondary'} size="sm" busy={sender.pending !== undefined}>
					{t(address ? 'share.revoke' : 'share.make')}
				</Button>
				{address && !ended && <p className="mt-1 text-14 text-muted">{t('share.revokeText')}</p>}
			</PressForm>
			{failure && <FailureNotice failure={failure} title={t('share.failed')} />}
		</Section>
	);
}
