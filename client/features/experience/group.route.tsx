import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { apiContext } from '#client/app/api-context.ts';
import { useSite } from '#client/app/facts.tsx';
import { useTranslation } from '#client/i18n/use-translation.ts';
import { Breadcrumbs } from '#client/layout/breadcrumbs.tsx';
import { PageHead } from '#client/layout/page-head.tsx';
import { experiencePath } from '#shared/paths.ts';
import { FurtherLinks } from './further-links.tsx';
import { GroupNav, NextGroup } from './group-nav.tsx';
import { PlaceRow } from './place-row.tsx';

export const loader = ({ context, params }: LoaderFunctionArgs) =>
	context.get(apiContext)('GET /experience', { code: params.ship ?? '', group: params.tab });

/** Renders the page on one group of places on board of a ship. */
export default function ExperienceGroup() {
	const { t } = useTranslation('experience');
	const { phone } = useSite();
	const life = useLoaderData<typeof loader>();
	const { ship, group, said, places } = life;
	if (!group) return null;
	const name = t(`groups.${group}`);
	const about = { ship: ship.name, group: name };
	const known = places === 'unavailable' ? [] : places;
	const names = known.map((place) => place.name).join(t('names.comma'));
	const path = experiencePath(ship.code, group);
	return (
		<main key={path}>
			<PageHead
				title={t('group.title', about)}
				description={t(names ? 'group.description' : 'group.plain', { ...about, names })}
				path={path}
			/>
			<div className="column pt-2 md:pt-3">
				<Breadcrumbs
					items={[
						{ name: t('hero.eyebrow', { ship: ship.name }), path: experiencePath(ship.code) },
						{ name, path },
					]}
				/>
				<header className="grid gap-x-columns gap-y-4 pt-6 pb-10 md:pt-10 md:pb-14 lg:grid-cols-12">
					<div className="lg:col-span-7">
						<p className="eyebrow">{t('group.h1', about)}</p>
						<h1 className="mt-3 md:mt-4">{said.title || t('group.h1', about)}</h1>
					</div>
					{said.lead && <p className="max-w-measure text-18 text-2 lg:col-span-5 lg:self-end">{said.lead}</p>}
				</header>
			</div>
			<GroupNav life={life} />
			<div className="column pt-10 pb-4 md:pt-16">
				{places === 'unavailable' && <p className="text-2">{t('places.unavailable', { phone })}</p>}
				{places !== 'unavailable' && known.length === 0 && <p className="text-2">{t('places.none', { ship: ship.name })}</p>}
				<ul className="grid gap-14 lg:gap-24">
					{known.map((place, index) => (
						<li key={place.id}>
							<PlaceRow place={place} ship={ship} turned={index % 2 === 1} first={index === 0} />
						</li>
					))}
				</ul>
				{known.length > 0 && <p className="mt-14 text-14 text-2">{t('places.note')}</p>}
			</div>
			<NextGroup life={life} />
			<FurtherLinks life={life} />
		</main>
	);
}
