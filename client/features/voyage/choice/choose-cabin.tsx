import { useCallback, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSite } from '#client/app/facts.tsx';
import { useAddress, useHydrated } from '#client/app/root-data.ts';
import { Button, buttonStyle } from '#client/ui/button.tsx';
import { Link } from '#client/ui/link.tsx';
import { Stepper } from '#client/ui/stepper.tsx';
import type { CategoryView } from '#shared/catalogue/bff/voyage.ts';
import { loginPath } from '#shared/paths.ts';
import { cabinsCounted } from '#shared/rules/cart.ts';
import { type Party, peopleOf } from '#shared/rules/party-price.ts';
import { useChoice } from './choice.tsx';
import { countOf, roomForMore } from './choice-state.ts';

/** Says that a category is too small for the party, and makes the party one that fits: children leave it first. */
function SmallerParty({ most, onChange }: { most: number; onChange: (party: Party) => void }) {
	const { t } = useTranslation('voyage');
	const { party } = useChoice();
	const adult = Math.min(party.adult, most);
	return (
		<div className="text-14 leading-head text-muted md:pt-3 md:text-right">
			<p>{t(most === 1 ? 'choice.onlyOne' : 'choice.tooMany', { count: most })}</p>
			{most > 0 && (
				<button
					type="button"
					onClick={() => onChange({ adult, child: Math.min(party.child, most - adult) })}
					className="min-h-target text-link underline underline-offset-4"
				>
					{t('choice.changeTo', { count: most })}
				</button>
			)}
		</div>
	);
}

/** Chooses cabins of one category for the party: a button for the first, then a stepper. Without scripts it is a link to the login page. */
export function ChooseCabin({ cabin }: { cabin: CategoryView }) {
	const { t } = useTranslation('voyage');
	const address = useAddress();
	const hydrated = useHydrated();
	const reasonId = useId();
	const [ended, setEnded] = useState(false);
	const { party, chosen, dispatch } = useChoice();
	const { maxCabins } = useSite();
	const { id, name, code, left, maxPassengers } = cabin;
	const pressed = useRef(false);
	// The pressed button has been replaced by the one in this box
	const takeFocus = useCallback((box: HTMLElement | null) => {
		if (!box || !pressed.current) return;
		pressed.current = false;
		if (document.activeElement === document.body) box.querySelector<HTMLElement>('button:last-of-type')?.focus();
	}, []);
	const look = 'min-w-28 md:w-full';
	const count = countOf(chosen, id, party);
	const { used, fits, canMore } = roomForMore(chosen, cabin, maxCabins);
	const counts = cabinsCounted(code, 1);
	// The limit is said before a press where it can be met with cabins left to book
	const full = !fits && (count > 0 || (counts > 1 && used < maxCabins));
	const limit =
		counts > 1 && used < maxCabins
			? t('choice.limitCounted', { taken: used, max: maxCabins, count: counts })
			: t('choice.limit', { count: maxCabins });
	const reason = fits ? t('cabins.left', { count: left ?? 0 }) : limit;
	const tooMany = maxPassengers !== null && peopleOf(party) > maxPassengers;
	const change = (next: number) => {
		pressed.current = true;
		setEnded(false);
		dispatch({ do: 'count', cabin, party, count: next });
	};
	if (!hydrated) {
		return (
			<Link
				to={loginPath(address)}
				rel="nofollow"
				data-press=""
				aria-label={t('choice.chooseNamed', { name })}
				onClick={(event) => {
					event.preventDefault();
					if (canMore && !tooMany) change(1);
				}}
				className={buttonStyle('secondary', 'sm', look)}
			>
				{t('choice.choose')}
			</Link>
		);
	}
	if (tooMany) {
		const makeSmaller = (smaller: Party) => {
			pressed.current = true;
			dispatch({ do: 'party', party: smaller });
		};
		return <SmallerParty most={maxPassengers} onChange={makeSmaller} />;
	}
	return (
		<div key={count === 0 ? 'button' : 'stepper'} ref={takeFocus} className="md:text-right">
			{count === 0 ? (
				<Button
					variant="secondary"
					size="sm"
					aria-label={t('choice.chooseNamed', { name })}
					aria-disabled={!canMore || undefined}
					aria-describedby={canMore ? undefined : reasonId}
					onClick={() => (canMore ? change(1) : setEnded(true))}
					className={look}
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
					reasonId={reasonId}
					onChange={change}
					onEnd={() => setEnded(true)}
				/>
			)}
			<p id={reasonId} role="status" className={`mt-1 text-14 leading-head empty:mt-0 ${ended ? 'text-red-700' : 'text-muted'}`}>
				{(full || (ended && !canMore)) && reason}
			</p>
		</div>
	);
}
