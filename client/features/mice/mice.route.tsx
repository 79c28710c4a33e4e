import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { apiContext } from '#client/app/api-context.ts';
import { useTranslation } from '#client/i18n/use-translation.ts';
import { Breadcrumbs } from '#client/layout/breadcrumbs.tsx';
import { PageHead } from '#client/layout/page-head.tsx';
import { LinkButton } from '#client/ui/button.tsx';
import { PageSection, TitledList } from '#client/ui/page-section.tsx';
import { Picture } from '#client/ui/picture.tsx';
import { paths } from '#shared/paths.ts';
import { ContactPanel } from './contact-panel.tsx';
import { KINDS } from './kinds.ts';
import { ShipList } from './ship-list.tsx';

export const loader = ({ context }: LoaderFunctionArgs) => context.get(apiContext)('GET /mice', {});

const STEPS = ['ask', 'plan', 'see', 'sail'] as const;

/** Renders the page on events at sea: the contacts, the kinds of events, the ships to choose from, and the steps of planning one. */
export default function Mice() {
	const { t } = useTranslation('mice');
	const data = useLoaderData<typeof loader>();
	const ships = data.ships === 'unavailable' ? [] : data.ships;
	const [largest] = ships.filter(({ picture }) => picture).toSorted((a, b) => (b.guests ?? 0) - (a.guests ?? 0));
	return (
		<main>
			<PageHead title={t('title')} description={t('meta')} path={paths.mice} />
			<div className="bg-soft">
				<div className="column pt-2 pb-[calc(var(--section)*0.7)] md:pt-3">
					<Breadcrumbs items={[{ name: t('title'), path: paths.mice }]} />
					<div className="grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-10 pt-6 md:pt-10 lg:grid-cols-[minmax(0,7fr)_minmax(22rem,5fr)]">
						<header>
							<p className="eyebrow">{t('eyebrow')}</p>
							<h1 className="mt-4">{t('heading')}</h1>
							<p className="mt-6 max-w-measure text-18 text-2">{t('lead')}</p>
							{largest && (
								<Picture
									src={largest.picture}
									alt={largest.name}
									priority
									sizes="(max-width: 1023px) 100vw, 700px"
									className="mt-8 rounded-2"
								/>
							)}
						</header>
						<div className="self-start">
							<ContactPanel />
						</div>
					</div>
				</div>
			</div>
			<PageSection id="kinds" title={t('kinds.title')}>
				<TitledList
					items={KINDS.map((name) => ({ title: t(`kinds.${name}.title`), text: t(`kinds.${name}.text`) }))}
					className="mt-8 md:mt-12 lg:grid-cols-3"
				/>
			</PageSection>
			{ships.length > 0 && (
				<PageSection id="ships" title={t('ships.title')} lead={t('ships.lead')} className="bg-soft">
					<ShipList ships={ships} />
				</PageSection>
			)}
			<PageSection id="steps" title={t('steps.title')}>
				<ol className="mt-8 grid gap-x-10 gap-y-8 sm:grid-cols-2 md:mt-12 lg:grid-cols-4">
					{STEPS.map((name, index) => (
						<li key={name}>
							<p aria-hidden="true" className="tabular font-display text-h3 leading-none text-accent">
								{String(index + 1).padStart(2, '0')}
							</p>
							<h3 className="mt-3 text-18 leading-head font-semibold">{t(`steps.${name}.title`)}</h3>
							<p className="mt-2 text-2">{t(`steps.${name}.text`)}</p>
						</li>
					))}
				</ol>
			</PageSection>
			<PageSection
				id="end"
				title={t('end.title')}
				lead={t('end.text')}
				action={<LinkButton to={paths.search}>{t('end.search')}</LinkButton>}
				small
				tight
				className="bg-sand-100"
			/>
		</main>
	);
}
