import { useRevalidator } from 'react-router';
import { useFacts } from '#client/app/facts.tsx';
import { useTranslation } from '#client/i18n/use-translation.ts';
import { DepartureChange } from '#client/parts/order/departure-change.tsx';
import { OrderNumber } from '#client/parts/order/order-number.tsx';
import { callName } from '#client/parts/order/passenger-name.tsx';
import { PersonName } from '#client/parts/order/person-name.tsx';
import { VoyageName } from '#client/parts/voyage-name.tsx';
import { RetryNotice } from '#client/ui/retry-notice.tsx';
import { TextLink } from '#client/ui/text-link.tsx';
import { NARROW_SCREEN, useMediaQuery } from '#client/ui/use-media-query.ts';
import type { PassOrder, PassView } from '#shared/catalogue/bff/tickets.ts';
import { orderPath } from '#shared/journey-paths.ts';
import { formatDate } from '#shared/rules/dates.ts';
import { formatFrom, formatMoment } from '#shared/rules/moments.ts';
import { PassCard } from './pass-card.tsx';
import { PassSheet } from './pass-sheet.tsx';

/** Renders when and where the ship is boarded. */
function Facts({ order }: { order: PassOrder }) {
	const { t } = useTranslation('ticket');
	const { lang } = useFacts();
	const { voyage, boardingAt, leavesAt, port, terminal } = order;
	const facts = [
		['ship', voyage.ship.name],
		['boarding', boardingAt === null ? t('facts.open') : formatMoment(boardingAt, lang)],
		['leaves', leavesAt === null ? formatDate(voyage.date, 'day', lang) : formatFrom(leavesAt, lang)],
		['terminal', [port, terminal].filter(Boolean).join(' · ')],
	] as const;
	return (
		<dl className="grid gap-x-8 gap-y-4 border-y border-line py-5 sm:grid-cols-2 lg:grid-cols-4">
			{facts.map(
				([name, value]) =>
					value && (
						<div key={name}>
							<dt className="text-14 text-2">{t(`facts.${name}`)}</dt>
							<dd className="tabular mt-0.5 font-semibold">{value}</dd>
						</div>
					),
			)}
		</dl>
	);
}

function Unavailable() {
	const { t } = useTranslation('ticket');
	const { t: tCommon } = useTranslation();
	const { revalidate } = useRevalidator();
	return (
		<RetryNotice title={t('unavailable.title')} label={tCommon('retry')} onRetry={() => void revalidate()}>
			{t('unavailable.text')}
		</RetryNotice>
	);
}

/** Renders the names as links to the cards, which lie side by side on phones. */
function Names({ passes, number }: { passes: readonly PassView[]; number: string }) {
	const { t } = useTranslation('ticket');
	const { lang } = useFacts();
	return (
		<nav
			aria-label={number ? `${t('people')} (${number})` : t('people')}
			className="no-scrollbar -mx-gutter overflow-x-auto px-gutter md:hidden"
		>
			<ul className="flex gap-2">
				{passes.map((pass) => (
					<li key={pass.person} className="shrink-0">
						<a
							href={`#pass-${pass.person}`}
							className="inline-flex min-h-target items-center rounded-pill border border-control px-4 text-14 hover:bg-navy-50"
						>
							<PersonName name={callName(pass, lang)} />
						</a>
					</li>
				))}
			</ul>
		</nav>
	);
}

/** Renders the passes of one sailing: a card for each passenger, and for each ready pass a sheet to print. */
export function OrderPasses({ order, slow = false }: { order: PassOrder; slow?: boolean }) {
	const { t } = useTranslation('ticket');
	const { lang } = useFacts();
	const narrow = useMediaQuery(NARROW_SCREEN);
	const { voyage, passes } = order;
	const heading = `sailing-${order.order}`;
	// Ready passes have these facts themselves.
	const isReady = passes !== 'unavailable' && passes.every(({ state }) => state === 'ready');
	return (
		<section aria-labelledby={`${heading} ${heading}-order`}>
			<div className="grid grid-cols-1 gap-5 print:hidden">
				<div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
					<h2 id={heading} className="text-h3!">
						<VoyageName voyage={voyage} small="mt-1 text-16" />
					</h2>
					{order.order && (
						<TextLink id={`${heading}-order`} to={orderPath(order.order)}>
							{order.number ? (
								<span>
									{t('facts.order')}&nbsp;
									<OrderNumber number={order.number} />
								</span>
							) : (
								<span>{t('seeOrder')}</span>
							)}
						</TextLink>
					)}
				</div>
				<DepartureChange departure={order} className="-mt-2" />
				{!isReady && <Facts order={order} />}
				{passes === 'unavailable' ? (
					<Unavailable />
				) : (
					<>
						{passes.length > 1 && <Names passes={passes} number={order.number} />}
						<ul
							// The row scrolls, so keys must reach it, also when no card has a link.
							tabIndex={narrow && passes.length > 1 ? 0 : undefined}
							className="no-scrollbar -mx-gutter flex snap-x snap-mandatory scroll-px-gutter gap-4 overflow-x-auto px-gutter pb-1 md:mx-0 md:grid md:grid-cols-2 md:gap-6 md:overflow-visible md:px-0 xl:grid-cols-3"
						>
							{passes.map((pass) => (
								<li
									key={pass.person}
									id={`pass-${pass.person}`}
									className="w-full shrink-0 snap-start scroll-mt-[calc(var(--header)+5rem)] only:max-md:w-full md:w-auto"
								>
									<PassCard order={order} pass={pass} slow={slow} />
								</li>
							))}
						</ul>
					</>
				)}
			</div>
			{passes !== 'unavailable' &&
				passes.map((pass) => pass.state === 'ready' && <PassSheet key={pass.person} order={order} pass={pass} lang={lang} />)}
		</section>
	);
}
