import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { data, type LoaderFunctionArgs } from 'react-router';
import { apiContext } from '#client/app/api-context.ts';
import { useSite } from '#client/app/facts.tsx';
import { failedCall } from '#client/app/failed-call.ts';
import { withLoaderData } from '#client/app/with-loader-data.tsx';
import { Breadcrumbs } from '#client/layout/breadcrumbs.tsx';
import { usePanels } from '#client/layout/panels.tsx';
import { VoyageCard } from '#client/parts/voyage-card.tsx';
import { PriceConditions } from '#client/parts/voyage-cards.tsx';
import { useVoyageName } from '#client/parts/voyage-name.tsx';
import { BelowFirstView } from '#client/ui/below-first-view.tsx';
import { Button, buttonStyle } from '#client/ui/button.tsx';
import { ChatIcon, CheckIcon, MinusIcon, PhoneIcon } from '#client/ui/icons.tsx';
import { OnceNear } from '#client/ui/once-near.tsx';
import { ScrollCarousel } from '#client/ui/scroll-carousel.tsx';
import { PageSection } from '#client/ui/section.tsx';
import type { VoyageCard as Voyage } from '#shared/catalogue/bff/views.ts';
import type { VoyagePage } from '#shared/catalogue/bff/voyage.ts';
import { paths } from '#shared/paths.ts';
import { Cabins } from './cabins.tsx';
import { Cancellation } from './cancellation.tsx';
import { ChoiceProvider, useChoice } from './choice/choice.tsx';
import { ChoiceBar } from './choice/choice-bar.tsx';
import { PricesProvider } from './choice/prices.tsx';
import { Documents } from './documents.tsx';
import { FromPrice } from './from-price.tsx';
import { GoneVoyage, nextVoyages } from './gone-voyage.tsx';
import { Hero } from './hero.tsx';
import { Itinerary } from './itinerary.tsx';
import { Overview } from './overview.tsx';
import { NotKnown, Section, Unavailable } from './section.tsx';
import { SectionNav } from './section-nav.tsx';
import { useOnScreen } from './sections.ts';
import { VoyageHead, voyageAddress } from './voyage-head.tsx';

/** Renders voyages like this one, which stand at the end of its page: their cards come when somebody comes near. */
function Similar({ voyages }: { voyages: readonly Voyage[] }) {
	const { t } = useTranslation('voyage');
	if (voyages.length === 0) return null;
	return (
		<div data-noprint>
			<Section id="similar" title={t('similar.title')}>
				<PriceConditions voyages={voyages} />
				<OnceNear className="min-h-120 md:min-h-130">
					<ScrollCarousel
						label={t('similar.label')}
						labels={{
							previous: t('similar.previous'),
							next: t('similar.next'),
							counter: (index, count) => t('similar.counter', { index, count }),
						}}
						className="[--arrow-top:30%]"
					>
						{voyages.map((voyage) => (
							<VoyageCard key={voyage.id} voyage={voyage} sizes="(max-width: 768px) 80vw, (max-width: 1439px) 46vw, 420px" />
						))}
					</ScrollCarousel>
				</OnceNear>
			</Section>
		</div>
	);
}

type ListProps = { title: string; items: readonly string[]; yes?: boolean };

function List({ title, items, yes = false }: ListProps) {
	const Icon = yes ? CheckIcon : MinusIcon;
	if (items.length === 0) return null;
	return (
		<section>
			<h3 className="border-b border-line pb-4 text-h4 font-semibold">{title}</h3>
			<ul>
				{items.map((item) => (
					<li key={item} className="flex gap-4 border-b border-line py-3.5">
						<Icon size={20} className={`mt-0.5 shrink-0 ${yes ? 'text-green-700' : 'text-muted'}`} />
						<span className={yes ? '' : 'text-muted'}>{item}</span>
					</li>
				))}
			</ul>
		</section>
	);
}

/** Lists what the price covers, and what it doesn't. */
function Included({ voyage: { included, excluded, itinerary } }: { voyage: VoyagePage }) {
	const { t } = useTranslation('voyage');
	const none =
		itinerary === 'unavailable' ? (
			<Unavailable>{t('included.unavailable')}</Unavailable>
		) : (
			<NotKnown>{t('included.none')}</NotKnown>
		);
	return (
		<Section id="included" title={t('included.title')} ground="soft" fold>
			{included.length + excluded.length === 0 ? (
				none
			) : (
				<div className="grid gap-x-16 gap-y-12 md:grid-cols-2">
					<List title={t('included.yes')} items={included} yes />
					<List title={t('included.no')} items={excluded} />
				</div>
			)}
		</Section>
	);
}

