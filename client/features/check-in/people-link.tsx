import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router';
import { ArrowLeftIcon } from '#client/ui/task-icons.tsx';
import { checkInPath } from '#shared/journey-paths.ts';

/** The way back to the people of an order. */
export function PeopleLink({
	order,
	onClick,
	children,
}: {
	order: string;
	onClick?: (event: MouseEvent) => void;
	children: ReactNode;
}) {
	return (
		<Link
			to={checkInPath(order)}
			onClick={onClick}
			className="inline-flex min-h-target items-center gap-2 text-link hover:underline"
		>
			<ArrowLeftIcon size={18} />
			{children}
		</Link>
	);
}
