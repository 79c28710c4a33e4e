import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { apiContext } from '#client/app/api-context.ts';
import { useFacts } from '#client/app/facts.tsx';
import { Breadcrumbs } from '#client/layout/breadcrumbs.tsx';
import { JsonLd } from '#client/layout/json-ld.tsx';
import { PageHead } from '#client/layout/page-head.tsx';
import { Link } from '#client/ui/link.tsx';
import { PageSection, Section } from '#client/ui/section.tsx';
import { POLICY_TYPES } from '#shared/constants.ts';
import { paths, policyPath } from '#shared/paths.ts';
import { ContactWays } from './contact-ways.tsx';
import { QuestionList } from './question-list.tsx';

const MOST_QUESTIONS = 6;
const MATTERS = ['booking', 'order', 'special', 'late'] as const;

/** Loads a few questions; none when they can't be loaded, since the page stands without them. */
export async function loader({ context }: LoaderFunctionArgs) {
	const { groups } = await context
		.get(apiContext)('GET /questions', {})
		.catch(() => ({ groups: [] }));
	// The first question of each subject, then the second: six then stand for all subjects
	const rounds = [0, 1].flatMap((round) => groups.flatMap(({ questions }) => questions[round] ?? []));
	return { questions: rounds.slice(0, MOST_QUESTIONS).map(({ id, title, lang }) => ({ id, title, lang })) };
}

function Matters() {
	const { t } = useTranslation('help');
	return (
		<PageSection id="matters" title={t('contact.ways.title')} ground="soft" small tight>
			<dl className="grid gap-x-12 border-t border-line sm:grid-cols-2">
				{MATTERS.map((matter) => (
					<div key={matter} className="border-b border-line py-5">
						<dt className="font-semibold">{t(`contact.ways.${matter}.about`)}</dt>
						<dd className="mt-1 text-muted">{t(`contact.ways.${matter}.how`)}</dd>
					</div>
				))}
			</dl>
		</PageSection>
	);
}

/** Renders the page of contacts: the ways to reach the line, the quickest way for each matter, and questions that are answered already. */
export default function ContactUs() {
	const { t } = useTranslation('help');
	const { t: tPolicy } = useTranslation('policy');
	const { lang, site } = useFacts();
	const { questions } = useLoaderData<typeof loader>();
	return (
		<main>
			<PageHead
				title={t('contact.title')}
				description={t('contact.meta', { phone: site.phone, hours: site.hours })}
				path={paths.contactUs}
			/>
			<JsonLd
				data={{
					'@type': 'ContactPage',
					name: t('contact.title'),
					mainEntity: {
						'@type': 'Organization',
						'@id': `${site.siteUrl}/#organization`,
						name: site.brand[lang],
						email: site.email,
						contactPoint: { '@type': 'ContactPoint', contactType: 'customer service', telephone: site.phone },
					},
				}}
			/>
			<div className="column pt-2 pb-12 md:pt-3 md:pb-16">
				<Breadcrumbs items={[{ name: t('contact.title'), path: paths.contactUs }]} />
				<header className="mt-6 max-w-3xl md:mt-10">
					<p className="eyebrow">{t('crumb')}</p>
					<h1 className="mt-4">{t('contact.title')}</h1>
					<p className="mt-5 max-w-measure text-18 text-muted">{t('contact.lead')}</p>
				</header>
				<ContactWays />
			</div>
			<Matters />
			<div className="column grid gap-x-16 gap-y-12 py-12 md:py-16 lg:grid-cols-2">
				{questions.length > 0 && (
					<Section id="contact-questions" title={t('contact.questions')}>
						<QuestionList questions={questions} all={{ to: paths.faq, text: t('contact.allQuestions') }} className="mt-5 gap-3" />
					</Section>
				)}
				<Section id="contact-policies" title={t('contact.policies')}>
					<ul className="mt-5 grid border-t border-line sm:grid-cols-2 sm:gap-x-8">
						{POLICY_TYPES.map((type) => (
							<li key={type} className="border-b border-line">
								<Link to={policyPath(type)} className="flex min-h-14 items-center py-3 leading-head hover:text-link">
									{tPolicy(`names.${type}`)}
								</Link>
							</li>
						))}
					</ul>
				</Section>
			</div>
		</main>
	);
}
