/**
 * Renders a placeholder of the final size (by `className`) for something that is loading. It shows after 300 ms, so that fast
 * answers don't flash. The block around it has `aria-busy` and the words.
 */
export function Skeleton({ className = '' }: { className?: string }) {
	return <span aria-hidden="true" className={`block animate-appear rounded-2 bg-sand-100 forced-colors:border ${className}`} />;
}
