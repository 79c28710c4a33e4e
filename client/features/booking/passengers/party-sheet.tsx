import { type ReactNode, useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { browserApi } from '#client/app/api.ts';
import { FailureNotice } from '#client/parts/failure-notice.tsx';
import { PartySteps } from '#client/parts/party-steps.tsx';
import { useMoney } from '#client/parts/price-amount.tsx';
import { Button } from '#client/ui/button.tsx';
import { Link } from '#client/ui/link.tsx';
import { useMessages } from '#client/ui/messages.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { Sheet } from '#client/ui/sheet.tsx';
import { useAttempt } from '#client/ui/use-attempt.ts';
import { entriesOf } from '#shared/entries-of.ts';
import { voyagePath } from '#shared/paths.ts';
import { fitsParty, type Party } from '#shared/rules/party-price.ts';
import { ageGroup } from '#shared/rules/passenger-age.ts';
import { useBookingApi } from '../hold/use-booking-api.ts';
import { useCabinName, usePartyWords } from '../use-cabin-words.ts';
import type { BookingInput } from './use-booking.ts';

/**
 * The party of the passengers ticked for a cabin, when every bed is taken and the cabin sleeps them; else the party it is priced
 * for.
 */
function partyOfGuests({ booking, beds }: BookingInput, place: number): Party {
	const cabin = booking.cabins[place] ?? { adult: 1, child: 0, maxPassengers: 1 };
	const passengers = entriesOf(booking.passengers);
	const own = passengers.filter(({ id, birthday }) => beds[place]?.includes(id) && birthday);
	const child = own.filter(({ birthday }) => ageGroup(birthday, booking.voyage.date) === 'child').length;
	const party = { adult: own.length - child, child };
	return own.length === beds[place]?.length && fitsParty(party, cabin.maxPassengers) ? party : cabin;
}

/** Milliseconds after the last press on a stepper until the price is asked for. */
const PAUSE = 150;

/** The price of a cabin for a party, in CNY: null while it isn't known, `failed` when the backend gave none; `retry` asks again. */
function usePartyPrice(voyageId: string, categoryId: string, { adult, child }: Party) {
	const [price, setPrice] = useState<{ for: string; total: number | 'failed' } | null>(null);
	const [turn, setTurn] = useState(0);
	const wanted = `${adult}/${child}/${turn}`;
	useEffect(() => {
		let stale = false;
		const answer = (total: number | 'failed') => !stale && setPrice({ for: `${adult}/${child}/${turn}`, total });
		const timer = setTimeout(() => {
			browserApi('POST /openapi/order/individual/calculate', { voyageId, cabins: [{ categoryId, adult, child }] }).then(
				({ cabins: [quote] }) => answer(quote?.totalPrice ?? 'failed'),
				() => answer('failed'),
			);
		}, PAUSE);
		return () => {
			stale = true;
			clearTimeout(timer);
		};
	}, [voyageId, categoryId, adult, child, turn]);
	return { price: price?.for === wanted ? price.total : null, retry: () => setTurn(turn + 1) };
}

type Props = {
	input: BookingInput;
	cabin: number;
	timer: ReactNode;
	onChanged: () => void;
	onClose: () => void;
};

/** Changes the party of a cabin, which stays held. The price for the new party is shown before it is taken. */
export default function PartySheet({ input, cabin: place, timer, onChanged, onClose }: Props) {
	const { t } = useTranslation(['booking', 'common']);
	const money = useMoney();
	const show = useMessages();
	const words = usePartyWords();
	const reasonId = useId();
	const { localId, voyage, cabins } = input.booking;
	const cabin = cabins[place];
	const api = useBookingApi(localId);
	const name = useCabinName()(cabins, place);
	const [{ adult, child }, setParty] = useState(() => partyOfGuests(input, place));
	const { busy, failed, failure, attempt } = useAttempt(async (key) => {
		await input.settled();
		await api('POST /booking/party', { localId, cabin: place, adult, child }, key);
		await input.reload();
		show('ok', t('party.changed', { name, party: words({ adult, child }) }));
		onChanged();
		onClose();
	});
	const { price, retry } = usePartyPrice(voyage.id, cabin?.categoryId ?? '', { adult, child });
	if (!cabin) return null;
	const { maxPassengers } = cabin;
	const same = adult === cabin.adult && child === cabin.child;
	const ready = !same && typeof price === 'number';
	const fewer = (input.beds[place] ?? []).filter((id) => id !== null).length - adult - child;
	return (
		<Sheet
			open
			onClose={onClose}
			title={t('party.title', { name })}
			closeLabel={t('common:close')}
			footer={
				<Button busy={busy} aria-disabled={!ready || undefined} onClick={() => ready && attempt()} className="flex-1">
					{ready ? t('party.take', { price: money(price) }) : t('party.choose')}
				</Button>
			}
		>
			<div className="grid gap-6">
				{timer}
				{failed && (
					<FailureNotice failure={failure} title={t('party.failed')}>
						{t('party.kept')}
					</FailureNotice>
				)}
				<p className="text-muted">{t('party.lead')}</p>
				<PartySteps
					party={{ adult, child }}
					sleeps={maxPassengers}
					reasonId={reasonId}
					onChange={setParty}
					className="divide-y divide-line border-y border-line"
					rowClassName="justify-between py-3"
				/>
				<p id={reasonId} className="text-14 text-muted">
					{maxPassengers !== null && <span>{`${t('party.most', { count: maxPassengers })} `}</span>}
					<Link to={`${voyagePath(voyage)}#cabins`} className="text-link underline underline-offset-4">
						{t('again.others')}
					</Link>
				</p>
				<div role="status">
					<dl className="tabular grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 leading-head">
						<dt className="text-muted">{words(cabin)}</dt>
						<dd className="text-right text-muted">{cabin.total === null ? t('sum.noPrice') : money(cabin.total)}</dd>
						{!same && (
							<>
								<dt className="font-semibold">{words({ adult, child })}</dt>
								<dd className="text-right font-semibold text-price">
									{typeof price === 'number' ? money(price) : t(price === 'failed' ? 'sum.noPrice' : 'sum.unknown')}
								</dd>
							</>
						)}
					</dl>
					{!same && price === 'failed' && (
						<button type="button" onClick={retry} className="min-h-target text-link underline underline-offset-4">
							{t('sum.retry')}
						</button>
					)}
				</div>
				{fewer > 0 && <Notice tone="info">{t('party.fewer', { count: fewer })}</Notice>}
			</div>
		</Sheet>
	);
}
