import { useTranslation } from 'react-i18next';
import { useLanguage, useSite } from '#client/app/facts.tsx';
import { Picture } from '#client/ui/picture.tsx';
import type { CategoryView, VoyagePage } from '#shared/catalogue/bff/voyage.ts';
import { formatMoney } from '#shared/rules/money.ts';
import { nextCategory } from '#shared/rules/next-category.ts';
import { type CabinGroup, cheapestBalcony, groupCabins } from './cabin-groups.ts';
import { CabinRow } from './cabin-row.tsx';
import { PartyForm } from './choice/party-form.tsx';
import { Section } from './section.tsx';
import { Unavailable } from './unavailable.tsx';

/** The nearest in price that can be booked and sleeps as many. */
function insteadOf(cabin: CategoryView, { categories, state }: VoyagePage): CategoryView | null {
	if (categories === 'unavailable' || state !== 'on-sale') return null;
	const offers = categories.map((other) => ({ ...other, cabin: other, price: other.price?.from ?? null }));
	const wanted = { categoryId: cabin.id, price: cabin.price?.from ?? 0, passengers: Math.min(cabin.maxPassengers, 2) };
	return nextCategory(wanted, offers)?.cabin ?? null;
}

function Group({ group, voyage, best }: { group: CabinGroup; voyage: VoyagePage; best: string | null }) {
	const { t } = useTranslation('voyage');
	const lang = useLanguage();
	const picture = group.cabins.flatMap(({ pictures }) => pictures)[0];
	return (
		<section aria-labelledby={`kind-${group.kind}`} className="grid gap-x-12 gap-y-4 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
			<div className="self-start lg:sticky lg:top-[calc(var(--header)+5.5rem)]">
				{picture && (
					<Picture
						src={picture}
						alt=""
						ratio="3/2"
						narrow={{ ratio: '16/9' }}
						sizes="(max-width: 1023px) 100vw, 420px"
						className="rounded-2 md:max-lg:aspect-[5/2]!"
					/>
				)}
				<h3 id={`kind-${group.kind}`} className="mt-4 font-display">
					{group.name || t('cabins.other')}
				</h3>
				<p className="tabular mt-1 text-14 text-2">
					{t('cabins.kindMore', { count: group.cabins.length })}
					{group.from !== null && voyage.state === 'on-sale' && (
						<>
							<span aria-hidden="true"> · </span>
							{t('cabins.kindFrom', { price: formatMoney(group.from, lang) })}
						</>
					)}
				</p>
			</div>
			<ul className="border-line lg:border-t">
				{group.cabins.map((cabin) => (
					<CabinRow
						key={cabin.id}
						cabin={cabin}
						cheaper={group.cheaper}
						voyageState={voyage.state}
						best={cabin.id === best}
						shown={picture ?? ''}
						instead={insteadOf(cabin, voyage)}
					/>
				))}
			</ul>
		</section>
	);
}

/** The ship's cabins by kind, the cheapest first, each with its price; those that can't be booked stay in the list. */
export function Cabins({ voyage }: { voyage: VoyagePage }) {
	const { t } = useTranslation('voyage');
	// In a sentence the number must not break at its hyphens.
	const phone = useSite().phone.replaceAll('-', '\u2011');
	const { categories, state } = voyage;
	const known = categories === 'unavailable' ? [] : categories;
	const best = state === 'on-sale' ? cheapestBalcony(known) : null;
	return (
		<Section id="cabins" title={t('cabins.title')} lead={known.length > 0 && t('cabins.lead')} rows={known.length}>
			{categories === 'unavailable' && <Unavailable>{t('cabins.unavailable')}</Unavailable>}
			{categories !== 'unavailable' && known.length === 0 && <p className="text-2">{t('cabins.none')}</p>}
			{state === 'on-sale' && known.length > 0 && <PartyForm />}
			<div className="grid gap-12 lg:gap-16">
				{groupCabins(known).map((group) => (
					<Group key={group.kind} group={group} voyage={voyage} best={best} />
				))}
			</div>
			{known.length > 0 && (
				<div className="mt-10 grid gap-x-12 gap-y-3 border-t border-line pt-6 text-14 text-2 md:grid-cols-2">
					{state === 'on-sale' && <p className="max-w-measure">{t('cabins.login', { phone })}</p>}
					<p className="max-w-measure">{t('cabins.access', { phone })}</p>
				</div>
			)}
		</Section>
	);
}
