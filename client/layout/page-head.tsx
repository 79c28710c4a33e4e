import { useLocation } from 'react-router';
import { useFacts } from '#client/app/facts.tsx';
import { LANGUAGES, type Language } from '#shared/constants.ts';
import { pageAt } from '#shared/pages.ts';
import { CARD, cardOf } from '#shared/pictures.ts';
import { languageTag } from '#shared/rules/language.ts';

type Props = {
	/** Without the brand's name, which is added. */
	title: string;
	description?: string;
	/** Canonical path and query, without language and without `update`. */
	path: string;
	/** The picture of a shared link; without one it is the brand's ship, where search engines list the page. */
	picture?: string;
	/** Keeps this state of a page out of search engines; pages that aren't listed are kept out anyway. */
	hidden?: boolean;
};

const BRAND_PICTURE = '/pictures/hero-dawn-4x5_960x1200_a28880_4a6dff/960.webp';
const BRAND_CARD = '/pictures/card-dawn_1200x630_0edd81.jpg';

/** Returns the languages in which search engines may find a page. */
function listedIn(path: string): readonly Language[] {
	const page = pageAt(path.split('?', 1)[0] ?? '');
	if (page?.crawlers !== 'listed' && page?.crawlers !== 'each') return [];
	return page.onlyInChinese ? ['CN'] : LANGUAGES;
}

/** Renders the address and the pictures of a shared link: a JPEG in the size of a card first, since many programs know no other. */
function LinkCard({ url, picture }: { url: string; picture: string }) {
	const { siteUrl } = useFacts().site;
	const card = cardOf(picture) ?? (picture.startsWith('/pictures/') ? BRAND_CARD : undefined);
	return (
		<>
			<meta property="og:url" content={url} />
			{card && <meta property="og:image" content={siteUrl + card} />}
			{card && <meta property="og:image:type" content="image/jpeg" />}
			{card && <meta property="og:image:width" content={`${CARD.width}`} />}
			{card && <meta property="og:image:height" content={`${CARD.height}`} />}
			<meta property="og:image" content={new URL(picture, siteUrl).href} />
			<meta name="twitter:card" content="summary_large_image" />
		</>
	);
}

/** Renders title, description, canonical address and the same page in the other language. React moves them into the head. */
export function PageHead({ title, description, path, picture, hidden = false }: Props) {
	const { lang, site } = useFacts();
	const languages = listedIn(path);
	const noindex = hidden || !languages.includes(lang);
	// A page without a language in its address is the one that chooses it for each visitor: `x-default`.
	const explicit = new URLSearchParams(useLocation().search).has('lang');
	const address = (query: string) => `${site.siteUrl}${path}${query && (path.includes('?') ? '&' : '?')}${query}`;
	const full = `${title} | ${site.brand[lang]}`;
	return (
		<>
			<title>{full}</title>
			{description && <meta name="description" content={description} />}
			{noindex ? (
				<meta name="robots" content="noindex" />
			) : (
				<link rel="canonical" href={address(explicit ? `lang=${lang}` : '')} />
			)}
			{!noindex && <link rel="alternate" hrefLang="x-default" href={address('')} />}
			{!noindex &&
				languages.map((other) => (
					<link key={other} rel="alternate" hrefLang={languageTag(other)} href={address(`lang=${other}`)} />
				))}
			<meta property="og:title" content={full} />
			{description && <meta property="og:description" content={description} />}
			<meta property="og:type" content="website" />
			<meta property="og:site_name" content={site.brand[lang]} />
			{(picture || !noindex) && <LinkCard url={address(explicit ? `lang=${lang}` : '')} picture={picture || BRAND_PICTURE} />}
		</>
	);
}
