import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { apiContext } from '#client/app/api-context.ts';
import { useLanguage } from '#client/app/facts.tsx';
import { Breadcrumbs } from '#client/layout/breadcrumbs.tsx';
import { PageHead } from '#client/layout/page-head.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { RichText } from '#client/ui/rich-text.tsx';
import { paths, questionPath } from '#shared/paths.ts';
import { formatDate, isDay } from '#shared/rules/dates.ts';
import { languageTag } from '#shared/rules/language.ts';
import { AskUs } from './ask-us.tsx';
import { QuestionList } from './question-list.tsx';

export const loader = ({ context, request }: LoaderFunctionArgs) =>
	context.get(apiContext)('GET /question', { id: new URL(request.url).searchParams.get('id') ?? '' });

/** Renders a question's own page, which other sites may link to: its answer, and other questions on the subject. */
export default function Question() {
	const { t } = useTranslation('help');
	const lang = useLanguage();
	const question = useLoaderData<typeof loader>();
	const { id, title, html, summary, group, date, related } = question;
	const path = questionPath(id);
	return (
		<main>
			<PageHead title={title} description={summary} path={path} />
			<div className="column pt-2 pb-section md:pt-3">
				<Breadcrumbs
					items={[
						{ name: t('faq.title'), path: paths.faq },
						{ name: title, path },
					]}
				/>
				<div className="mt-6 grid gap-x-16 gap-y-14 md:mt-10 lg:grid-cols-[minmax(0,1fr)_22rem] xl:gap-x-24">
					<article>
						<p className="eyebrow">{group.name || t('faq.general')}</p>
						<h1 lang={languageTag(question.lang)} className="mt-4 text-h2 md:text-h1">
							{title}
						</h1>
						{isDay(date) && (
							<p className="mt-4 text-14 text-muted">
								<time dateTime={date}>{t('question.since', { date: formatDate(date, 'day', lang) })}</time>
							</p>
						)}
						{question.lang !== lang && (
							<div className="mt-6">
								<Notice>{t('question.chineseOnly')}</Notice>
							</div>
						)}
						<div lang={languageTag(question.lang)} className="mt-8 max-w-measure text-18">
							<RichText html={html} className="[&_p]:mb-5 [&_p]:leading-[1.75] [&_ul]:my-5" />
						</div>
					</article>
					<aside aria-label={t('question.related')} className="lg:border-l lg:border-line lg:pl-10">
						{related.length > 0 && <h2 className="text-h4">{t('question.related')}</h2>}
						<QuestionList
							questions={related}
							all={{ to: `${paths.faq}#${group.id}`, text: t('question.all') }}
							className="mt-4 gap-4"
						/>
					</aside>
				</div>
			</div>
			<AskUs />
		</main>
	);
}
