import type { POLICY_TYPES } from '#shared/constants.ts';
import { BEFORE_BOARDING } from './policies-boarding.ts';
import { BOOKING_TERMS } from './policies-booking.ts';
import { LEGAL_TERMS } from './policies-legal.ts';
import type { PolicyText, Section } from './policy-text.ts';

const row = (cells: readonly string[], cell: 'td' | 'th'): string =>
	`<tr>${cells.map((text) => `<${cell}>${text}</${cell}>`).join('')}</tr>`;
const table = ([head = [], ...rows]: readonly (readonly string[])[]): string =>
	`<table><thead>${row(head, 'th')}</thead><tbody>${rows.map((cells) => row(cells, 'td')).join('')}</tbody></table>`;

const html = (sections: readonly Section[]): string =>
	sections
		.map(([heading, ...parts]) => {
			const body = parts.map((part) => {
				if (typeof part === 'string') return `<p>${part}</p>`;
				if ('table' in part) return table(part.table);
				return `<ul>${part.map((point) => `<li>${point}</li>`).join('')}</ul>`;
			});
			return `<h2>${heading}</h2>${body.join('')}`;
		})
		.join('');

const TEXTS: Readonly<Record<(typeof POLICY_TYPES)[number], PolicyText>> = {
	...LEGAL_TERMS,
	...BOOKING_TERMS,
	...BEFORE_BOARDING,
};

/** The day of the last change of the texts; change it with them. */
const UPDATED = '2026-09-01';

export const policies = () =>
	Object.entries(TEXTS).map(([type, { title, enTitle, sections, enSections }]) => ({
		type,
		title,
		enTitle,
		content: html(sections),
		enContent: html(enSections),
		updatedAt: UPDATED,
	}));
