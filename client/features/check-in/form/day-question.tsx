import type { ReactNode } from 'react';
import { DayField } from '#client/parts/passenger/day-field.tsx';
import type { Fields } from './use-fields.tsx';

type Props = { fields: Fields; name: 'birthday' | 'issue' | 'expiry'; hint: string; note?: ReactNode };

/** Renders a day of the form. It is rendered anew when something else than typing changes it. */
export function DayQuestion({ fields: { field, start }, name, hint, note }: Props) {
	const own = field(name, hint);
	return <DayField key={start[name]} {...own} note={own.note ?? note} name={name} defaultValue={start[name]} />;
}
