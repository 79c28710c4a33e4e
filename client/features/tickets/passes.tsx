import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import { useFacts, useLanguage } from '#client/app/facts.tsx';
import { whenIdle } from '#client/app/timing.ts';
import { useDepartureWords } from '#client/parts/order/departure-change.tsx';
import { OrdersWithoutVoyage } from '#client/parts/order/orders-without-voyage.tsx';
import { callName } from '#client/parts/order/person-name.tsx';
import { useVoyageName } from '#client/parts/voyage-name.tsx';
import { Button, LinkButton } from '#client/ui/button.tsx';
import { Empty } from '#client/ui/empty.tsx';
import { CheckCircleIcon, PrintIcon, TicketIcon } from '#client/ui/icons.tsx';
import { Notice } from '#client/ui/notice.tsx';
import type { PassOrder, TicketsView } from '#shared/catalogue/bff/tickets.ts';
import type { CallOutput } from '#shared/catalogue/catalogue.ts';
import { entriesOf } from '#shared/entries-of.ts';
import { paths } from '#shared/paths.ts';
import type { PassState } from '#shared/rules/boarding-pass.ts';
import { keepPasses } from './keep-passes.ts';
import { localTime } from './local-time.ts';
import { OrderPasses } from './order-passes.tsx';

const RELOAD_EVERY_MS = 4_000;
const MOST_RELOADS = 15;
/** Milliseconds of the longest timer that browsers take: longer ones end at once. */
const LONGEST_TIMER = 2 ** 31 - 1;

const has = ({ orders }: TicketsView, wanted: PassState): boolean =>
	orders.some(({ passes }) => entriesOf(passes).some(({ state }) => state === wanted));

/** Returns the milliseconds until the next pass can be requested; null when none waits for that. */
function untilDue(view: TicketsView): number | null {
	const waiting = view.orders.filter((order) => has({ ...view, orders: [order] }, 'not-yet'));
	const [first] = waiting.map(({ passFrom }) => passFrom - view.now).toSorted((one, other) => one - other);
	return first === undefined || first > LONGEST_TIMER ? null : Math.max(0, first);
}

/** Loads passes again while some are being made, up to `MOST_RELOADS` times, and when the next can be requested. Returns true after the last time. */
function useFollowPasses(view: TicketsView): boolean {
	const { revalidate } = useRevalidator();
	const reloads = useRef(0);
	const [slow, setSlow] = useState(false);
	const making = has(view, 'making');
	useEffect(() => {
		if (!making) reloads.current = 0;
		setSlow(making && reloads.current >= MOST_RELOADS);
		const wait = making ? RELOAD_EVERY_MS : untilDue(view);
		if (wait === null || reloads.current >= MOST_RELOADS) return;
		const reload = () => {
			if (document.visibilityState !== 'visible') return;
			reloads.current += 1;
			void revalidate();
		};
		const timer = setTimeout(reload, wait);
		// A hidden tab doesn't load: it does when it becomes visible.
		document.addEventListener('visibilitychange', reload);
		return () => {
			clearTimeout(timer);
			document.removeEventListener('visibilitychange', reload);
		};
	}, [view, making, revalidate]);
	return slow;
}

const ANNOUNCED = ['making', 'ready', 'failed'] as const;

/** Announces each change of a pass while the page is open, once and politely. */
function PassNews({ orders }: { orders: readonly PassOrder[] }) {
	const { t } = useTranslation('ticket');
	const lang = useLanguage();
	const before = useRef<ReadonlyMap<string, string>>(undefined);
	const [text, setText] = useState('');
	useEffect(() => {
		const passes = orders.flatMap((order) => entriesOf(order.passes));
		const known = before.current;
		before.current = new Map(passes.map(({ person, state }) => [person, state]));
		const changes = passes.flatMap((pass) => {
			const state = ANNOUNCED.find((one) => one === pass.state);
			return known && state && known.get(pass.person) !== state ? [t(`live.${state}`, { name: callName(pass, lang) })] : [];
		});
		if (changes.length > 0) setText(changes.join(' '));
	}, [orders, t, lang]);
	return (
		<p role="status" className="sr-only">
			{text}
		</p>
	);
}

