import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useLanguage } from '#client/app/facts.tsx';
import { useHydrated } from '#client/app/root-data.ts';
import { useMessages } from '#client/ui/messages.tsx';
import { afterOverlay } from '#client/ui/use-back-closes.ts';
import type { PriceChange, VoyageCard } from '#shared/catalogue/bff/views.ts';
import { voyagePath } from '#shared/paths.ts';
import { formatMoment } from '#shared/rules/dates.ts';
import { useBookingApi } from './use-booking-api.ts';
import { type HeldCabins, type Hold, useHold } from './use-hold.ts';

/**
 * Decides when to ask whether to hold the cabins again: once when half a minute is left, and once when the time is over; never for
 * a time that was over when the page opened. `ask` asks again.
 */
function useHoldQuestion({ deadline, phase }: Hold) {
	const hydrated = useHydrated();
	const occasion = `${deadline}/${phase}`;
	const [answered, setAnswered] = useState(phase === 'over' ? occasion : '');
	return {
		due: hydrated && phase !== 'held' && answered !== occasion,
		ask: () => setAnswered(''),
		answer: () => setAnswered(occasion),
	};
}

/** Gives the cabins up once the member has confirmed it. Leaving the page keeps them until their time is over. */
function useGiveUp({ localId, voyage }: { localId: string; voyage: VoyageCard }) {
	const { t } = useTranslation('booking');
	const lang = useLanguage();
	const navigate = useNavigate();
	const show = useMessages();
	const api = useBookingApi(localId);
	const [asking, setAsking] = useState(false);
	const giveUp = async (key: string) => {
		const { freeAt } = await api('POST /booking/release', { localId }, key);
		setAsking(false);
		show('ok', t('giveUp.done', { time: formatMoment(freeAt, lang) }));
		afterOverlay(() => void navigate(`${voyagePath(voyage)}#cabins`));
	};
	return { asking, ask: () => setAsking(true), cancel: () => setAsking(false), giveUp };
}

/** The price that changed since the member saw it: shown until it is accepted or put off; `show` shows it again. */
function usePriceChange({ localId, changed }: { localId: string; changed: PriceChange | null }, reload: () => Promise<unknown>) {
	const hydrated = useHydrated();
	const api = useBookingApi(localId);
	const [putOff, setPutOff] = useState(false);
	return {
		changed,
		shown: hydrated && !putOff ? changed : null,
		show: () => setPutOff(false),
		putOff: () => setPutOff(true),
		accept: async (total: number, key: string) => {
			await api('POST /booking/price', { localId, total }, key);
			await reload();
		},
	};
}

/** Reads a booking again when its tab is shown again or back online, since another tab may have held it again, ordered or ended it. */
function useRefreshOnReturn(reload: () => Promise<unknown>): void {
	const refresh = useEffectEvent(() => {
		if (!document.hidden) reload().catch(() => {});
	});
	useEffect(() => {
		const onReturn = () => refresh();
		document.addEventListener('visibilitychange', onReturn);
		addEventListener('online', onReturn);
		return () => {
			document.removeEventListener('visibilitychange', onReturn);
			removeEventListener('online', onReturn);
		};
	}, []);
}

/**
 * The hold of a booking's cabins for both pages of a booking: the time left, the questions about it, holding the cabins again,
 * giving them up, and a changed price. `reload` reads the booking again; `settled` is awaited before the cabins are held again.
 */
export function useHeldBooking<B extends HeldCabins & { voyage: VoyageCard; changed: PriceChange | null }>(
	booking: B,
	reload: () => Promise<B>,
	settled: () => Promise<unknown> = async () => {},
) {
	const hold = useHold(booking, reload, settled);
	const question = useHoldQuestion(hold);
	useRefreshOnReturn(reload);
	return {
		voyage: booking.voyage,
		hold,
		question,
		/** Shows that the cabins are held no longer, as the server said, and asks whether to hold them again. */
		expire: () => {
			hold.end();
			question.ask();
		},
		giveUp: useGiveUp(booking),
		price: usePriceChange(booking, reload),
	};
}

export type HeldBooking = ReturnType<typeof useHeldBooking>;
