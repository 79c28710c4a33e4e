import type { ReactNode } from 'react';
import { Button } from '#client/ui/button.tsx';
import type { ButtonSize, ButtonVariant } from '#client/ui/button-style.ts';
import { CalendarIcon } from '#client/ui/icons.tsx';
import { type CalendarEntry, calendarFile } from './calendar-file.ts';

/** Saves dates for the visitor's own calendar as a file called `name`. The browser makes the file; nothing is sent. */
export function CalendarButton({
	entries,
	name,
	variant = 'secondary',
	size,
	children,
}: {
	entries: readonly CalendarEntry[];
	name: string;
	variant?: ButtonVariant;
	size?: ButtonSize;
	children: ReactNode;
}) {
	const save = () => {
		const own = entries.map((entry) => ({ ...entry, id: `${entry.id}@${location.hostname}` }));
		const url = URL.createObjectURL(new Blob([calendarFile(own, new Date())], { type: 'text/calendar' }));
		const link = document.createElement('a');
		link.href = url;
		link.download = `${name}.ics`;
		link.click();
		setTimeout(() => URL.revokeObjectURL(url), 1_000);
	};
	return (
		<Button variant={variant} size={size} onClick={save} className="noscript:hidden">
			<CalendarIcon size={20} />
			{children}
		</Button>
	);
}
