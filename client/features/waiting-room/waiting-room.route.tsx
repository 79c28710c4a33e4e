import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useLoaderData, useRevalidator } from 'react-router';
import { browserApi } from '#client/app/api.ts';
import { apiContext } from '#client/app/api-context.ts';
import { useLanguage, useSite } from '#client/app/facts.tsx';
import { isNotLoggedIn } from '#client/app/failed-call.ts';
import { keepPending, keptPending } from '#client/app/pending-action.ts';
import { PageHead } from '#client/layout/page-head.tsx';
import { usePageSender } from '#client/parts/form-sender.ts';
import { PressForm } from '#client/parts/press-form.tsx';
import { clock, useDeadline } from '#client/parts/use-deadline.ts';
import { Button, LinkButton } from '#client/ui/button.tsx';
import type { WaitingRoomView } from '#shared/catalogue/bff/waiting-room.ts';
import { paths, waitingRoomPath } from '#shared/paths.ts';
import { formatMoment } from '#shared/rules/dates.ts';
import { groupDigits } from '#shared/rules/money.ts';
import { safePath } from '#shared/rules/safe-path.ts';

/** Seconds after which a failed request is repeated. */
const RETRY_SECONDS = 15;

/** Returns the member's place in the line, loaded again at the interval that the server sets. `elapsed`: seconds since the last answer. */
function usePlace(loaded: WaitingRoomView, back: string) {
	const { revalidate } = useRevalidator();
	const first = { loaded, place: loaded, at: 0, failed: false };
	const [answer, setAnswer] = useState(first);
	const [elapsed, setElapsed] = useState(0);
	const { place, at, failed } = answer.loaded === loaded ? answer : first;

	const request = useEffectEvent(async () => {
		// The choice made before the wait is kept for another while, so that a long wait doesn't lose it.
		const chosen = keptPending(back);
		if (chosen) keepPending(chosen, back);
		try {
			setAnswer({ loaded, place: await browserApi('GET /waiting-room', {}), at: Date.now(), failed: false });
		} catch (error) {
			if (isNotLoggedIn(error)) void revalidate();
			else setAnswer({ loaded, place, at: Date.now(), failed: true });
		}
	});

	const again = 'again' in place ? place.again : null;
	useEffect(() => {
		if (again === null) return;
		const due = (at || Date.now()) + (failed ? RETRY_SECONDS : again) * 1_000;
		const timer = setTimeout(() => void request(), due - Date.now());
		return () => clearTimeout(timer);
	}, [again, failed, at]);

	useEffect(() => {
		const since = at || Date.now();
		setElapsed(0);
		const timer = setInterval(() => setElapsed(Math.floor((Date.now() - since) / 1_000)), 1_000);
		return () => clearInterval(timer);
	}, [at]);

	return { place, elapsed };
}

/** Returns the page on which the booking continues after the wait. */
const backOf = (request: Request): string => safePath(new URL(request.url).searchParams.get('redirect'));

export async function loader({ context, request }: LoaderFunctionArgs) {
	return { loaded: await context.get(apiContext)('GET /waiting-room', {}), back: backOf(request) };
}

/** Takes a place in the line. */
export async function action({ context, request }: ActionFunctionArgs) {
	await context.get(apiContext)('POST /waiting-room', {});
	return redirect(waitingRoomPath(backOf(request)));
}

/** The least seconds between two loads without JavaScript, each of which loads the whole page. */
const MIN_REFRESH = 15;

/** Returns a wait in minutes, rounded up: each minute up to ten, then each fifth; 0 below a minute. */
function roundedMinutes(seconds: number): number {
	if (seconds < 60) return 0;
	const minutes = Math.ceil(seconds / 60);
	return minutes <= 10 ? minutes : Math.ceil(minutes / 5) * 5;
}

function Figure({ label, children }: { label: string; children: ReactNode }) {
	return (
		<p className="mt-8 flex flex-col gap-2">
			<span className="text-14 text-muted">{label}</span>
			<span className="tabular font-display text-[clamp(2.75rem,9vw,4.5rem)] leading-none text-navy-900">{children}</span>
		</p>
	);
}

