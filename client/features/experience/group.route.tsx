import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { apiContext } from '#client/app/api-context.ts';
import { useSite } from '#client/app/facts.tsx';
import { Breadcrumbs } from '#client/layout/breadcrumbs.tsx';
import { PageHead } from '#client/layout/page-head.tsx';
import { ChargeTag, PlaceFacts } from '#client/parts/place-facts.tsx';
import { Picture } from '#client/ui/picture.tsx';
import { Tag } from '#client/ui/tag.tsx';
import type { PlaceView, ShipName } from '#shared/catalogue/bff/ships.ts';
import { entriesOf } from '#shared/entries-of.ts';
import { experiencePath } from '#shared/paths.ts';
import { FurtherLinks } from './further-links.tsx';
import { GroupNav, NextGroup } from './group-nav.tsx';

type PlaceRowProps = {
	place: PlaceView;
	ship: ShipName;
	/** The picture is on the right. */
	turned: boolean;
	/** The picture is the first of the page. */
	first: boolean;
};

/** Renders a place on board. Deck plans and adverts lead to its anchor. */
function PlaceRow({ place, ship, turned, first }: PlaceRowProps) {
	const { t } = useTranslation('experience');
	const { id, name, desc, picture, charge, hersAlone, group } = place;
	return (
		<article id={`place-${id}`} className="grid scroll-mt-16 items-center gap-x-columns-near gap-y-6 lg:grid-cols-12">
			{picture && (
				<Picture
					src={picture}
					alt=""
					sizes="(max-width: 1023px) 100vw, 740px"
					priority={first}
					className={`rounded-2 lg:col-span-7 ${turned ? 'lg:order-2' : ''}`}
				/>
			)}
			<div className={picture ? 'lg:col-span-5' : 'lg:col-span-8'}>
				<p className="flex flex-wrap gap-2 empty:hidden">
					<ChargeTag charge={charge} />
					{hersAlone && group !== 'CABIN' && <Tag>{t('places.hersAlone', { ship: ship.name })}</Tag>}
				</p>
				<h2 className="mt-3 text-h3">{name}</h2>
				{desc && <p className="mt-3 mb-5 max-w-measure">{desc}</p>}
				<PlaceFacts place={place} />
			</div>
		</article>
	);
}

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
	const known = entriesOf(places);
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
					{said.lead && <p className="max-w-measure text-18 text-muted lg:col-span-5 lg:self-end">{said.lead}</p>}
				</header>
			</div>
			<GroupNav life={life} />
			<div className="column pt-10 pb-4 md:pt-16">
				{places === 'unavailable' && <p className="text-muted">{t('places.unavailable', { phone })}</p>}
				{places !== 'unavailable' && known.length === 0 && <p className="text-muted">{t('places.none', { ship: ship.name })}</p>}
				<ul className="grid gap-14 lg:gap-24">
					{known.map((place, index) => (
						<li key={place.id}>
							<PlaceRow place={place} ship={ship} turned={index % 2 === 1} first={index === 0} />
						</li>
					))}
				</ul>
				{known.length > 0 && <p className="mt-14 text-14 text-muted">{t('places.note')}</p>}
			</div>
			<NextGroup life={life} />
			<FurtherLinks life={life} />
		</main>
	);
}
