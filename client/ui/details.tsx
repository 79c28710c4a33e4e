import type { ReactNode } from 'react';
import { PlusIcon } from './icons.tsx';

type Props = { summary: ReactNode; id?: string; name?: string; defaultOpen?: boolean; children: ReactNode };

/** Renders a question that opens its answer, without JavaScript. Of several with one `name` only one is open. */
export function Details({ summary, id, name, defaultOpen = false, children }: Props) {
	return (
		<details id={id} name={name} open={defaultOpen} className="group border-b border-line">
			<summary className="flex min-h-14 list-none items-center justify-between gap-6 py-4 text-18 leading-head text-main transition-colors duration-base hover:text-link [&::-webkit-details-marker]:hidden">
				<span>{summary}</span>
				<PlusIcon
					size={20}
					className="shrink-0 text-accent transition-transform duration-slow group-open:rotate-45 print:hidden"
				/>
			</summary>
			<div className="max-w-measure pr-10 pb-6 text-muted">{children}</div>
		</details>
	);
}
