import { type FocusEvent, useId, useRef } from 'react';
import { useDocumentEvent } from './use-document-event.ts';
import { withholdLink } from './withhold-link.ts';

/** Fits every element that may hold a button and its panel. */
type Area = HTMLDivElement & HTMLLIElement;

/**
 * Ties a button to the panel that it opens; both stand in one `area` of the page. Escape, a press elsewhere (which follows no link) and a focus
 * that moves on close the panel; Escape also gives the focus back to the button. The caller spreads `area`, `button` and `panel` over its elements.
 */
export function useDisclosure(open: boolean, onChange: (open: boolean) => void) {
	const id = useId();
	const area = useRef<Area>(null);
	const button = useRef<HTMLButtonElement>(null);
	const holds = (node: EventTarget | null) => node instanceof Node && Boolean(area.current?.contains(node));
	useDocumentEvent(
		'pointerdown',
		(event) => {
			if (holds(event.target)) return;
			withholdLink(event);
			onChange(false);
		},
		open,
	);
	useDocumentEvent(
		'keydown',
		({ key }) => {
			if (key !== 'Escape') return;
			if (holds(document.activeElement)) button.current?.focus();
			onChange(false);
		},
		open,
	);
	return {
		area: {
			ref: area,
			onBlur: ({ relatedTarget }: FocusEvent) => {
				if (open && relatedTarget && !holds(relatedTarget)) onChange(false);
			},
		},
		button: {
			ref: button,
			type: 'button' as const,
			'aria-expanded': open,
			'aria-controls': id,
			onClick: () => onChange(!open),
		},
		panel: { id },
	};
}
