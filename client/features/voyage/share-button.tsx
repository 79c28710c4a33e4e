import { useFacts } from '#client/app/facts.tsx';
import { useTranslation } from '#client/i18n/use-translation.ts';
import { useVoyageName } from '#client/parts/voyage-name.tsx';
import { copyText } from '#client/ui/copy-button.tsx';
import { IconButton } from '#client/ui/icon-button.tsx';
import { useMessages } from '#client/ui/messages.tsx';
import { ShareIcon } from '#client/ui/task-icons.tsx';
import type { VoyagePage } from '#shared/catalogue/bff/voyage.ts';
import { voyageAddress } from './voyage-head.tsx';

/** Shares the voyage by the device's own dialog; without one it copies the link. */
export function ShareButton({ voyage, className }: { voyage: VoyagePage; className?: string }) {
	const { t } = useTranslation('voyage');
	const { lang, site } = useFacts();
	const { nameOf } = useVoyageName();
	const show = useMessages();
	const share = async () => {
		const url = `${site.siteUrl}${voyageAddress(voyage)}&lang=${lang}`;
		if ('share' in navigator) {
			await navigator.share({ title: nameOf(voyage), url }).catch(() => {});
			return;
		}
		const copied = await copyText(url);
		show(copied ? 'ok' : 'error', copied ? t('hero.copied') : t('hero.copyFailed', { link: url }));
	};
	return (
		<IconButton label={t('hero.share')} look="outline" onClick={share} className={className}>
			<ShareIcon />
		</IconButton>
	);
}
