import type { MouseEvent } from 'react';
import { Notice } from './notice.tsx';

/** A failed field: the id of its control and what is wrong. */
export type FieldFailure = { id: string; text: string };

/** Returns the failures of fields, each in the text that `say` finds for its errors. */
export const failuresOf = (
	fields: readonly { id: string; errors?: string[] }[],
	say: (errors: readonly string[] | undefined) => string | undefined,
): FieldFailure[] =>
	fields.flatMap(({ id, errors }) => {
		const text = say(errors);
		return text ? [{ id, text }] : [];
	});

function focusField(event: MouseEvent<HTMLAnchorElement>) {
	const field = document.getElementById(event.currentTarget.hash.slice(1));
	if (!field) return;
	event.preventDefault();
	field.focus();
	field.scrollIntoView({ block: 'center' });
}

/**
 * Renders the failures of a form above it, each as a link to its field, from `least` on. A single failure is mostly shown at its field alone; not
 * where that shows it before the press, which would change nothing.
 */
export function ErrorSummary({
	title,
	failures,
	least = 2,
}: {
	title: string;
	failures: readonly FieldFailure[];
	least?: 1 | 2;
}) {
	if (failures.length < least) return null;
	return (
		<Notice tone="error" title={title} live>
			<ul className="mt-1 grid gap-1">
				{failures.map(({ id, text }) => (
					<li key={id}>
						<a
							href={`#${id}`}
							onClick={focusField}
							className="inline-flex min-h-6 items-center text-red-700 underline underline-offset-4"
						>
							{text}
						</a>
					</li>
				))}
			</ul>
		</Notice>
	);
}
