import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { apiContext } from '#client/app/api-context.ts';
import { Breadcrumbs } from '#client/layout/breadcrumbs.tsx';
import { PageHero } from '#client/parts/page-hero.tsx';
import { BelowFirstView } from '#client/ui/below-first-view.tsx';
import { LinkButton } from '#client/ui/button.tsx';
import { FLAGSHIP } from '#shared/constants.ts';
import { entriesOf } from '#shared/entries-of.ts';
import { experiencePath, paths, shipPath } from '#shared/paths.ts';
import { OwnPlaces } from './own-places.tsx';
import { Sailings } from './sailings.tsx';
import { ShipGallery } from './ship-gallery.tsx';
import { ShipHead } from './ship-head.tsx';
import { Fleet, Story } from './story.tsx';

export const loader = ({ context }: LoaderFunctionArgs) => context.get(apiContext)('GET /ship', { code: FLAGSHIP });

/** Renders the flagship's page with the places that she alone has. Her decks and cabins stand on her page among the ships. */
export default function Flagship() {
	const { t } = useTranslation('ships');
	const ship = useLoaderData<typeof loader>();
	const hero = ship.pictures.at(-1) ?? '';
	const own = entriesOf(ship.places).filter(({ hersAlone, group }) => hersAlone && group !== 'CABIN');
	const places = own.map(({ name }) => name).join(t('decks.comma'));
	const description = t(places ? 'flagship.description' : 'flagship.plain', { ship: ship.name, places });
	const title = t('flagship.h1', { ship: ship.name });
	return (
		<main>
			<ShipHead ship={ship} title={t('flagship.title', { ship: ship.name })} description={description} path={paths.flagship} />
			<PageHero picture={hero} eyebrow={t('flagship.eyebrow')} title={title}>
				<LinkButton to={experiencePath(ship.code)} variant="light">
					{t('life.day', { ship: ship.name })}
				</LinkButton>
				<LinkButton to={shipPath(ship.code)} variant="on-dark">
					{t('flagship.ship')}
				</LinkButton>
			</PageHero>
			<div className="column pt-3">
				<Breadcrumbs items={[{ name: title, path: paths.flagship }]} />
			</div>
			<Story ship={ship} />
			<BelowFirstView>
				<Suspense>
					<OwnPlaces ship={ship} places={own} />
				</Suspense>
				<Suspense>
					<ShipGallery ship={ship} elsewhere={[hero, ...own.map(({ picture }) => picture)]} />
					<Sailings ship={ship} />
					<Fleet ship={ship} />
				</Suspense>
			</BelowFirstView>
		</main>
	);
}
