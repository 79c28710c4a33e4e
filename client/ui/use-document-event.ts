import { useEffect, useEffectEvent } from 'react';

/** Runs `listener` for each event of a kind that reaches the document, while `active`. */
export function useDocumentEvent<K extends keyof DocumentEventMap>(
	kind: K,
	listener: (event: DocumentEventMap[K]) => void,
	active = true,
): void {
	const onEvent = useEffectEvent(listener);
	useEffect(() => {
		if (!active) return;
		const listen = (event: DocumentEventMap[K]) => onEvent(event);
		document.addEventListener(kind, listen);
		return () => document.removeEventListener(kind, listen);
	}, [kind, active]);
}
