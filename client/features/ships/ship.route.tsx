import { Suspense } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { apiContext } from '#client/app/api-context.ts';
import { useTranslation } from '#client/i18n/use-translation.ts';
import { Breadcrumbs } from '#client/layout/breadcrumbs.tsx';
import { PageHero } from '#client/parts/page-hero.tsx';
import { BelowFirstView } from '#client/ui/below-first-view.tsx';
import { LinkButton } from '#client/ui/button.tsx';
import { buttonStyle } from '#client/ui/button-style.ts';
import { ArrowRightIcon } from '#client/ui/icons.tsx';
import { FLAGSHIP } from '#shared/constants.ts';
import { paths, shipPath } from '#shared/paths.ts';
import { CabinKinds } from './cabin-kinds.tsx';
import { DeckPlan } from './deck-plan.tsx';
import { LifeOnBoard } from './life-on-board.tsx';
import { Sailings } from './sailings.tsx';
import { ShipGallery } from './ship-gallery.tsx';
import { ShipHead } from './ship-head.tsx';
import { Fleet, Story } from './story.tsx';

export const loader = ({ context, params }: LoaderFunctionArgs) =>
	context.get(apiContext)('GET /ship', { code: params.code ?? '' });

/** Renders a ship's page: her story, her cabins, her decks, her pictures, life on board, and her next sailings. */
export default function Ship() {
	const { t } = useTranslation('ships');
	const ship = useLoaderData<typeof loader>();
	const { name, story, code } = ship;
	const path = shipPath(code);
	const hero = ship.pictures[0] ?? '';
	const description = story ? t('head.description', { ship: name, story }) : t('head.plain', { ship: name });
	return (
		<main key={code}>
			<ShipHead ship={ship} title={t('head.title', { ship: name })} description={description} path={path} />
			<PageHero picture={hero} eyebrow={t('hero.eyebrow')} title={name}>
				<a href="#sailings" className={buttonStyle('light', 'md')}>
					{t('hero.sailings')}
				</a>
				<a href="#decks" className={buttonStyle('on-dark', 'md')}>
					{t('hero.decks')}
				</a>
			</PageHero>
			<div className="column pt-3">
				<Breadcrumbs items={[{ name, path }]} />
			</div>
			<Story ship={ship}>
				{code === FLAGSHIP && (
					<LinkButton to={paths.flagship} variant="link" className="mt-6">
						{t('flagship.story')}
						<ArrowRightIcon size={20} />
					</LinkButton>
				)}
			</Story>
			<BelowFirstView>
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
			</BelowFirstView>
		</main>
	);
}
