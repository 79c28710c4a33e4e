import { useLazyWithTexts } from '#client/app/on-demand.tsx';
import { useInBrowser } from '#client/app/root-data.ts';
import { Skeleton } from '#client/ui/skeleton.tsx';
import type { RoomChoiceProps } from './room-choice.tsx';

/** Chooses a cabin on the deck. Its code is loaded when it is shown; its height is kept free from the start, roughly. Nothing without scripts. */
export function ChooseOnDeck(props: RoomChoiceProps) {
	const RoomChoice = useLazyWithTexts(() => import('./room-choice.tsx'), 'deck');
	const inBrowser = useInBrowser(() => true, false);
	const waiting = <Skeleton className="h-180" />;
	return <div className="noscript:hidden">{inBrowser ? <RoomChoice {...props} loading={waiting} /> : waiting}</div>;
}