/** Keeps the passes on this device each time they are shown, and shows the time of the copy. */
function KeptNote({ view, asked }: { view: CallOutput<'GET /tickets'>; asked: string | undefined }) {
	const { t } = useTranslation('ticket');
	const { lang, device, site, assets } = useFacts();
	const { nameOf } = useVoyageName();
	const changeOf = useDepartureWords();
	const [keptAt, setKeptAt] = useState<Date | null>(null);
	const keep = useEffectEvent(async (seen: typeof view) => {
		// The entry's name changes with each release.
		const build = assets.script.replace(/^.*\/|\.\w+$/g, '');
		setKeptAt(await keepPasses({ view: seen, asked, build, words: { t, lang, site, nameOf, changeOf } }));
	});
	useEffect(() => whenIdle(() => void keep(view)), [view]);
	if (!keptAt) return null;
	return (
		<p role="status" data-kept="" className="flex items-start gap-2 text-14 text-muted">
			<CheckCircleIcon size={18} className="mt-0.5 shrink-0 text-green-700" />
			<span>{t(device === 'mobile' ? 'kept.phone' : 'kept.computer', { time: localTime(keptAt) })}</span>
		</p>
	);
}

function NoSailings() {
	const { t } = useTranslation('ticket');
	return (
		<Empty
			icon={<TicketIcon size={40} />}
			title={<h2>{t('none.title')}</h2>}
			action={
				<>
					<LinkButton to={paths.orders}>{t('none.orders')}</LinkButton>
					<LinkButton to={paths.search} variant="secondary">
						{t('none.search')}
					</LinkButton>
				</>
			}
		>
			{t('none.text')}
		</Empty>
	);
}

function Print({ className }: { className: string }) {
	const { t } = useTranslation('ticket');
	return (
		<Button variant="secondary" onClick={() => print()} className={`noscript:hidden ${className}`}>
			<PrintIcon size={20} />
			{t('print')}
		</Button>
	);
}

type Props = { view: CallOutput<'GET /tickets'>; asked: string | undefined; stale: boolean };

/** Renders a member's passes by sailing. `asked` is the order in the address. */
export function Passes({ view, asked, stale }: Props) {
	const { t } = useTranslation('ticket');
	const { orders, withoutVoyage } = view;
	const slow = useFollowPasses(view);
	const isReady = orders.some(({ passes }) => entriesOf(passes).some(({ state }) => state === 'ready'));
	return (
		<>
			<header className="mb-5 flex flex-wrap items-end justify-between gap-x-8 gap-y-4 md:mb-10 print:hidden">
				<div>
					<p className="eyebrow max-md:hidden">{t('eyebrow')}</p>
					<h1 className="max-md:text-h2! md:mt-3">{t('title')}</h1>
					{isReady && <p className="mt-3 max-w-measure text-muted max-md:hidden">{t('lead')}</p>}
				</div>
				{isReady && <Print className="max-md:hidden" />}
			</header>
			<PassNews orders={orders} />
			{stale && (
				<div className="mb-6 md:mb-8 print:hidden">
					<Notice tone="warning">{t('stale')}</Notice>
				</div>
			)}
			{withoutVoyage > 0 && (
				<div className="mb-6 md:mb-8 print:hidden">
					<OrdersWithoutVoyage count={withoutVoyage} />
				</div>
			)}
			{orders.length === 0 && withoutVoyage === 0 && <NoSailings />}
			<div className="grid grid-cols-1 gap-14 md:gap-20">
				{orders.map((order) => (
					<OrderPasses key={order.order} order={order} slow={slow} />
				))}
			</div>
			<footer className="mt-6 grid gap-5 empty:hidden md:mt-8 print:hidden">
				{isReady && (
					<div className="grid gap-5 md:hidden">
						<p className="text-14 text-muted">{t('lead')}</p>
						<Print className="w-full" />
					</div>
				)}
				<KeptNote view={view} asked={asked} />
			</footer>
		</>
	);
}
