import { loadCode } from '#client/app/chunk-loading.ts';
import { useFacts } from '#client/app/facts.tsx';
import { useTranslation } from '#client/i18n/use-translation.ts';
import { Button } from '#client/ui/button.tsx';
import { buttonStyle } from '#client/ui/button-style.ts';
import { CopyButton } from '#client/ui/copy-button.tsx';
import { useMessages } from '#client/ui/messages.tsx';
import { saveFile } from '#client/ui/save-file.ts';
import { CopyIcon, PrintIcon, ShareIcon } from '#client/ui/task-icons.tsx';
import { usePress } from '#client/ui/use-press.ts';
import type { VoyageCard } from '#shared/catalogue/bff/views.ts';
import { formatDate, todayInShanghai } from '#shared/rules/dates.ts';
import type { CompareRow } from './compare-rows.tsx';
import { comparePath } from './compare-store.ts';

/** Copies the comparison's address, prints it, and makes a picture of it, which a device that can shares, and any other saves. Nothing without scripts. */
export function CompareTools({ voyages, rows }: { voyages: readonly VoyageCard[]; rows: readonly CompareRow[] }) {
	const { t } = useTranslation('search');
	const { lang, site } = useFacts();
	const show = useMessages();
	const { busy, press } = usePress();
	const sendPicture = async () => {
		const { comparePicture } = await loadCode(() => import('./compare-picture.ts'));
		const day = formatDate(todayInShanghai(new Date()), 'day', lang);
		const picture = await comparePicture(voyages, rows, {
			brand: site.brand[lang],
			title: t('result.compare.heading', { count: voyages.length }),
			note: t('result.compare.pictureNote', { day, site: new URL(site.siteUrl).host }),
		});
		const file = new File([picture], `${t('result.compare.title')}.png`, { type: picture.type });
		if (!navigator.canShare?.({ files: [file] })) return saveFile(file, file.name);
		// Whoever closes the device's own dialog wants no file.
		await navigator.share({ files: [file] }).catch(({ name }: Error) => name !== 'AbortError' && saveFile(file, file.name));
	};
	const onPicture = () => press(() => sendPicture().catch(() => show('error', t('result.compare.noPicture'))));
	const look = buttonStyle('secondary', 'sm');
	return (
		<div data-noprint className="mt-2 mb-6 flex flex-wrap gap-2 md:gap-3 noscript:hidden">
			<CopyButton
				text={`${site.siteUrl}${comparePath(voyages)}&lang=${lang}`}
				onCopied={() => show('ok', t('result.compare.copied'))}
				className={look}
			>
				<span className="inline-flex items-center gap-2">
					<CopyIcon size={18} />
					{t('result.compare.copy')}
				</span>
			</CopyButton>
			<Button variant="secondary" size="sm" onClick={() => print()}>
				<PrintIcon size={18} />
				{t('result.compare.print')}
			</Button>
			<Button variant="secondary" size="sm" busy={busy} onClick={() => void onPicture()}>
				<ShareIcon size={18} />
				{t('result.compare.picture')}
			</Button>
		</div>
	);
}
