import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { apiContext } from '#client/app/api-context.ts';
import { Breadcrumbs } from '#client/layout/breadcrumbs.tsx';
import { PageHead } from '#client/layout/page-head.tsx';
import { PageHero } from '#client/parts/page-hero.tsx';
import { Picture } from '#client/ui/picture.tsx';
import { PageSection } from '#client/ui/section.tsx';
import type { LifePage } from '#shared/catalogue/bff/experience.ts';
import { entriesOf } from '#shared/entries-of.ts';
import { experiencePath, shipPath } from '#shared/paths.ts';
import { FurtherLinks } from './further-links.tsx';
import { Groups } from './groups.tsx';

/** Renders the day, hour by hour: the pictures are on the left and on the right by turns. */
function Day({ moments }: Pick<LifePage, 'moments'>) {
	const { t } = useTranslation('experience');
	const known = entriesOf(moments);
	if (known.length === 0) return null;
	return (
		<PageSection id="day" title={t('day.title')} lead={t('day.lead')} className="later [--later:200rem]">
			<ol className="grid gap-12 lg:gap-20">
				{known.map(({ id, time, title, desc, picture }, index) => (
					<li key={id} className="grid items-center gap-x-columns-near gap-y-5 lg:grid-cols-12">
						{picture && (
							<Picture
								src={picture}
								alt=""
								sizes="(max-width: 1023px) 100vw, 640px"
								className={`rounded-2 ${index % 2 === 0 ? 'lg:col-span-7' : 'lg:order-2 lg:col-span-6 lg:col-start-7'}`}
							/>
						)}
						<div className={index % 2 === 0 ? 'lg:col-span-4 lg:col-start-9' : 'lg:col-span-4 lg:col-start-2'}>
							{time && (
								<p className="tabular border-t border-gold-500 pt-3 display text-h2 leading-head text-accent">
									<time dateTime={time}>{time}</time>
								</p>
							)}
							<h3 className="mt-2 display">{title}</h3>
							{desc && <p className="mt-3 max-w-measure text-muted">{desc}</p>}
						</div>
					</li>
				))}
			</ol>
		</PageSection>
	);
}

export const loader = ({ context, params }: LoaderFunctionArgs) =>
	context.get(apiContext)('GET /experience', { code: params.ship ?? '' });

/** Renders the page on life on board of a ship: a day from morning to night, and the places by groups. */
export default function Experience() {
	const { t } = useTranslation('experience');
	const life = useLoaderData<typeof loader>();
	const { ship, said, groups, moments } = life;
	const path = experiencePath(ship.code);
	return (
		<main key={ship.code}>
			<PageHead
				title={t('head.title', { ship: ship.name })}
				description={t('head.description', { ship: ship.name, lead: said.lead }).trim()}
				path={path}
			/>
			<PageHero
				picture={said.picture}
				eyebrow={t('hero.eyebrow', { ship: ship.name })}
				title={said.title || t('hero.h1', { ship: ship.name })}
				lead={said.lead}
			/>
			<div className="column pt-3">
				<Breadcrumbs
					items={[
						{ name: ship.name, path: shipPath(ship.code) },
						{ name: t('head.crumb'), path },
					]}
				/>
			</div>
			<Suspense>
				<Day moments={moments} />
			</Suspense>
			<Suspense>
				<Groups groups={groups} code={ship.code} />
				<FurtherLinks life={life} />
			</Suspense>
		</main>
	);
}
