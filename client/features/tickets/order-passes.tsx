import { type ComponentType, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import { useFacts, useLanguage } from '#client/app/facts.tsx';
import { DepartureChange } from '#client/parts/order/departure-change.tsx';
import { OrderNumber } from '#client/parts/order/order-number.tsx';
import { callName, PersonName } from '#client/parts/order/person-name.tsx';
import { VoyageName } from '#client/parts/voyage-name.tsx';
import { DOT } from '#client/ui/dot.ts';
import { FactsList } from '#client/ui/facts-list.tsx';
import { IconButton } from '#client/ui/icon-button.tsx';
import type { IconProps } from '#client/ui/icon-line.tsx';
import {
	AnchorIcon,
	CheckCircleIcon,
	ClockIcon,
	CloseIcon,
	ErrorIcon,
	ExpandIcon,
	RefreshIcon,
	TicketIcon,
	WarningIcon,
} from '#client/ui/icons.tsx';
import { TextLink } from '#client/ui/link.tsx';
import { RetryNotice } from '#client/ui/notice.tsx';
import { Tag, type TagTone } from '#client/ui/tag.tsx';
import { useBackCloses } from '#client/ui/use-back-closes.ts';
import { NARROW_SCREEN, useMediaQuery } from '#client/ui/use-media-query.ts';
import type { PassOrder, PassView, QrPath } from '#shared/catalogue/bff/tickets.ts';
import { orderPath } from '#shared/paths.ts';
import type { PassState } from '#shared/rules/boarding-pass.ts';
import { formatDate, formatFrom, formatMoment } from '#shared/rules/dates.ts';
import { PassCode, PassName, usePassFacts } from './pass-parts.tsx';
import { PassSheet } from './pass-sheet.tsx';
import { PassWait } from './pass-wait.tsx';
import { PdfLink } from './pdf-link.tsx';
import { useWakeLock } from './use-wake-lock.ts';

/**
 * Shows a pass over the whole screen, on white, and keeps the screen awake. It uses the browser's own dialog, for which no code has to be loaded: a
 * pier may have no network.
 */
function PassScreen({ pass, qr, onClose }: { pass: PassView; qr: QrPath; onClose: () => void }) {
	const { t } = useTranslation('ticket');
	const { t: tCommon } = useTranslation();
	const lang = useLanguage();
	const dialog = useRef<HTMLDialogElement>(null);
	const awake = useWakeLock();
	// `close` gives the focus back, and the dialog's own event reports it.
	const close = () => dialog.current?.close();
	useBackCloses(true, close);
	useEffect(() => dialog.current?.showModal(), []);
	return (
		<dialog
			ref={dialog}
			onClose={onClose}
			aria-label={t('screen.title', { name: callName(pass, lang) })}
			className="fixed inset-0 m-0 h-dvh max-h-none w-screen max-w-none overflow-y-auto overscroll-contain bg-white p-4 text-ink-900 print:hidden"
		>
			<div className="flex min-h-full flex-col items-center justify-center gap-4 text-center">
				<IconButton label={tCommon('close')} onClick={close} className="absolute top-2 right-2">
					<CloseIcon />
				</IconButton>
				<p className="px-12">
					<PassName pass={pass} />
				</p>
				<PassCode qr={qr} number={pass.number} className="w-[min(100%,70dvh,40rem)] min-w-60" />
				<p className="tabular text-18 leading-head font-semibold tracking-[0.04em]">{pass.number}</p>
				<p className="text-14 text-muted">
					{t('screen.bright')}
					{awake && <span className="block">{t('screen.awake')}</span>}
				</p>
			</div>
		</dialog>
	);
}

/** Renders a pass that can be shown at the gangway. */
function ReadyPass({ order, pass }: { order: PassOrder; pass: PassView }) {
	const { t } = useTranslation('ticket');
	const facts = usePassFacts(order, pass);
	const [whole, setWhole] = useState(false);
	if (!pass.qr) return null;
	return (
		<>
			<div className="group relative -mx-5 flex flex-col items-center bg-white text-ink-900 md:-mx-6">
				<PassCode qr={pass.qr} number={pass.number} className="w-full max-w-86 min-w-60" />
				<span className="tabular text-18 leading-head font-semibold tracking-[0.04em]">{pass.number}</span>
				<button
					type="button"
					onClick={() => setWhole(true)}
					className="mt-2 inline-flex items-center gap-1.5 text-14 text-link group-hover:underline after:absolute after:inset-0"
				>
					<ExpandIcon size={18} />
					{t('screen.open')}
				</button>
			</div>
			<FactsList
				look="stacked"
				rows={facts}
				className="mt-5 grid-cols-2 border-t border-dashed border-control pt-5"
				valueClassName="leading-head font-semibold"
			/>
			{order.order && <PdfLink order={order.order} pass={pass} />}
			{whole && <PassScreen pass={pass} qr={pass.qr} onClose={() => setWhole(false)} />}
		</>
	);
}

const LOOKS: Readonly<Record<PassState, { tone: TagTone; Icon: ComponentType<IconProps> }>> = {
	unchecked: { tone: 'warning', Icon: WarningIcon },
	'not-yet': { tone: 'neutral', Icon: ClockIcon },
	due: { tone: 'info', Icon: TicketIcon },
	making: { tone: 'info', Icon: RefreshIcon },
	ready: { tone: 'ok', Icon: CheckCircleIcon },
	failed: { tone: 'error', Icon: ErrorIcon },
	changed: { tone: 'warning', Icon: WarningIcon },
	departed: { tone: 'neutral', Icon: AnchorIcon },
};

type PassCardProps = { order: PassOrder; pass: PassView; slow: boolean };

/** Renders one passenger's pass, or what it waits for. */
function PassCard({ order, pass, slow }: PassCardProps) {
	const { t } = useTranslation(['ticket', 'orders']);
	const { state, checkIn } = pass;
	const { tone, Icon } = LOOKS[state];
	const isWaiting = state === 'unchecked' && checkIn !== 'not-started';
	return (
		<article className="card relative flex h-full flex-col overflow-hidden p-0 shadow-1">
			<header className="on-dark flex flex-wrap items-center justify-between gap-x-4 gap-y-2 bg-inverse px-5 py-3 md:px-6">
				<p className="eyebrow">{order.voyage.ship.name || t('pass')}</p>
				<Tag tone={tone} icon={<Icon size={16} />}>
					{isWaiting ? t(`orders:checkIn.state.${checkIn}`) : t(`state.${state}`)}
				</Tag>
			</header>
			<div className="flex grow flex-col px-5 pt-5 pb-6 md:px-6">
				<h3>
					<PassName pass={pass} />
				</h3>
				{state === 'ready' ? <ReadyPass order={order} pass={pass} /> : <PassWait order={order} pass={pass} slow={slow} />}
			</div>
		</article>
	);
}

/** Renders when and where the ship is boarded. */
function Facts({ order }: { order: PassOrder }) {
	const { t } = useTranslation('ticket');
	const { lang } = useFacts();
	const { voyage, boardingAt, leavesAt, port, terminal } = order;
	return (
		<FactsList
			look="stacked"
			className="border-y border-line py-5 sm:grid-cols-2 lg:grid-cols-4"
			valueClassName="font-semibold"
			rows={[
				[t('facts.ship'), voyage.ship.name],
				[t('facts.boarding'), boardingAt === null ? t('facts.open') : formatMoment(boardingAt, lang)],
				[t('facts.leaves'), leavesAt === null ? formatDate(voyage.date, 'day', lang) : formatFrom(leavesAt, lang)],
				[t('facts.terminal'), [port, terminal].filter(Boolean).join(DOT)],
			]}
		/>
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
