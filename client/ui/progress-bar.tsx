/** Renders a thin bar at the top while a page loads; visible only when that takes longer than 150 ms. */
export function ProgressBar({ active, label }: { active: boolean; label: string }) {
	return (
		<div role="status" className="pointer-events-none fixed inset-x-0 top-0 z-toast h-0.5 overflow-hidden">
			{active && (
				<>
					<span className="sr-only">{label}</span>
					<span className="block h-full w-2/5 animate-travel bg-gold-500 motion-reduce:w-full" />
				</>
			)}
		</div>
	);
}
