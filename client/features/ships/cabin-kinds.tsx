import { useTranslation } from 'react-i18next';
import { useSite } from '#client/app/facts.tsx';
import { useDeckWords } from '#client/parts/place-facts.tsx';
import { LinkButton } from '#client/ui/button.tsx';
import { Picture } from '#client/ui/picture.tsx';
import { PageSection } from '#client/ui/section.tsx';
import type { CabinKind, ShipPage } from '#shared/catalogue/bff/ships.ts';
import { entriesOf } from '#shared/entries-of.ts';
import { shipSearchPath } from '#shared/paths.ts';

function Kind({
	kind: { id, name, area, decks, picture, categories },
	turned,
	only,
}: {
	kind: CabinKind;
	turned: boolean;
	only: boolean;
}) {
	const { t } = useTranslation('ships');
	const inWords = useDeckWords();
	return (
		<article aria-labelledby={`kind-${id}`} className="grid items-start gap-x-columns-near gap-y-6 lg:grid-cols-12">
			{picture && (
				<Picture
					src={picture}
					alt=""
					sizes="(max-width: 1023px) 100vw, 700px"
					className={`rounded-2 lg:col-span-7 ${turned ? 'lg:order-2' : ''}`}
				/>
			)}
			<div className={picture ? 'lg:col-span-5' : 'lg:col-span-12'}>
				<h3 id={`kind-${id}`} className="display">
					{name || t(only ? 'cabins.all' : 'cabins.other')}
				</h3>
				{area && decks && <p className="tabular mt-1 text-muted">{t('cabins.facts', { area, decks })}</p>}
				<ul className="mt-4 border-t border-line">
					{categories.map((category) => (
						<li key={category.id} className="border-b border-line py-3">
							<p className="font-semibold">{category.name}</p>
							<p className="tabular flex flex-wrap gap-x-4 text-14 text-muted">
								{category.area && <span>{t('cabins.area', { area: category.area })}</span>}
								{category.deck && <span>{inWords(category.deck)}</span>}
								{category.passengers !== null && <span>{t('cabins.passengers', { count: category.passengers })}</span>}
								{category.bed && <span>{category.bed}</span>}
							</p>
						</li>
					))}
				</ul>
			</div>
		</article>
	);
}

/** Renders the ship's cabins by kind with picture, decks and size. Prices stand with each voyage. */
export function CabinKinds({ ship: { id, cabins } }: { ship: ShipPage }) {
	const { t } = useTranslation('ships');
	const { phone } = useSite();
	if (cabins !== 'unavailable' && cabins.length === 0) return null;
	return (
		<PageSection id="cabins" title={t('cabins.title')} lead={t('cabins.lead')} className="later [--later:130rem]">
			{cabins === 'unavailable' ? (
				<p className="text-muted">{t('unavailable.cabins', { phone })}</p>
			) : (
				<div className="grid gap-12 lg:gap-20">
					{cabins.map((kind, index) => (
						<Kind key={kind.id} kind={kind} turned={index % 2 === 1} only={cabins.length === 1} />
					))}
				</div>
			)}
			{entriesOf(cabins).some(({ picture }) => picture) && <p className="mt-8 text-14 text-muted">{t('cabins.pictures')}</p>}
			<LinkButton to={shipSearchPath(id)} variant="secondary" className="mt-12">
				{t('cabins.prices')}
			</LinkButton>
		</PageSection>
	);
}
