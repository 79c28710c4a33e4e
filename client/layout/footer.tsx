import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFacts } from '#client/app/facts.tsx';
import { ChatIcon } from '#client/ui/icons.tsx';
import { Link } from '#client/ui/link.tsx';
import { paths, policyPath } from '#shared/paths.ts';
import { languageTag } from '#shared/rules/language.ts';
import { FooterFollow } from './footer-follow.tsx';
import { LanguageLinks } from './language-links.tsx';
import { Logo } from './logo.tsx';
import { NavItem } from './nav-item.tsx';
import { useNavGroups } from './navigation.ts';
import { usePanels } from './panels.tsx';
import { useIsNarrow } from './use-is-narrow.ts';

const POLICIES = ['BILL_CONTRACT', 'PRIVACY', 'DISCLAIMER', 'HEALTH'] as const;
const REGISTRY = { icp: 'https://beian.miit.gov.cn/', record: 'https://beian.mps.gov.cn/' };
const link = 'inline-flex min-h-target items-center underline-offset-4 hover:text-gold-300 hover:underline md:min-h-9';

function Contact() {
	const { t } = useTranslation();
	const { site } = useFacts();
	const { openSupport } = usePanels();
	return (
		<section aria-labelledby="footer-contact" className="footer-contact max-md:mt-6">
			<h2 id="footer-contact" className="eyebrow font-sans">
				{t('footer.contact')}
			</h2>
			<a
				href={`tel:${site.phone}`}
				aria-label={t('header.phone', { phone: site.phone })}
				className="tabular mt-2 inline-flex min-h-target items-center font-display text-h3 leading-none hover:text-gold-300"
			>
				{site.phone}
			</a>
			<p className="text-14 text-muted">{t('support.daily', { hours: site.hours })}</p>
			<ul className="flex flex-wrap gap-x-6 md:mt-3 md:grid">
				<li>
					<a href={`mailto:${site.email}`} className={`break-all ${link}`}>
						{site.email}
					</a>
				</li>
				<li className="noscript:hidden">
					<button type="button" aria-haspopup="dialog" onClick={openSupport} className={`gap-2 ${link}`}>
						<ChatIcon size={18} />
						{t('support.title')}
					</button>
				</li>
			</ul>
		</section>
	);
}

/** Renders what vouches for the line, as far as the settings name it, and how the pictures are made. */
function Trust() {
	const { t } = useTranslation();
	const { lang, site } = useFacts();
	const { licence, insurer, map } = site.trust;
	const entries = [
		{ name: 'licence', value: licence },
		{ name: 'insurer', value: insurer[lang] },
		{ name: 'map', value: map },
	] as const;
	return (
		<ul className="flex w-full flex-wrap gap-x-6 gap-y-1">
			{entries.map(
				({ name, value }) =>
					value && (
						<li key={name}>
							<span>{t(`footer.${name}`)}</span> <span lang={name === 'insurer' ? undefined : 'zh-Hans'}>{value}</span>
						</li>
					),
			)}
			<li>{t('footer.pictures')}</li>
		</ul>
	);
}

function Legal() {
	const { t } = useTranslation();
	const { lang, site } = useFacts();
	return (
		<div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-t border-line pt-6 text-14 text-muted">
			<nav aria-label={t('footer.policies')} className="w-full">
				<ul className="flex flex-wrap gap-x-6">
					{POLICIES.map((type) => (
						<li key={type}>
							<Link to={policyPath(type)} className={link}>
								{t(`footer.${type}`)}
							</Link>
						</li>
					))}
				</ul>
			</nav>
			<Trust />
			<p>
				© {site.company[lang].name ?? site.brand[lang]} <span className="ml-2 inline-block">{t('footer.rights')}</span>
				{site.company[lang].address && <span className="block">{site.company[lang].address}</span>}
			</p>
			<ul className="flex flex-wrap gap-x-6">
				{[
					{ href: REGISTRY.icp, text: site.icp },
					{ href: REGISTRY.record, text: site.record },
				].map(({ href, text }) => (
					<li key={href}>
						<a href={href} target="_blank" rel="noopener" lang="zh-Hans" className={link}>
							{text}
							<span lang={languageTag(lang)} className="sr-only">
								{t('footer.newWindow')}
							</span>
						</a>
					</li>
				))}
			</ul>
			<ul aria-label={t('header.language')} className="flex gap-x-6">
				<LanguageLinks className={`aria-[current]:text-white ${link}`}>{({ full }) => full}</LanguageLinks>
			</ul>
		</div>
	);
}

type Group = { id: string; title: string; folded: boolean; children: ReactNode };

/** Renders links under their heading; `folded` opens them by a press on it, also without scripts. */
function Group({ id, title, folded, children }: Group) {
	const heading = (
		<h2 id={id} className="eyebrow font-sans">
			{title}
		</h2>
	);
	return (
		<nav aria-labelledby={id} className="not-at-checkout">
			{folded ? (
				<details>
					<summary>{heading}</summary>
					{children}
				</details>
			) : (
				<>
					{heading}
					{children}
				</>
			)}
		</nav>
	);
}

/** Renders the foot of every page: the company, links to the pages, and how to reach us. */
export const Footer = memo(function Footer() {
	const { t } = useTranslation();
	const phone = useIsNarrow();
	const groups = useNavGroups();
	return (
		<footer id="site-footer" className="on-dark bg-inverse">
			<div className="footer-column column">
				<div className="footer-head">
					<div className="not-at-checkout flex flex-col items-start gap-5 md:gap-8 md:max-lg:grid md:max-lg:grid-cols-2">
						<Link to={paths.home} className="flex min-h-target items-center">
							<Logo size={44} />
							<span className="sr-only">{t('nav.home')}</span>
						</Link>
						<p className="font-display text-h3 leading-head whitespace-pre-line text-balance">{t('footer.tagline')}</p>
						<FooterFollow phone={phone} />
					</div>
					<div className="footer-links" data-columns={groups.length + 1}>
						{groups.map(({ name, columns }) => (
							<Group key={name} id={`footer-${name}`} title={t(`nav.${name}`)} folded={phone}>
								<ul className="md:mt-3">
									{columns
										.filter(({ title }) => title !== 'fromPort')
										.flatMap(({ links }) => links)
										.map((item) => (
											<li key={item.to}>
												<NavItem link={item} className={link} />
											</li>
										))}
								</ul>
							</Group>
						))}
						<Contact />
					</div>
				</div>
				<div className="footer-legal mt-6 md:mt-20">
					<Legal />
				</div>
			</div>
		</footer>
	);
});
