import type { ReactNode } from 'react';
import { Link } from 'react-router';

/** One part of what is checked, with the way back to where it is changed. */
export function ConfirmPart({
	id,
	title,
	lead,
	change,
	children,
}: {
	id: string;
	title: string;
	lead?: string;
	change?: { to: string; label: string; name: string };
	children: ReactNode;
}) {
	return (
		<section aria-labelledby={id} className="border-t border-line py-6 md:py-8">
			<div className="mb-4 flex items-start justify-between gap-6">
				<div>
					<h2 id={id} className="font-sans text-20 leading-head font-semibold tracking-normal">
						{title}
					</h2>
					{lead && <p className="mt-1 text-14 text-2">{lead}</p>}
				</div>
				{change && (
					<Link
						to={change.to}
						aria-label={change.name}
						className="-my-2 inline-flex min-h-target shrink-0 items-center text-link underline-offset-4 hover:underline"
					>
						{change.label}
					</Link>
				)}
			</div>
			{children}
		</section>
	);
}
