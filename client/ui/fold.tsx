import { type ReactNode, useEffect, useRef, useState } from 'react';
import { OnceShown } from './once-shown.tsx';

type Props = { summary: ReactNode; className: string; openAtFirst: boolean; children: ReactNode };

/** Renders a `details` with content for those who open it: it is rendered then. */
export function Fold({ summary, className, openAtFirst, children }: Props) {
	const [atFirst] = useState(openAtFirst);
	const [open, setOpen] = useState(atFirst);
	const details = useRef<HTMLDetailsElement>(null);
	// It may have been opened before the page was alive
	useEffect(() => setOpen((before) => before || details.current?.open === true), []);
	return (
		<details
			ref={details}
			open={atFirst}
			onToggle={({ currentTarget }) => setOpen((before) => before || currentTarget.open)}
			className={className}
		>
			{summary}
			<OnceShown shown={open}>{children}</OnceShown>
		</details>
	);
}
