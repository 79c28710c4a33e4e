import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, type ShouldRevalidateFunctionArgs, useLoaderData, useSearchParams } from 'react-router';
import { apiContext } from '#client/app/api-context.ts';
import { unlessMissing } from '#client/app/unless-missing.ts';
import { MissingPage } from '#client/layout/missing-page.tsx';
import { PageHead } from '#client/layout/page-head.tsx';
import { DepartureChange } from '#client/parts/order/departure-change.tsx';
import { useOrderWords } from '#client/parts/order/use-order-words.ts';
import { Days } from '#client/parts/voyage-days.tsx';
import { VoyageName } from '#client/parts/voyage-name.tsx';
import { Button, LinkButton } from '#client/ui/button.tsx';
import { DOT } from '#client/ui/dot.ts';
import { CalendarIcon, PrintIcon } from '#client/ui/icons.tsx';
import { BackLink, TextLink } from '#client/ui/link.tsx';
import { Section } from '#client/ui/section.tsx';
import type { MyVoyageView } from '#shared/catalogue/bff/my-voyage.ts';
import { SHIP_CODES } from '#shared/constants.ts';
import { experiencePath, myVoyagePath, orderPath, ourVoyagePath, paths } from '#shared/paths.ts';
import { Notices, Pier, ToDo } from './my-voyage/before-boarding.tsx';
import { Costs } from './my-voyage/costs.tsx';
import { OnBoard } from './my-voyage/on-board.tsx';
import { Pins, PinsOfDay, pinnedBy, pinsIn } from './my-voyage/pins.tsx';
import { Source } from './my-voyage/source.tsx';

export const loader = ({ request, context }: LoaderFunctionArgs) => {
	const api = context.get(apiContext);
	const id = new URL(request.url).searchParams.get('id') ?? '';
	return unlessMissing(async () => {
		const [view, { address }] = await Promise.all([
			api('GET /my-voyage', { id }),
			api('GET /order/our-voyage', { id }).catch(() => ({ address: '' })),
		]);
		return { view, address };
	});
};

function Missing() {
	const { t } = useTranslation('my-voyage');
	return (
		<MissingPage
			path={paths.myVoyage}
			title={t('missing.title')}
			icon={<CalendarIcon size={40} />}
			action={<LinkButton to={paths.orders}>{t('missing.orders')}</LinkButton>}
		>
			{t('missing.text')}
		</MissingPage>
	);
}

/** A choice of pins reads nothing anew. */
export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean => {
	const [before, after] = [currentUrl.searchParams, nextUrl.searchParams];
	const isOfPins = before.get('id') === after.get('id') && pinsIn(before) !== pinsIn(after);
	return !isOfPins && defaultShouldRevalidate;
};

/** Renders the member's other orders of the voyage, and the page for fellow travellers or the way to make it. */
function Together({ order: { id }, others, address }: Pick<MyVoyageView, 'order' | 'others'> & { address: string }) {
	const { t } = useTranslation(['my-voyage', 'orders']);
	return (
		<Section id="together" title={t('together.title')} className="rounded-3 bg-soft px-5 py-6 md:px-8 md:py-8 print:hidden">
			{others.length > 0 && (
				<>
					<p className="mt-2">{t('together.others')}</p>
					<ul>
						{others.map(({ id: other, number, cabins }) => (
							<li key={other}>
								<TextLink to={myVoyagePath(other)} className="tabular">
									{[number, cabins !== null && t('orders:card.cabins', { count: cabins })].filter(Boolean).join(DOT)}
								</TextLink>
							</li>
						))}
					</ul>
				</>
			)}
			<p className="mt-2 max-w-measure text-muted">{t('together.text')}</p>
			<p className="mt-5">
				<LinkButton to={address ? ourVoyagePath(address) : `${orderPath(id)}#our-voyage`} variant="secondary">
					{t(address ? 'together.open' : 'together.make')}
				</LinkButton>
			</p>
		</Section>
	);
}

/** The parts of the page, in their order. */
const PARTS = ['todo', 'days', 'pier', 'onBoard', 'costs', 'notices'] as const;

function Head({ order }: Pick<MyVoyageView, 'order'>) {
	const { t } = useTranslation('my-voyage');
	const words = useOrderWords();
	const { voyage, id, leavesAt } = order;
	return (
		<header>
			<BackLink to={orderPath(id)} className="print:hidden">
				{t('back')}
			</BackLink>
			<div className="mt-2 flex flex-wrap items-end justify-between gap-x-12 gap-y-5 md:mt-4">
				<div>
					<p className="eyebrow">{t('title')}</p>
					<h1 className="mt-3 text-h2!">{voyage && <VoyageName voyage={voyage} small="mt-1 text-18" />}</h1>
					<p className="mt-3 text-18">{voyage && words.when(voyage, leavesAt)}</p>
					<p className="mt-1 text-muted">{words.facts(order)}</p>
					<DepartureChange departure={order} className="mt-2" />
				</div>
				<Button variant="secondary" onClick={() => print()} className="noscript:hidden print:hidden">
					<PrintIcon size={20} />
					{t('print')}
				</Button>
			</div>
			<nav aria-label={t('nav')} className="mt-6 print:hidden">
				<ul className="flex flex-wrap gap-2">
					{PARTS.map((part) => (
						<li key={part}>
							<a
								href={`#${part}`}
								className="inline-flex min-h-target items-center rounded-pill border border-control px-4 text-14 hover:bg-navy-50"
							>
								{t(`${part}.title`)}
							</a>
						</li>
					))}
				</ul>
			</nav>
		</header>
	);
}

function Voyage({ view, address }: { view: MyVoyageView; address: string }) {
	const { t } = useTranslation('my-voyage');
	const { order, others, days, places } = view;
	const [query] = useSearchParams();
	const pins = pinnedBy(query, view);
	const ship = SHIP_CODES.find((code) => code === order.voyage?.ship.code) ?? null;
	const life = ship ? experiencePath(ship) : undefined;
	return (
		<main className="column pt-4 pb-20 md:pt-6 md:pb-28">
			<PageHead title={t('title')} path={paths.myVoyage} />
			<Head order={order} />
			<div className="mt-10 grid gap-12 md:mt-14 md:gap-16 [&>section]:min-w-0">
				<Section id="todo" title={t('todo.title')}>
					<ToDo order={order} />
				</Section>
				<Section id="days" title={t('days.title')}>
					<Days days={days} below={(day) => <PinsOfDay id={order.id} day={day} pins={pins} />} />
					<Source className="mt-2">{t('days.source')}</Source>
					<Pins view={view} address={address} pins={pins} />
				</Section>
				<Section id="pier" title={t('pier.title')}>
					<Pier view={view} />
				</Section>
				<Section id="onBoard" title={t('onBoard.title')}>
					<p className="mt-2 max-w-measure text-muted">{t('onBoard.lead')}</p>
					<OnBoard places={places} ship={ship} />
					<Source to={life} className="mt-3">
						{t('onBoard.source')}
					</Source>
				</Section>
				<Section id="costs" title={t('costs.title')}>
					<Costs view={view} life={life} />
				</Section>
				<Section id="notices" title={t('notices.title')}>
					<Notices view={view} />
				</Section>
				<Together order={order} others={others} address={address} />
			</div>
		</main>
	);
}

/** Renders all about the voyage of a paid order: what is to do, days, pier, places on board, costs and notices. */
export default function MyVoyage() {
	const loaded = useLoaderData<typeof loader>();
	return loaded ? <Voyage {...loaded} /> : <Missing />;
}
