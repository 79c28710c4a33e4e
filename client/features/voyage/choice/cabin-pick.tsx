import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage, useSite } from '#client/app/facts.tsx';
import { useAddress, useHydrated } from '#client/app/root-data.ts';
import { Button } from '#client/ui/button.tsx';
import { buttonStyle } from '#client/ui/button-style.ts';
import { Stepper } from '#client/ui/stepper.tsx';
import type { CategoryView } from '#shared/catalogue/bff/voyage.ts';
import { loginPath } from '#shared/paths.ts';
import { cabinsCounted } from '#shared/rules/cart.ts';
import { formatMoney } from '#shared/rules/money.ts';
import { type Party, peopleOf } from '#shared/rules/party-price.ts';
import { useChoice } from './choice.tsx';
import { countOf, othersOf } from './choice-state.ts';

type Props = { cabin: CategoryView; instead: CategoryView | null };

/** Chooses cabins of one category for the party: a button first, then how many. Without scripts it leads to logging in. */
export function CabinPick({ cabin }: Pick<Props, 'cabin'>) {
	const { t } = useTranslation('voyage');
	const address = useAddress();
	const hydrated = useHydrated();
	const noteId = useId();
	const [ended, setEnded] = useState(false);
	const { party, picks, counted, pick, replaced, stopDouble } = useChoice();
	const { maxCabins } = useSite();
	const { id, name, code, left, maxPassengers } = cabin;
	const count = countOf(picks, id, party);
	const box = useRef<HTMLDivElement>(null);
	const pressed = useRef(false);
	const chosen = count > 0;
	// The button that was pressed has been replaced by another one
	useEffect(() => {
		if (box.current && box.current.dataset.chosen !== String(chosen)) {
			box.current.dataset.chosen = String(chosen);
			if (pressed.current && document.activeElement === document.body)
				box.current.querySelector<HTMLElement>('button:last-of-type')?.focus();
		}
	}, [chosen]);
	const look = buttonStyle('secondary', 'sm', 'min-w-28 md:w-full');
	if (!hydrated) {
		return (
			<Link to={loginPath(address)} rel="nofollow" aria-label={t('choice.chooseNamed', { name })} className={look}>
				{t('choice.choose')}
			</Link>
		);
	}
	if (maxPassengers !== null && peopleOf(party) > maxPassengers)
		return <p className="text-14 leading-head text-2 md:pt-3">{t('choice.tooMany', { count: maxPassengers })}</p>;
	const taken = picks.filter(({ categoryId }) => categoryId === id).reduce((sum, own) => sum + own.count, 0);
	const fits = counted + cabinsCounted(code, 1) <= maxCabins;
	const enough = left === null || taken < left;
	const canMore = fits && enough;
	const set = (next: number) => {
		pressed.current = true;
		setEnded(false);
		pick(id, party, next);
	};
	return (
		<div ref={box} onClickCapture={stopDouble} className="md:text-right">
			{count === 0 ? (
				<Button
					variant="secondary"
					size="sm"
					aria-label={t('choice.chooseNamed', { name })}
					aria-disabled={!canMore || undefined}
					aria-describedby={canMore ? undefined : noteId}
					onClick={(event) => {
						if (!canMore) return setEnded(true);
						replaced(event);
						set(1);
					}}
					className="min-w-28 md:w-full"
				>
					{t('choice.choose')}
				</Button>
			) : (
				<Stepper
					value={count}
					labels={{
						group: t('choice.count', { name }),
						less: t('choice.less', { name }),
						more: t('choice.more', { name }),
					}}
					canMore={canMore}
					reasonId={noteId}
					onChange={set}
					onEnd={() => setEnded(true)}
				/>
			)}
			<p id={noteId} role="status" className="mt-1 text-14 leading-head text-red-700 empty:mt-0">
				{ended && !canMore && (fits ? t('cabins.left', { count: left ?? 0 }) : t('choice.limit', { count: maxCabins }))}
			</p>
		</div>
	);
}

/** What else is to be said below a cabin: that it has gone, what to take instead, and cabins chosen for other parties. */
export function CabinAside({ cabin, instead }: Props) {
	const { t } = useTranslation('voyage');
	const lang = useLanguage();
	const { gone, picks, party, pick, priceOf, showKind } = useChoice();
	const others = othersOf(picks, cabin.id, party);
	const hasGone = gone.includes(cabin.id);
	const suggested = instead && (hasGone || cabin.state === 'sold-out');
	const price = instead && priceOf(instead);
	return (
		<>
			<p role="alert" className="text-red-700 empty:hidden">
				{hasGone && t('choice.noCabin')}
			</p>
			{suggested && price && (
				<p className="text-14">
					<a
						href={`#cabin-${instead.id}`}
						onClick={() => showKind(instead.kind)}
						className="inline-flex min-h-8 items-center text-link underline underline-offset-4 touch:min-h-target"
					>
						{t('choice.instead', { name: instead.name, price: formatMoney(price.each, lang) })}
					</a>
				</p>
			)}
			{others.map(({ adult, child, count }) => (
				<p key={`${adult}/${child}`} className="flex flex-wrap items-center gap-x-4 text-14">
					{t('choice.other', { count, party: partyWords(t, { adult, child }) })}
					<button
						type="button"
						onClick={() => pick(cabin.id, { adult, child }, 0)}
						className="min-h-8 text-link underline underline-offset-4 touch:min-h-target"
					>
						{t('choice.remove')}
					</button>
				</p>
			))}
		</>
	);
}

type Words = (key: 'party.adultsCount' | 'party.childrenCount', options: { count: number }) => string;

/** “2 adults, 1 child”. */
export const partyWords = (t: Words, { adult, child }: Party): string =>
	t('party.adultsCount', { count: adult }) + (child > 0 ? t('party.childrenCount', { count: child }) : '');
