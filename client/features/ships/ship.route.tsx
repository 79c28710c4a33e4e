import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { Breadcrumbs } from '#client/layout/breadcrumbs.tsx';
import { PageHero } from '#client/parts/page-hero.tsx';
import { buttonStyle } from '#client/ui/button-style.ts';
import { ArrowRightIcon } from '#client/ui/icons.tsx';
import { FLAGSHIP } from '#shared/constants.ts';
import { paths, shipPath } from '#shared/paths.ts';
import { CabinKinds } from './cabin-kinds.tsx';
import { DeckPlan } from './deck-plan.tsx';
import { LifeOnBoard } from './life-on-board.tsx';
import { loadShip } from './load-ship.ts';
import { Sailings } from './sailings.tsx';
import { ShipGallery } from './ship-gallery.tsx';
import { ShipHead } from './ship-head.tsx';
import { Fleet, Story } from './story.tsx';

export const loader = ({ context, params }: LoaderFunctionArgs) => loadShip(context, params.code ?? '');

/** A ship: what she is like, where what lies on board, what she looks like, and when she sails. */
export default function Ship() {
	const { t } = useTranslation('ships');
	const { ship } = useLoaderData<typeof loader>();
	const path = shipPath(ship.code);
	const hero = ship.pictures[0] ?? '';
	return (
		<main key={ship.code}>
			<ShipHead
				ship={ship}
				title={t('head.title', { ship: ship.name })}
				description={
					ship.story ? t('head.description', { ship: ship.name, story: ship.story }) : t('head.plain', { ship: ship.name })
				}
				path={path}
			/>
			<PageHero picture={hero} eyebrow={t('hero.eyebrow')} title={ship.name}>
				<a href="#sailings" className={buttonStyle('light', 'md')}>
					{t('hero.sailings')}
				</a>
				<a href="#decks" className={buttonStyle('on-dark', 'md')}>
					{t('hero.decks')}
				</a>
			</PageHero>
			<div className="column pt-3">
				<Breadcrumbs items={[{ name: ship.name, path }]} />
			</div>
			<Story ship={ship}>
				{ship.code === FLAGSHIP && (
					<Link to={paths.flagship} className={`mt-6 ${buttonStyle('link', 'md')}`}>
						{t('flagship.story')}
						<ArrowRightIcon size={20} />
					</Link>
				)}
			</Story>
			<Suspense>
				<CabinKinds ship={ship} />
			</Suspense>
			<Suspense>
				<DeckPlan ship={ship} />
			</Suspense>
			<Suspense>
				<ShipGallery ship={ship} hero={hero} />
				<LifeOnBoard ship={ship} />
				<Sailings ship={ship} />
				<Fleet ship={ship} />
			</Suspense>
		</main>
	);
}
