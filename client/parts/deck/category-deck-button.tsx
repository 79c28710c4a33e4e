import { type ReactNode, Suspense, useState } from 'react';
import { useLazyWithTexts } from '#client/app/on-demand.tsx';
import { DeckIcon } from '#client/ui/task-icons.tsx';
import type { CategoryDeckProps } from './category-deck.tsx';

/** Opens the decks of a category over the page. `label` is what it says, `children` what is seen of it. */
export function CategoryDeckButton({ label, children, ...category }: CategoryDeckProps & { label: string; children: ReactNode }) {
	const CategoryDeckSheet = useLazyWithTexts(() => import('./category-deck-sheet.tsx'), 'deck');
	const [open, setOpen] = useState(false);
	return (
		<>
			<button
				type="button"
				aria-haspopup="dialog"
				aria-label={label}
				onClick={() => setOpen(true)}
				className="inline-flex min-h-8 items-center gap-1.5 text-14 text-link underline decoration-current/40 underline-offset-4 hover:decoration-current touch:min-h-target noscript:hidden print:hidden"
			>
				<DeckIcon size={16} />
				{children}
			</button>
			{open && (
				<Suspense fallback={null}>
					<CategoryDeckSheet {...category} onClose={() => setOpen(false)} />
				</Suspense>
			)}
		</>
	);
}
