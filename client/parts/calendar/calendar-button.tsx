import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, type ButtonSize, type ButtonVariant } from '#client/ui/button.tsx';
import { CalendarIcon } from '#client/ui/icons.tsx';
import { useMessages } from '#client/ui/messages.tsx';
import { saveFile } from '#client/ui/save-file.ts';
import { type CalendarEntry, calendarFile } from '#shared/rules/calendar-file.ts';
import { isWebView } from '#shared/rules/device.ts';

type Props = {
	entries: readonly CalendarEntry[];
	name: string;
	variant?: ButtonVariant;
	size?: ButtonSize;
	children: ReactNode;
};

/** Saves dates for the visitor's own calendar as a file called `name`. The browser makes the file; nothing is sent. */
export function CalendarButton({ entries, name, variant = 'secondary', size, children }: Props) {
	const show = useMessages();
	const { t } = useTranslation();
	const save = () => {
		if (isWebView(navigator.userAgent)) return show('info', t('openInBrowser'));
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
