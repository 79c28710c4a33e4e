import type { ReactNode } from 'react';
import { Button } from '#client/ui/button.tsx';
import type { ButtonSize, ButtonVariant } from '#client/ui/button-style.ts';
import { CalendarIcon } from '#client/ui/icons.tsx';
import { saveFile } from '#client/ui/save-file.ts';
import { type CalendarEntry, calendarFile } from '#shared/rules/calendar-file.ts';

type Props = {
	entries: readonly CalendarEntry[];
	name: string;
	variant?: ButtonVariant;
	size?: ButtonSize;
	children: ReactNode;
};

/** Saves dates for the visitor's own calendar as a file called `name`. The browser makes the file; nothing is sent. */
export function CalendarButton({ entries, name, variant = 'secondary', size, children }: Props) {
	const save = () => {
		const own = entries.map((entry) => ({ ...entry, id: `${entry.id}@${location.hostname}` }));
		saveFile(new Blob([calendarFile(own, new Date())], { type: 'text/calendar' }), `${name}.ics`);
	};
	return (
		<Button variant={variant} size={size} onClick={save} className="noscript:hidden">
			<CalendarIcon size={20} />
			{children}
		</Button>
	);
}
