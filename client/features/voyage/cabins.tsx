import { useTranslation } from 'react-i18next';
import { useLanguage, useSite } from '#client/facts.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { Picture } from '#client/ui/picture.tsx';
import type { CategoryView, VoyagePage } from '#shared/catalogue/bff/voyage.ts';
import { formatMoney } from '#shared/rules/money.ts';
import { CabinCard } from './cabin-card.tsx';
import { Section } from './section.tsx';
import { Unavailable } from './unavailable.tsx';

type Kind = { kind: string; name: string; cabins: CategoryView[]; from: number | null };

const priceOf = ({ state, price }: CategoryView): number | null => (state === 'on-sale' && price ? price.from : null);

/** Categories by kind of cabin, in the order they come (cheapest first). */
function kindsOf(categories: readonly CategoryView[], other: string): Kind[] {
	const kinds = Map.groupBy(categories, ({ kind }) => kind);
	return [...kinds].map(([kind, cabins]) => {
		const prices = cabins.map(priceOf).filter((price) => price !== null);
		return { kind, name: cabins[0]?.kindName || other, cabins, from: prices.length > 0 ? Math.min(...prices) : null };
	});
}

function KindHead({ kind, cheaper }: { kind: Kind; cheaper: Kind | undefined }) {
	const { t } = useTranslation('voyage');
	const lang = useLanguage();
	const money = (amount: number) => formatMoney(amount, lang);
	const extra = kind.from !== null && cheaper?.from != null && kind.from > cheaper.from ? kind.from - cheaper.from : null;
	return (
		<header className="mb-6 lg:sticky lg:top-[calc(var(--header)+5.5rem)] lg:mb-0 lg:self-start">
			<Picture
				src={kind.cabins.flatMap(({ pictures }) => pictures)[0] ?? ''}
				alt=""
				sizes="(max-width: 1023px) 92vw, 320px"
				ratio="3/2"
				className="mb-4 rounded-2"
			/>
			<h3 className="display text-h3">{kind.name}</h3>
			{kind.from !== null && <p className="tabular mt-1 text-2">{t('cabins.kindFrom', { price: money(kind.from) })}</p>}
			{extra !== null && (
				<p className="tabular mt-1 text-14 text-accent">{t('cabins.extra', { price: money(extra), kind: cheaper?.name })}</p>
			)}
		</header>
	);
}

function Kinds({ categories, bookable }: { categories: readonly CategoryView[]; bookable: boolean }) {
	const { t } = useTranslation('voyage');
	const kinds = kindsOf(categories, t('cabins.other'));
	const balconies = categories.filter((cabin) => cabin.balcony && priceOf(cabin) !== null);
	const cheapestBalcony = balconies.toSorted((a, b) => (priceOf(a) ?? 0) - (priceOf(b) ?? 0))[0]?.id;
	const note = ({ id }: CategoryView) => (id === cheapestBalcony ? t('cabins.cheapestBalcony') : undefined);
	return kinds.map((kind, index) => (
		<div key={kind.kind} className="border-t border-control py-8 lg:grid lg:grid-cols-[20rem_minmax(0,1fr)] lg:gap-12 lg:py-10">
			<KindHead kind={kind} cheaper={kinds[index - 1]} />
			<ul>
				{kind.cabins.map((cabin) => (
					<CabinCard key={cabin.id} cabin={cabin} bookable={bookable} note={note(cabin)} />
				))}
			</ul>
		</div>
	));
}

/** Every cabin category of the ship with its price on this sailing, grouped by kind. */
export function Cabins({ voyage: { categories, state } }: { voyage: VoyagePage }) {
	const { t } = useTranslation('voyage');
	const { phone } = useSite();
	const known = categories !== 'unavailable' && categories.length > 0;
	return (
		<Section id="cabins" title={t('cabins.title')} lead={known ? t('cabins.lead') : undefined}>
			{categories === 'unavailable' && <Unavailable>{t('cabins.unavailable')}</Unavailable>}
			{categories !== 'unavailable' && categories.length === 0 && <p className="text-2">{t('cabins.none')}</p>}
			{known && (
				<>
					{state === 'on-sale' && (
						<div className="mb-8" data-noprint>
							<Notice>{t('cabins.login', { phone })}</Notice>
						</div>
					)}
					<Kinds categories={categories} bookable={state === 'on-sale'} />
					<p className="mt-4 text-14 text-2">{t('cabins.access', { phone })}</p>
				</>
			)}
		</Section>
	);
}
