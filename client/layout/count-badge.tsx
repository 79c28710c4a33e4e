/** Renders a small count over the corner of an icon; nothing for 0. The link or button around it says the count in words. */
export const CountBadge = ({ count, className }: { count: number; className: string }) =>
	count > 0 && (
		<span
			aria-hidden="true"
			className={`tabular absolute min-w-4.5 rounded-pill bg-coral-600 px-1 text-center text-14 leading-4.5 text-white ${className}`}
		>
			{count > 99 ? '99+' : count}
		</span>
	);
