import { useTranslation } from 'react-i18next';
import { usePartyWords } from '#client/parts/party-words.ts';
import { useMoney } from '#client/parts/price-amount.tsx';
import type { CategoryView } from '#shared/catalogue/bff/voyage.ts';
import { useChoice } from './choice.tsx';
import { othersOf, roomsOf } from './choice-state.ts';
import { usePrices } from './prices.tsx';

/**
 * Stands below a category: says that it has no cabin any more, links to the category to take `instead`, and lists its cabins that are chosen
 * for other parties.
 */
export function CabinNotes({ cabin, instead }: { cabin: CategoryView; instead: CategoryView | null }) {
	const { t } = useTranslation('voyage');
	const money = useMoney();
	const partyWords = usePartyWords();
	const { gone, chosen, party, dispatch } = useChoice();
	const { priceOf } = usePrices();
	const rooms = roomsOf(chosen, cabin.id, party);
	const isGone = gone.includes(cabin.id);
	const price = instead && (isGone || cabin.state === 'sold-out') && priceOf(instead);
	return (
		<>
			<p role="alert" className="text-red-700 empty:hidden">
				{isGone && t('choice.noCabin')}
			</p>
			{instead && price && (
				<p className="text-14">
					<a
						href={`#cabin-${instead.id}`}
						onClick={() => dispatch({ do: 'kind', kind: instead.kind })}
						className="inline-flex min-h-8 items-center text-link underline underline-offset-4 touch:min-h-target"
					>
						{t('choice.instead', { name: instead.name, price: money(price.each) })}
					</a>
				</p>
			)}
			{rooms.map(({ id, roomNum }) => (
				<p key={id} className="flex flex-wrap items-center gap-x-4 text-14">
					<span>{t('choice.room', { room: roomNum })}</span>
					<button
						type="button"
						aria-label={t('choice.anyRoomNamed', { room: roomNum })}
						onClick={() => dispatch({ do: 'rooms', cabin, party, rooms: rooms.filter((other) => other.id !== id) })}
						className="min-h-8 text-link underline underline-offset-4 touch:min-h-target"
					>
						{t('choice.anyRoom')}
					</button>
				</p>
			))}
			{othersOf(chosen, cabin.id, party).map(({ adult, child, count }) => (
				<p key={`${adult}/${child}`} className="flex flex-wrap items-center gap-x-4 text-14">
					<span>{t('choice.other', { count, party: partyWords({ adult, child }) })}</span>
					<button
						type="button"
						onClick={() => dispatch({ do: 'count', cabin, party: { adult, child }, count: 0 })}
						className="min-h-8 text-link underline underline-offset-4 touch:min-h-target"
					>
						{t('choice.remove')}
					</button>
				</p>
			))}
		</>
	);
}
