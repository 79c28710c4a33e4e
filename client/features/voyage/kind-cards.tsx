import { useTranslation } from 'react-i18next';
import { useLanguage } from '#client/app/facts.tsx';
import { FromAmount } from '#client/parts/price-amount.tsx';
import { CheckIcon } from '#client/ui/icons.tsx';
import { Picture } from '#client/ui/picture.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import type { VoyageState } from '#shared/catalogue/bff/views.ts';
import { formatMoney } from '#shared/rules/money.ts';
import { hasRoom, peopleOf } from '#shared/rules/party-price.ts';
import type { CabinKind } from './cabin-kinds.ts';
import { useChoice } from './choice/choice.tsx';
import { usePrices } from './choice/prices.tsx';

/** Shows the lowest price of a kind for the party and the difference to the next cheaper kind, or the reason why there is no price. */
function KindPrice({ kind: { cabins, from, cheaper } }: { kind: CabinKind }) {
	const { t } = useTranslation('voyage');
	const lang = useLanguage();
	const { party } = useChoice();
	const { pending } = usePrices();
	if (from !== null) {
		return (
			<>
				<span className="block leading-head text-price">
					<FromAmount value={from} className="tabular text-18" />
				</span>
				<span className="tabular mt-1 block text-12 leading-head text-2">
					{cheaper
						? t('cabins.extra', { kind: cheaper.name, price: formatMoney(from - cheaper.from, lang) })
						: t('cabins.perPerson')}
				</span>
			</>
		);
	}
	if (pending) return <Skeleton className="h-6 w-24" />;
	const fitting = cabins.filter(({ maxPassengers }) => hasRoom(maxPassengers, peopleOf(party)));
	if (fitting.length === 0) return t('choice.tooMany', { count: Math.max(...cabins.map((cabin) => cabin.maxPassengers ?? 0)) });
	if (fitting.every(({ state }) => state === 'sold-out')) return t('cabins.soldOut');
	return fitting.some(({ state }) => state === 'on-sale')
		? t('cabins.kindMore', { count: cabins.length })
		: t('cabins.notOnSale');
}

type CardProps = { kind: CabinKind; state: VoyageState; current: boolean; onSelect: (kind: string) => void };

function Card({ kind, state, current, onSelect }: CardProps) {
	const { t } = useTranslation('voyage');
	const { chosen } = useChoice();
	const count = chosen.reduce((sum, own) => (own.cabin.kind === kind.kind ? sum + own.count : sum), 0);
	return (
		<li>
			<a
				href={`#kind-${kind.kind}`}
				aria-current={current ? 'true' : undefined}
				onClick={(event) => {
					event.preventDefault();
					onSelect(kind.kind);
				}}
				className="group relative flex h-full flex-col overflow-hidden rounded-3 border border-line bg-page transition-colors duration-base outline-offset-2! hover:border-action aria-[current]:border-action aria-[current]:shadow-[inset_0_-3px_0_var(--color-gold-500)]"
			>
				{kind.picture ? (
					<Picture src={kind.picture} alt="" sizes="(max-width: 768px) 50vw, 300px" />
				) : (
					<span className="block aspect-3/2 bg-navy-50" />
				)}
				{count > 0 && (
					<span className="absolute top-2 left-2 inline-flex items-center gap-1 rounded-pill bg-navy-900/90 px-2.5 py-1 text-12 leading-head font-semibold text-white">
						<CheckIcon size={14} />
						{t('cabins.kindChosen', { count })}
					</span>
				)}
				<span className="flex flex-1 flex-col p-3 pb-4 md:p-5">
					<span className="font-display text-h4 leading-head">{kind.name || t('cabins.other')}</span>
					<span className="mt-2 block min-h-11 text-14 leading-head text-2">
						{state === 'on-sale' ? <KindPrice kind={kind} /> : t('cabins.kindMore', { count: kind.cabins.length })}
					</span>
				</span>
			</a>
		</li>
	);
}

type Props = Omit<CardProps, 'kind' | 'current'> & { kinds: readonly CabinKind[]; current: string | undefined };

/**
 * Shows the kinds of cabin, each with its lowest price for the party. The card of the kind that is shown below is marked; without scripts
 * all kinds are.
 */
export function KindCards({ kinds, current, ...card }: Props) {
	const { t } = useTranslation('voyage');
	return (
		<ul aria-label={t('cabins.kinds')} className="grid grid-cols-2 gap-3 md:grid-cols-4 md:gap-5">
			{kinds.map((kind) => (
				<Card key={kind.kind} {...card} kind={kind} current={kind.kind === current} />
			))}
		</ul>
	);
}
