import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { apiContext } from '#client/app/api-context.ts';
import { useFacts, useLanguage } from '#client/app/facts.tsx';
import { Breadcrumbs } from '#client/layout/breadcrumbs.tsx';
import { JsonLd } from '#client/layout/json-ld.tsx';
import { PageHead } from '#client/layout/page-head.tsx';
import { EntryCards, EntryLine } from '#client/parts/entry-list.tsx';
import { LinkButton } from '#client/ui/button.tsx';
import { Link } from '#client/ui/link.tsx';
import { Picture } from '#client/ui/picture.tsx';
import { RichText } from '#client/ui/rich-text.tsx';
import { PageSection } from '#client/ui/section.tsx';
import type { ArticlePage } from '#shared/catalogue/bff/stories.ts';
import { articlePath, paths } from '#shared/paths.ts';
import { isDay } from '#shared/rules/dates.ts';
import { languageTag } from '#shared/rules/language.ts';

export const loader = ({ context, request }: LoaderFunctionArgs) =>
	context.get(apiContext)('GET /article', { id: new URL(request.url).searchParams.get('id') ?? '' });

/** Returns the article's canonical address: the id alone names it. */
const addressOf = ({ id }: ArticlePage): string => `${paths.article}?${new URLSearchParams({ id })}`;

/**
 * Renders the page of one piece of news or one notice, with others to read. The list of news exists in Chinese only, so English pages
 * don't lead there.
 */
export default function Article() {
	const { t } = useTranslation('news');
	const lang = useLanguage();
	const article = useLoaderData<typeof loader>();
	const { kind, title, intro, picture, html, others } = article;
	const listed = kind === 'news' && lang === 'CN';
	return (
		<main key={article.id}>
			<PageHead
				title={kind === 'notice' ? t('noticeTitle', { title }) : title}
				description={intro}
				path={addressOf(article)}
				picture={picture}
			/>
			<ArticleData article={article} />
			<div className="column pt-2 pb-[calc(var(--section)*0.7)] md:pt-3">
				<Breadcrumbs
					items={[...(listed ? [{ name: t('crumb'), path: paths.news }] : []), { name: title, path: addressOf(article) }]}
				/>
				<article className="mx-auto max-w-[46rem] pt-6 md:pt-10">
					<header>
						<EntryLine entry={article} kind={t(`kind.${kind}`)} />
						<h1 className="mt-4">{title}</h1>
					</header>
					{picture && (
						<Picture src={picture} alt="" priority sizes="(max-width: 768px) 100vw, 736px" className="mt-8 rounded-2" />
					)}
					<RichText html={html} className="mt-8 text-18 leading-[1.75]" />
					<Beside article={article} />
				</article>
			</div>
			{others.length > 0 && (
				<PageSection
					id="others"
					title={t(`others.${kind}`)}
					action={
						listed && (
							<LinkButton to={paths.news} variant="secondary">
								{t('all')}
							</LinkButton>
						)
					}
					small
					tight
					className="bg-soft"
				>
					<EntryCards entries={others} />
				</PageSection>
			)}
		</main>
	);
}

/** Renders links to the articles published before and after this one. */
function Beside({ article: { older, newer } }: { article: ArticlePage }) {
	const { t } = useTranslation('news');
	if (!older && !newer) return null;
	return (
		<nav aria-label={t('beside')} className="mt-12 grid gap-x-8 border-t border-line sm:grid-cols-2" data-noprint>
			{[
				{ name: t('older'), entry: older, side: '' },
				{ name: t('newer'), entry: newer, side: 'sm:col-start-2 sm:text-right' },
			].map(
				({ name, entry, side }) =>
					entry && (
						<Link key={name} to={articlePath(entry)} className={`group block py-5 max-sm:border-b max-sm:border-line ${side}`}>
							<span className="block text-14 text-muted">{name}</span>
							<span className="mt-1 block leading-head font-semibold group-hover:text-link group-hover:underline">
								{entry.title}
							</span>
						</Link>
					),
			)}
		</nav>
	);
}

/** Describes the article for search engines. */
function ArticleData({ article }: { article: ArticlePage }) {
	const { site, lang } = useFacts();
	const { title, intro, date, picture } = article;
	const publisher = { '@type': 'Organization', name: site.brand[lang], url: `${site.siteUrl}/` };
	return (
		<JsonLd
			data={{
				'@type': 'NewsArticle',
				headline: title,
				description: intro,
				inLanguage: languageTag(lang),
				mainEntityOfPage: `${site.siteUrl}${addressOf(article)}&lang=${lang}`,
				...(isDay(date) && { datePublished: date }),
				...(picture && { image: [new URL(picture, site.siteUrl).href] }),
				author: publisher,
				publisher,
			}}
		/>
	);
}
