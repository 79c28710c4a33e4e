import { Suspense } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { apiContext } from '#client/app/api-context.ts';
import { useTranslation } from '#client/i18n/use-translation.ts';
import { Breadcrumbs } from '#client/layout/breadcrumbs.tsx';
import { PageHead } from '#client/layout/page-head.tsx';
import { PageHero } from '#client/parts/page-hero.tsx';
import { experiencePath, shipPath } from '#shared/paths.ts';
import { Day } from './day.tsx';
import { FurtherLinks } from './further-links.tsx';
import { Groups } from './groups.tsx';

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