function TimeLeft({ label, until, now, onEnd }: { label: string; until: number; now: number; onEnd?: () => void }) {
	return <Figure label={label}>{clock(useDeadline({ deadline: until, now }, onEnd))}</Figure>;
}

/** Returns the text that screen readers announce: it changes with the state and with the rounded wait, not with each request. */
function useStatusText(place: WaitingRoomView, elapsed: number): string {
	const { t } = useTranslation('waiting-room');
	const lang = useLanguage();
	if (place.state === 'drawing') return t('drawing.text', { time: formatMoment(place.opens, lang) });
	if (place.state === 'outside') {
		const time = formatMoment(place.opens, lang);
		return place.now < place.opens ? t('outside.before', { time }) : t('outside.after');
	}
	if (place.state !== 'waiting') return t(`${place.state}.text`);
	const minutes = roundedMinutes(place.seconds - elapsed);
	return minutes === 0 ? t('waiting.soon') : t('waiting.minutes', { count: minutes });
}

function NextStep({ place, back, onEnd }: { place: WaitingRoomView; back: string; onEnd: () => void }) {
	const { t } = useTranslation('waiting-room');
	const sender = usePageSender<undefined>();
	const [to, label] = back === paths.home ? [paths.search, t('search')] : [back, t('goOn')];
	switch (place.state) {
		case 'closed':
			return <LinkButton to={to}>{label}</LinkButton>;
		case 'inside':
			return (
				<>
					<TimeLeft label={t('inside.left')} until={place.until} now={place.now} onEnd={onEnd} />
					<LinkButton to={to} className="mt-8">
						{label}
					</LinkButton>
				</>
			);
		case 'outside':
			return (
				<PressForm sender={sender}>
					<Button type="submit" busy={sender.pending !== undefined}>
						{t('outside.join')}
					</Button>
				</PressForm>
			);
		case 'drawing':
			return <TimeLeft label={t('drawing.opens')} until={place.opens} now={place.now} />;
		case 'waiting':
			return <Figure label={t('waiting.ahead')}>{groupDigits(place.ahead)}</Figure>;
	}
}

/** Renders the line for a sale: the member's place, the longest wait to expect, and the link to book once it is their turn. */
export default function WaitingRoom() {
	const { loaded, back } = useLoaderData<typeof loader>();
	const { t } = useTranslation('waiting-room');
	const { phone } = useSite();
	const { place, elapsed } = usePlace(loaded, back);
	const { revalidate } = useRevalidator();
	const statusText = useStatusText(place, elapsed);
	const waits = 'again' in place;
	return (
		<main className="bg-soft">
			<PageHead title={t(`${place.state}.title`)} path={paths.waitingRoom} />
			{waits && (
				<noscript>
					<meta httpEquiv="refresh" content={String(Math.max(MIN_REFRESH, place.again))} />
				</noscript>
			)}
			<div className="column grid gap-x-16 gap-y-12 py-section lg:grid-cols-[1fr_minmax(0,26rem)] lg:items-start">
				<div>
					<p className="eyebrow">{t('eyebrow')}</p>
					<h1 className="mt-3">{t(`${place.state}.title`)}</h1>
					<p role="status" className="mt-6 max-w-measure text-18 text-muted">
						{statusText}
					</p>
					<div className="mt-8">
						<NextStep place={place} back={back} onEnd={() => void revalidate()} />
					</div>
				</div>
				{place.state !== 'closed' && (
					<aside className="card p-8 md:p-10">
						<h2 className="text-h3">{t('rules.title')}</h2>
						<ul className="mt-4 grid list-disc gap-3 ps-5 text-muted marker:text-gold-500">
							<li>{t('rules.place')}</li>
							<li>{t('rules.order')}</li>
							<li>{t('rules.turn')}</li>
							<li>{waits ? t('rules.stay') : t('rules.cabin')}</li>
						</ul>
						<p className="mt-6 border-t border-line pt-4 text-14 text-muted">{t('rules.phone', { phone })}</p>
					</aside>
				)}
			</div>
		</main>
	);
}
