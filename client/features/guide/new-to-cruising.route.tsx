import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { apiContext } from '#client/app/api-context.ts';
import { Breadcrumbs } from '#client/layout/breadcrumbs.tsx';
import { PageHead } from '#client/layout/page-head.tsx';
import { buttonStyle, LinkButton } from '#client/ui/button.tsx';
import { Empty } from '#client/ui/empty.tsx';
import { Picture } from '#client/ui/picture.tsx';
import { paths } from '#shared/paths.ts';
import { Chapter, chapterAnchor } from './chapter.tsx';
import { ChooserForm } from './chooser-form.tsx';

/** The site's own picture of the sea. */
const SEA = '/pictures/hero-dawn-4x5_960x1200_a28880_4a6dff/960.webp';

export const loader = ({ context }: LoaderFunctionArgs) => context.get(apiContext)('GET /guide', {});

/** Renders the guides for a first cruise in the order in which they are needed, with four questions that end in a search. */
export default function NewToCruising() {
	const { t } = useTranslation('guide');
	const { chapters, chooser } = useLoaderData<typeof loader>();
	const count = chapters.reduce((sum, { guides }) => sum + guides.length, 0);
	return (
		<main>
			<PageHead title={t('title')} description={t('meta')} path={paths.guide} />
			<div className="column pt-2 md:pt-3">
				<Breadcrumbs items={[{ name: t('title'), path: paths.guide }]} />
				<header className="mt-6 grid gap-x-16 gap-y-8 pb-12 md:mt-8 md:pb-16 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:items-center">
					<div>
						<p className="eyebrow">{t('eyebrow')}</p>
						<h1 className="mt-4">{t('title')}</h1>
						{count > 0 && <p className="mt-5 max-w-measure text-18 text-muted">{t('lead', { count })}</p>}
						<a href="#chooser" className={buttonStyle('primary', 'md', 'mt-8')}>
							{t('start')}
						</a>
					</div>
					<Picture
						src={SEA}
						alt=""
						sizes="(max-width: 1024px) 100vw, 46rem"
						ratio="4/3"
						focal="50% 68%"
						priority
						className="rounded-2 max-lg:order-first"
					/>
				</header>
				{chapters.length > 1 && (
					<nav aria-label={t('chapters')} className="border-y border-line">
						<ol className="grid grid-cols-2 gap-x-8 md:grid-cols-4">
							{chapters.map(({ name }, index) => (
								<li key={name}>
									<a
										href={`#${chapterAnchor(index)}`}
										className="flex min-h-16 items-center gap-3 font-display text-18 hover:text-link"
									>
										<span className="tabular font-sans text-14 text-accent">{String(index + 1).padStart(2, '0')}</span>
										<span>{name || t('general')}</span>
									</a>
								</li>
							))}
						</ol>
					</nav>
				)}
			</div>
			{chapters.map((chapter, index) => (
				<Fragment key={chapter.name}>
					<Chapter chapter={chapter} index={index} />
					{index === 0 && <ChooserForm chooser={chooser} />}
				</Fragment>
			))}
			{count === 0 && (
				<div className="column pb-12">
					<Empty title={<h2>{t('empty')}</h2>} action={<LinkButton to={paths.faq}>{t('faq')}</LinkButton>}>
						{t('emptyText')}
					</Empty>
				</div>
			)}
			{chapters.length === 0 && <ChooserForm chooser={chooser} />}
		</main>
	);
}
