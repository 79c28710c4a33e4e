/** Renders a thin bar at the top while a page loads, which is said after 100 ms (`client/app/late-loading.ts`); visible after 150. */
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
