import { Suspense, useSyncExternalStore } from 'react';
import { useLazyWithTexts } from '#client/app/lazy-with-texts.ts';
import { Skeleton } from '#client/ui/skeleton.tsx';
import type { RoomChoiceProps } from './room-choice.tsx';

const never = () => () => {};

/** Where a cabin is chosen on the deck: loaded when it is seen, nothing without scripts. Its height is kept free from the start. */
export function ChooseOnDeck(props: RoomChoiceProps) {
	const RoomChoice = useLazyWithTexts(() => import('./room-choice.tsx'), 'deck');
	const inBrowser = useSyncExternalStore(
		never,
		() => true,
		() => false,
	);
	const waiting = <Skeleton className="h-120" />;
	return (
		<div className="min-h-120 noscript:hidden">
			{inBrowser && (
				<Suspense fallback={waiting}>
					<RoomChoice {...props} />
				</Suspense>
			)}
		</div>
	);
}
