import { createContext, type ReactNode, Suspense, use, useCallback, useState } from 'react';
import { lazyCode } from '#client/app/chunk-loading.ts';
import type { Message, MessageKind } from './toasts.tsx';

const Toasts = lazyCode(() => import('./toasts.tsx'));
const Show = createContext<(kind: MessageKind, text: string) => void>(() => {});

/**
 * Shows short messages about the whole site: a toast on phones, a message at the top on wide screens. Its code is loaded with the
 * first one.
 */
export function MessagesProvider({ labels, children }: { labels: { region: string; close: string }; children: ReactNode }) {
	const [messages, setMessages] = useState<readonly Message[]>([]);
	const show = useCallback((kind: MessageKind, text: string) => {
		setMessages((before) => [...before, { id: (before.at(-1)?.id ?? 0) + 1, kind, text }]);
	}, []);
	return (
		<Show value={show}>
			{children}
			{messages.length > 0 && (
				<Suspense>
					<Toasts messages={messages} labels={labels} />
				</Suspense>
			)}
		</Show>
	);
}

/** Returns `show(kind, text)`. A failure that blocks a task is also shown beside its cause. */
export const useMessages = () => use(Show);
