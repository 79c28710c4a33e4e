import { type ReactNode, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useMediaQuery } from './use-media-query.ts';

/**
 * Renders a part when it is first `shown`, or printed, and keeps it. Until then it isn't in the document, except without scripts: there its place must
 * show it. The part may have nothing in it that arrives late.
 */
export function OnceShown({ shown, children }: { shown: boolean; children: ReactNode }) {
	const [used, setUsed] = useState(shown);
	const printed = useMediaQuery('print');
	if ((shown || printed) && !used) setUsed(true);
	// The browser counts the pages of paper right after this event: what came later would be cut off.
	useEffect(() => {
		const onPrint = () => flushSync(() => setUsed(true));
		addEventListener('beforeprint', onPrint);
		return () => removeEventListener('beforeprint', onPrint);
	}, []);
	return used ? children : <noscript>{children}</noscript>;
}