/** Ends the page with the ways to reach customer service. */
function Help() {
	const { t } = useTranslation('voyage');
	const { t: tCommon } = useTranslation();
	const { phone, hours } = useSite();
	const { openSupport } = usePanels();
	return (
		<PageSection
			id="help"
			title={t('help.title')}
			lead={t('help.text')}
			action={
				<div>
					<a
						href={`tel:${phone}`}
						className="tabular inline-flex min-h-target items-center gap-3 font-display text-h3 text-navy-700 hover:underline"
					>
						<PhoneIcon className="text-accent" />
						{phone}
					</a>
					<p className="text-14 text-muted">{t('help.daily', { hours })}</p>
					<Button variant="secondary" size="sm" aria-haspopup="dialog" onClick={openSupport} className="mt-3 noscript:hidden">
						<ChatIcon size={20} />
						{tCommon('support.title')}
					</Button>
				</div>
			}
			ground="sand"
			small
			tight
			className="later"
		/>
	);
}

/** Shows price and button at the foot of phones, in place of the tab bar; hidden while the page itself shows them. */
function BookingBar({ voyage }: { voyage: VoyagePage }) {
	const { t } = useTranslation('voyage');
	const actionSeen = useOnScreen('choose', false);
	const cabinsSeen = useOnScreen('cabins', false);
	const { chosen } = useChoice();
	if (voyage.state !== 'on-sale' || chosen.length > 0) return null;
	const away = actionSeen || cabinsSeen;
	return (
		<section
			aria-label={t('bar.label')}
			inert={away}
			data-bottom-bar={away ? undefined : 'voyage'}
			data-noprint
			className={`booking-bar fixed inset-x-0 z-sticky flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line bg-page px-gutter py-2 *:grow *:first:flex-[999_1_7rem] shadow-2 transition duration-slow md:hidden ${away ? 'translate-y-full opacity-0' : ''}`}
		>
			<FromPrice voyage={voyage} />
			<a href="#cabins" className={buttonStyle('primary', 'md')}>
				{t('bar.choose')}
			</a>
		</section>
	);
}

export async function loader({ context, request }: LoaderFunctionArgs) {
	const api = context.get(apiContext);
	const { searchParams } = new URL(request.url);
	try {
		return data({ voyage: await api('GET /voyage', { id: searchParams.get('id') ?? '' }), next: [] }, { status: 200 });
	} catch (error) {
		if (failedCall(error).code !== 'not-found') throw error;
		return data({ voyage: null, next: await nextVoyages(api, searchParams) }, { status: 404 });
	}
}

/**
 * The parts of the page that know the choice and its prices. They are one component below both providers: React then hydrates a part that waits
 * before it shows it a new price. Directly below a provider it would hydrate the part with the new price, which differs from the served one.
 */
function Bookable({ voyage }: { voyage: VoyagePage }) {
	return (
		<>
			<Hero voyage={voyage} />
			<SectionNav voyage={voyage} />
			<BelowFirstView>
				<Overview voyage={voyage} />
				<Suspense>
					<Itinerary voyage={voyage} />
				</Suspense>
				<Suspense>
					<Cabins voyage={voyage} />
				</Suspense>
				<Suspense>
					<Included voyage={voyage} />
					<Cancellation voyage={voyage} />
					<Documents voyage={voyage} />
				</Suspense>
				<ChoiceBar voyage={voyage} />
				<BookingBar voyage={voyage} />
			</BelowFirstView>
		</>
	);
}

/** The page of one sailing: pictures, itinerary, cabins with prices, and the terms to know before booking. Long parts hydrate one by one. */
export default withLoaderData(function VoyageDetail({ voyage, next }: Awaited<ReturnType<typeof loader>>['data']) {
	const { t } = useTranslation('voyage');
	const { placesOf } = useVoyageName();
	if (!voyage) return <GoneVoyage next={next} />;
	return (
		<main key={voyage.id} className="voyage-page">
			<VoyageHead voyage={voyage} />
			<div className="column">
				<Breadcrumbs
					className="py-2 md:py-3"
					items={[
						{ name: t('meta.crumb'), path: paths.search, soon: true },
						{ name: placesOf(voyage) || voyage.title, path: voyageAddress(voyage) },
					]}
				/>
			</div>
			<ChoiceProvider>
				<PricesProvider voyage={voyage}>
					<Bookable voyage={voyage} />
				</PricesProvider>
			</ChoiceProvider>
			<BelowFirstView>
				<Suspense>
					<Similar voyages={voyage.similar} />
					<Help />
				</Suspense>
			</BelowFirstView>
		</main>
	);
});
