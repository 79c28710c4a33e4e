import { useTranslation } from 'react-i18next';
import { useFacts } from '#client/app/facts.tsx';
import { Button, buttonStyle } from '#client/ui/button.tsx';
import { CopyButton } from '#client/ui/copy-button.tsx';
import { CopyIcon, PrintIcon } from '#client/ui/icons.tsx';
import { useMessages } from '#client/ui/messages.tsx';
import { togetherPath, togetherPicture } from '#shared/paths.ts';

/** About how high a picture of 1,080 px is: its height follows its texts, so the frame keeps a place that doesn't depend on them. */
const heightFor = (voyages: number): number => 580 + voyages * 210;

/** Renders the ways to send a list on: its address, which everyone opens in their own language, and paper. */
export function Send({ id, voyages }: { id: string; voyages: number }) {
	const { t } = useTranslation('together');
	const { lang, site } = useFacts();
	const show = useMessages();
	const height = heightFor(voyages);
	const address = `${site.siteUrl}${togetherPath(id)}`;
	return (
		<section aria-labelledby="send" className="mt-12 rounded-3 bg-soft px-5 py-6 md:px-8 md:py-8 print:bg-transparent print:p-0">
			<h2 id="send" className="text-h3 print:hidden">
				{t('send.title')}
			</h2>
			<div className="mt-4 grid gap-x-16 gap-y-8 md:grid-cols-[minmax(0,1fr)_22rem]">
				<div>
					<p className="text-14 wrap-anywhere text-muted">{address}</p>
					<div data-noprint className="mt-4 flex flex-wrap gap-3 noscript:hidden">
						<CopyButton text={address} onCopied={() => show('ok', t('send.copied'))} className={buttonStyle('primary', 'sm')}>
							<span className="inline-flex items-center gap-2">
								<CopyIcon size={18} />
								{t('send.copy')}
							</span>
						</CopyButton>
						<Button variant="secondary" size="sm" onClick={() => print()}>
							<PrintIcon size={18} />
							{t('send.print')}
						</Button>
					</div>
				</div>
				<figure data-noprint>
					<img
						src={togetherPicture(id, lang, '1080')}
						srcSet={(['540', '1080'] as const).map((width) => `${togetherPicture(id, lang, width)} ${width}w`).join(', ')}
						sizes="(max-width: 768px) 90vw, 352px"
						alt={t('send.pictureName')}
						width={1080}
						height={height}
						loading="lazy"
						style={{ aspectRatio: `1080 / ${height}` }}
						className="h-auto w-full rounded-2 border border-line bg-white object-contain object-top"
					/>
					<figcaption className="mt-2 text-14 text-muted">{t('send.picture')}</figcaption>
				</figure>
			</div>
		</section>
	);
}
