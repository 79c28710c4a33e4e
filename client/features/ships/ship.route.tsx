import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { apiContext } from '#client/app/api-context.ts';
import { Breadcrumbs } from '#client/layout/breadcrumbs.tsx';
import { PageHero } from '#client/parts/page-hero.tsx';
import { BelowFirstView } from '#client/ui/below-first-view.tsx';
import { buttonStyle, LinkButton } from '#client/ui/button.tsx';
import { ArrowRightIcon } from '#client/ui/icons.tsx';
import { Link, OnwardArrow } from '#client/ui/link.tsx';
import { PageSection } from '#client/ui/section.tsx';
import type { ShipPage } from '#shared/catalogue/bff/ships.ts';
import { FACILITY_GROUPS, type FacilityGroup, FLAGSHIP } from '#shared/constants.ts';
import { entriesOf } from '#shared/entries-of.ts';
import { experiencePath, paths, shipPath } from '#shared/paths.ts';
import { CabinKinds } from './cabin-kinds.tsx';
import { DeckPlan } from './deck-plan.tsx';
import { Sailings } from './sailings.tsx';
import { ShipGallery } from './ship-gallery.tsx';
import { ShipHead } from './ship-head.tsx';
import { Fleet, Story } from './story.tsx';

const MOST_NAMES = 3;

/** Renders links to the pages on life on board: the day, and each group of places with the names of some. */
function LifeOnBoard({ ship: { code, name, places } }: { ship: ShipPage }) {
	const { t } = useTranslation(['ships', 'experience']);
	const known = entriesOf(places);
	const namesOf = (wanted: FacilityGroup) => known.filter(({ group }) => group === wanted).map((place) => place.name);
	const groups = FACILITY_GROUPS.filter((group) => known.length === 0 || namesOf(group).length > 0);
	return (
		<PageSection
			id="life"
			eyebrow={t('life.eyebrow')}
			title={t('life.title', { ship: name })}
			ground="dark"
			className="later [--later:50rem] md:[--later:44rem]"
		>
			<ul className="grid border-t border-gold-500/60 md:grid-cols-2 md:gap-x-12">
				{groups.map((group) => (
					<li key={group} className="border-b border-line">
						<Link to={experiencePath(code, group)} className="group flex min-h-20 items-center justify-between gap-6 py-4">
							<span className="min-w-0">
								<span className="block display text-18 leading-head">{t(`experience:groups.${group}`)}</span>
								<span className="mt-1 block text-14 text-muted">
									{namesOf(group).slice(0, MOST_NAMES).join(t('decks.comma'))}
								</span>
							</span>
							<OnwardArrow size={20} className="text-accent" />
						</Link>
					</li>
				))}
			</ul>
			<LinkButton to={experiencePath(code)} variant="on-dark" className="mt-10">
				{t('life.day', { ship: name })}
			</LinkButton>
		</PageSection>
	);
}

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
					<ShipGallery ship={ship} elsewhere={[hero]} />
					<LifeOnBoard ship={ship} />
					<Sailings ship={ship} />
					<Fleet ship={ship} />
				</Suspense>
			</BelowFirstView>
		</main>
	);
}
