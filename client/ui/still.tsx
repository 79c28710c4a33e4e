import { type ReactNode, Suspense, useId, useState } from 'react';

/**
 * Frames a part that shows the same for as long as it is on the page. While hydrating, the browser keeps the markup that the server sent and renders
 * no children: the code of a lazy child is loaded only where a navigation led to the page.
 */
export function Still({ children }: { children: ReactNode }) {
	const id = useId();
	const [markup] = useState(() => (typeof document === 'undefined' ? null : (document.getElementById(id)?.innerHTML ?? null)));
	// biome-ignore lint/security/noDangerouslySetInnerHtml: the server's own markup of these children
	if (markup !== null) return <div id={id} dangerouslySetInnerHTML={{ __html: markup }} />;
	return (
		<div id={id}>
			<Suspense>{children}</Suspense>
		</div>
	);
}
