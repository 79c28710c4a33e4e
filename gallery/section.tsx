import type { ComponentType, ReactNode } from 'react';
import { TEXTS, type Texts } from './texts.ts';

/** Renders a group of parts, in Chinese at the left and English at the right. */
export function Section({ title, children }: { title: string; children: (texts: Texts) => ReactNode }) {
	return (
		<section aria-label={title} className="border-t border-line py-12">
			<h2 className="mb-8">{title}</h2>
			<div className="grid gap-12 lg:grid-cols-2 lg:gap-16">
				{TEXTS.map((texts) => (
					<div key={texts.lang} lang={texts.lang} className="min-w-0">
						<h3 className="eyebrow mb-6">{texts.name}</h3>
						<div className="flex flex-col gap-8">{children(texts)}</div>
					</div>
				))}
			</div>
		</section>
	);
}

/** Samples in a row that wraps. */
export const ROW = 'flex flex-wrap items-center gap-4';

/** Renders a part once in each of its states; the other properties are the same in all of them. */
export function States<P extends object>({
	of: Part,
	in: states,
	look = ROW,
	...shared
}: { of: ComponentType<P>; in: readonly Partial<P>[]; look?: string } & Partial<P>) {
	return (
		<div className={look}>
			{states.map((state) => (
				<Part key={JSON.stringify(state)} {...(shared as unknown as P)} {...state} />
			))}
		</div>
	);
}
