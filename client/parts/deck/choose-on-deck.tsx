import { useSyncExternalStore } from 'react';
import { useLazyWithTexts } from '#client/app/on-demand.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import type { RoomChoiceProps } from './room-choice.tsx';

const never = () => () => {};

/** Where a cabin is chosen on the deck: loaded when it is seen, nothing without scripts. About its height is kept free from the start. */
export function ChooseOnDeck(props: RoomChoiceProps) {
	const RoomChoice = useLazyWithTexts(() => import('./room-choice.tsx'), 'deck');
	const inBrowser = useSyncExternalStore(
		never,
		() => true,
		() => false,
	);
	const waiting = <Skeleton className="h-180" />;
	return <div className="noscript:hidden">{inBrowser ? <RoomChoice {...props} loading={waiting} /> : waiting}</div>;
}
