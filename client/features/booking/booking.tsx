import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useLazyWithTexts } from '#client/app/lazy-with-texts.ts';
import { PageHead } from '#client/layout/page-head.tsx';
import { BookingHead } from '#client/parts/booking/booking-head.tsx';
import { PricePanel, SaveState } from '#client/parts/booking/price-panel.tsx';
import { Button } from '#client/ui/button.tsx';
import { ErrorSummary } from '#client/ui/error-summary.tsx';
import type { BookingView } from '#shared/catalogue/bff/booking.ts';
import { paths } from '#shared/paths.ts';
import { todayInShanghai } from '#shared/rules/dates.ts';
import { useFailures } from './booking-failures.ts';
import { CabinGuests, guestId, useCabinName } from './cabin-passengers.tsx';
import { ContactChoice, contactControl } from './contact-choice.tsx';
import type { Editing } from './editor-sheet.tsx';
import { useGiveUp } from './give-up.tsx';
import { HoldOutcome, HoldOver } from './hold-notices.tsx';
import { useHoldWatch } from './hold-watch.tsx';
import { TimerBar } from './timer-bar.tsx';
import { useBooking } from './use-booking.ts';
import { useHold } from './use-hold.ts';
import { useReread } from './use-reread.ts';

const RoomSheet = lazy(() => import('./room-sheet.tsx'));

/** A dialog that closes gives the focus back first. */
const FOCUS_AFTER = 50;

const heading = 'font-sans text-20 leading-head font-semibold tracking-normal';

/** A booking that has begun: who stays where, whom to reach. Nothing is lost when its time runs out: the same cabins can be held again. */
export function Booking({ loaded }: { loaded: BookingView }) {
	const { t } = useTranslation('booking');
	const navigate = useNavigate();
	const EditorSheet = useLazyWithTexts(() => import('./editor-sheet.tsx'), 'contacts', 'login');
	const input = useBooking(loaded);
	const { booking } = input;
	const { voyage, cabins, total, localId } = booking;
	const hold = useHold(booking, input.settled, input.reload);
	useReread(input.reload);
	const watch = useHoldWatch(hold);
	const giveUp = useGiveUp(booking);
	const nameOf = useCabinName();
	const failures = useFailures(input);
	const [asked, setAsked] = useState(false);
	const [leaving, setLeaving] = useState(false);
	const [editing, setEditing] = useState<Editing | null>(null);
	const [room, setRoom] = useState<number | null>(null);
	const afterEditing = useRef('');
	const summary = useRef<HTMLDivElement>(null);
	const title = t('title');
	const failed = asked && failures.length > 0;

	// What opened the editor may be gone by then
	useEffect(() => {
		if (editing !== null || afterEditing.current === '') return;
		const id = afterEditing.current;
		afterEditing.current = '';
		const timer = setTimeout(() => document.getElementById(id)?.focus(), FOCUS_AFTER);
		return () => clearTimeout(timer);
	}, [editing]);
	const saved = async ({ kind, cabin }: Editing, id: string) => {
		await input.reload();
		if (kind === 'contact') input.chooseContact(id);
		else if (cabin !== null) input.assign(cabin, id);
		afterEditing.current = kind === 'contact' ? contactControl(id) : guestId(cabin ?? 0, id);
		setEditing(null);
	};
	const go = async () => {
		setAsked(true);
		if (failures.length > 0) {
			requestAnimationFrame(() =>
				(failures.length > 1 ? summary.current : document.getElementById(failures[0]?.id ?? ''))?.focus(),
			);
			return;
		}
		if (hold.phase === 'over') return watch.ask();
		setLeaving(true);
		if (await input.settled()) await navigate(`${paths.confirm}?${new URLSearchParams({ localId })}`);
		setLeaving(false);
	};

	return (
		<>
			<PageHead title={failed ? t('errorTitle', { title }) : title} path={paths.booking} />
			<TimerBar hold={hold} />
			<div className="column grid items-start gap-x-12 gap-y-10 py-8 md:py-12 lg:grid-cols-[minmax(0,1fr)_22rem]">
				<div className="min-w-0">
					<BookingHead voyage={voyage} step="passengers" title={title} />
					<div ref={summary} tabIndex={-1} className="mb-6 grid scroll-mt-40 gap-3 outline-none empty:hidden">
						{failed && <ErrorSummary title={t('incomplete')} failures={failures} />}
						<HoldOutcome hold={hold} voyage={voyage} />
						<HoldOver hold={hold} />
					</div>
					<h2 className={heading}>{t('passengers.title')}</h2>
					<p className="mt-1 mb-4 text-14 text-2">{t('passengers.lead')}</p>
					<div className="grid gap-4">
						{cabins.map((cabin, index) => (
							<CabinGuests
								key={nameOf(cabins, index)}
								input={input}
								index={index}
								cabin={cabin}
								asked={asked}
								onRoom={() => setRoom(index)}
								onEdit={(id) => setEditing({ kind: 'passenger', id, cabin: index })}
							/>
						))}
					</div>
					<h2 className={`mt-10 ${heading}`}>{t('contact.title')}</h2>
					<p className="mt-1 mb-4 text-14 text-2">{t('contact.lead')}</p>
					<ContactChoice input={input} asked={asked} onEdit={(id) => setEditing({ kind: 'contact', id, cabin: null })} />
					{giveUp.button}
				</div>
				<PricePanel
					voyage={voyage}
					lines={cabins.map((cabin, index) => ({ key: String(index), name: nameOf(cabins, index), amount: cabin.total }))}
					total={total}
					action={
						<Button busy={leaving} onClick={() => void go()}>
							{t('go')}
						</Button>
					}
				>
					<SaveState saving={input.saving} onRetry={input.save} />
				</PricePanel>
			</div>
			{editing && (
				<Suspense fallback={null}>
					<EditorSheet
						editing={editing}
						today={todayInShanghai(new Date(booking.now))}
						timer={<TimerBar hold={hold} inSheet />}
						onSaved={(id) => saved(editing, id)}
						onClose={() => setEditing(null)}
					/>
				</Suspense>
			)}
			{room !== null && (
				<Suspense fallback={null}>
					<RoomSheet
						localId={localId}
						cabin={room}
						name={nameOf(cabins, room)}
						timer={<TimerBar hold={hold} inSheet />}
						onChanged={input.reload}
						onExpired={() => {
							setRoom(null);
							watch.ask();
						}}
						onClose={() => setRoom(null)}
					/>
				</Suspense>
			)}
			{watch.dialog(editing !== null || room !== null || giveUp.asking, voyage, giveUp.ask)}
			{giveUp.dialog}
		</>
	);
}
