/** Renders a thin bar at the top while a page loads; it is visible after 150 ms. */
export function ProgressBar({ active, label }: { active: boolean; label: string }) {
	return (
		<div role="status" aria-live="polite" className="pointer-events-none fixed inset-x-0 top-0 z-toast h-0.5 overflow-hidden">
			{active && (
				<>
					<span className="sr-only">{label}</span>
					<span className="block h-full w-2/5 animate-travel bg-gold-500 motion-reduce:w-full" />
				</>
			)}
		</div>
	);
}
