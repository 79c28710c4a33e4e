import { useTranslation } from 'react-i18next';
import { useFacts } from '#client/app/facts.tsx';
import { Section } from '#client/ui/section.tsx';
import { QrCode } from './qr-code.tsx';

/**
 * Renders our channels on other platforms: those that the settings name. A phone can't scan its own screen: it is told the name to
 * search for instead of QR codes.
 */
export function FooterFollow({ phone }: { phone: boolean }) {
	const { t } = useTranslation();
	const { site } = useFacts();
	const codes = (['official', 'video'] as const).filter((name) => site.qr[name]);
	const channels = (['microblog', 'shortVideo', 'notes'] as const).filter((name) => site.social[name]);
	if (codes.length + channels.length === 0) return null;
	return (
		<Section id="footer-follow" title={t('footer.follow')} titleClassName="eyebrow font-sans">
			{codes.length > 0 && phone && (
				<p className="mt-2">
					{t('footer.wechat')}
					<span lang="zh-Hans">“{site.brand.CN}”</span>
				</p>
			)}
			{codes.length > 0 && !phone && (
				<ul className="mt-4 flex gap-6">
					{codes.map((name) => (
						<li key={name} className="text-14 text-muted">
							<QrCode src={site.qr[name] ?? ''} name="" size={104} />
							<p className="mt-2">{t(`footer.${name}`)}</p>
						</li>
					))}
				</ul>
			)}
			{channels.length > 0 && (
				<ul className="mt-1 flex flex-wrap gap-x-6 md:mt-3">
					{channels.map((name) => (
						<li key={name}>
							<a
								href={site.social[name] ?? undefined}
								target="_blank"
								rel="noopener"
								className="inline-flex min-h-target items-center underline-offset-4 hover:text-gold-300 hover:underline"
							>
								<span>{t(`footer.${name}`)}</span>
								<span className="sr-only">{t('footer.newWindow')}</span>
							</a>
						</li>
					))}
				</ul>
			)}
		</Section>
	);
}
