import { useTranslation } from 'react-i18next';
import { FromAmount, useMoney } from '#client/parts/price-amount.tsx';
import { CheckIcon } from '#client/ui/icons.tsx';
import { Picture } from '#client/ui/picture.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import type { VoyageState } from '#shared/catalogue/bff/views.ts';
import { hasRoom, peopleOf } from '#shared/rules/party-price.ts';
import type { CabinKind } from './cabin-kinds.ts';
import { useChoice } from './choice/choice.tsx';
import { usePrices } from './choice/prices.tsx';

/** Shows the lowest price of a kind for the party and the difference to the cheapest kind, or the reason why there is no price. */
function KindPrice({ kind: { cabins, from, cheapest } }: { kind: CabinKind }) {
	const { t } = useTranslation('voyage');
	const money = useMoney();
	const { party } = useChoice();
	const { pending } = usePrices();
	if (from !== null) {
		return (
			<>
				<span className="block leading-head text-price">
					<FromAmount value={from} className="tabular text-18" />
				</span>
				<span className="tabular mt-1 block text-14 leading-head text-muted">
					{cheapest ? t('cabins.extra', { kind: cheapest.name, price: money(from - cheapest.from) }) : t('cabins.perPerson')}
				</span>
			</>
		);
	}
	if (pending) return <Skeleton className="h-6 w-24" />;
	const fitting = cabins.filter(({ maxPassengers }) => hasRoom(maxPassengers, peopleOf(party)));
	const words = () => {
		if (fitting.length === 0) return t('choice.tooMany', { count: Math.max(...cabins.map((cabin) => cabin.maxPassengers ?? 0)) });
		if (fitting.every(({ state }) => state === 'sold-out')) return t('cabins.soldOut');
		return fitting.some(({ state }) => state === 'on-sale')
			? t('cabins.kindMore', { count: cabins.length })
			: t('cabins.notOnSale');
	};
	return <span>{words()}</span>;
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
				className="card group relative flex h-full flex-col overflow-hidden p-0 transition-colors duration-base outline-offset-2! hover:border-action aria-[current]:border-action aria-[current]:shadow-[inset_0_-3px_0_var(--color-gold-500)]"
			>
				{kind.picture ? (
					<Picture src={kind.picture} alt="" sizes="(max-width: 768px) 50vw, 300px" />
				) : (
					<span className="block aspect-3/2 bg-navy-50" />
				)}
				{count > 0 && (
					<span className="absolute top-2 left-2 inline-flex items-center gap-1 rounded-pill bg-navy-900/90 px-2.5 py-1 text-14 leading-head font-semibold text-white">
						<CheckIcon size={14} />
						<span>{t('cabins.kindChosen', { count })}</span>
					</span>
				)}
				<span className="flex flex-1 flex-col p-3 pb-4 md:p-5">
					<span className="font-display text-h4 leading-head">{kind.name || t(kind.only ? 'cabins.all' : 'cabins.other')}</span>
					<span className="mt-2 block min-h-11 text-14 leading-head text-muted">
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
