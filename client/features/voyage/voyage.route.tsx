import { Suspense } from 'react';
import { data, type LoaderFunctionArgs } from 'react-router';
import { apiContext } from '#client/app/api-context.ts';
import { failedCall } from '#client/app/failed-call.ts';
import { withLoaderData } from '#client/app/with-loader-data.tsx';
import { useTranslation } from '#client/i18n/use-translation.ts';
import { Breadcrumbs } from '#client/layout/breadcrumbs.tsx';
import { useVoyageName } from '#client/parts/voyage-name.tsx';
import { BelowFirstView } from '#client/ui/below-first-view.tsx';
import type { VoyagePage } from '#shared/catalogue/bff/voyage.ts';
import { paths } from '#shared/paths.ts';
import { BookingBar } from './booking-bar.tsx';
import { Cabins } from './cabins.tsx';
import { Cancellation } from './cancellation.tsx';
import { ChoiceProvider } from './choice/choice.tsx';
import { ChoiceBar } from './choice/choice-bar.tsx';
import { PricesProvider } from './choice/prices.tsx';
import { Documents } from './documents.tsx';
import { GoneVoyage, nextVoyages } from './gone-voyage.tsx';
import { Help } from './help.tsx';
import { Hero } from './hero.tsx';
import { Included } from './included.tsx';
import { Itinerary } from './itinerary.tsx';
import { Overview } from './overview.tsx';
import { SectionNav } from './section-nav.tsx';
import { Similar } from './similar.tsx';
import { VoyageHead, voyageAddress } from './voyage-head.tsx';

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
					<Included voyage={voyage} />
					<Cancellation voyage={voyage} />
					<Documents voyage={voyage} />
				</Suspense>
				<Suspense>
					<Similar voyages={voyage.similar} />
					<Help />
				</Suspense>
			</BelowFirstView>
		</main>
	);
});
