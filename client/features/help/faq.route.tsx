import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { apiContext } from '#client/app/api-context.ts';
import { Breadcrumbs } from '#client/layout/breadcrumbs.tsx';
import { PageHead } from '#client/layout/page-head.tsx';
import { LinkButton } from '#client/ui/button.tsx';
import { Empty } from '#client/ui/empty.tsx';
import { paths } from '#shared/paths.ts';
import { AskUs } from './ask-us.tsx';
import { QuestionGroups } from './question-groups.tsx';
import { QuestionSearch } from './question-search.tsx';

/** The number of characters that the call takes. */
const LONGEST = 60;

export async function loader({ context, request }: LoaderFunctionArgs) {
	const q = (new URL(request.url).searchParams.get('q') ?? '').trim().slice(0, LONGEST);
	return { q, ...(await context.get(apiContext)('GET /questions', { q })) };
}

/** Renders the page of questions and answers by subject, with a search in them. */
export default function Faq() {
	const { t } = useTranslation('help');
	const { q, groups, count, found } = useLoaderData<typeof loader>();
	const searched = found !== 'all';
	return (
		<main>
			<PageHead
				title={searched ? t('faq.resultTitle', { q }) : t('faq.title')}
				description={t('faq.meta')}
				path={searched ? `${paths.faq}?${new URLSearchParams({ q })}` : paths.faq}
				hidden={searched}
			/>
			<div className="bg-soft">
				<div className="column pt-2 pb-12 md:pt-3 md:pb-16">
					<Breadcrumbs items={[{ name: t('faq.title'), path: paths.faq }]} />
					<header className="mt-6 max-w-3xl md:mt-10">
						<p className="eyebrow">{t('faq.eyebrow')}</p>
						<h1 className="mt-4">{t('faq.title')}</h1>
						<p className="mt-5 max-w-measure text-18 text-muted">{t('faq.lead')}</p>
					</header>
					<QuestionSearch q={q} />
				</div>
			</div>
			<div className="column py-12 md:py-16">
				<p role="status" className="text-muted">
					{count > 0 || searched ? t(`faq.${found}`, { count, q }) : ''}
				</p>
				{count > 0 ? (
					<QuestionGroups groups={groups} searched={searched} />
				) : (
					<Empty
						title={<h2>{searched ? t('faq.none', { q }) : t('faq.empty')}</h2>}
						action={searched && <LinkButton to={paths.faq}>{t('faq.clear')}</LinkButton>}
					>
						{t(searched ? 'faq.noneText' : 'faq.emptyText')}
					</Empty>
				)}
			</div>
			<AskUs />
		</main>
	);
}
