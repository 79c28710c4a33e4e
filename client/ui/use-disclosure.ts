import { type FocusEvent, useEffect, useEffectEvent, useId, useRef } from 'react';
import { useEscape } from './use-escape.ts';
import { withholdLink } from './withhold-link.ts';

/**
 * A button and the panel that it opens, which stand in one `area` of the page. Escape, a press elsewhere, which follows no link, and a focus
 * that moves on close the panel; Escape gives the focus back to the button. The caller spreads `area`, `button` and `panel` over its three elements.
 */
export function useDisclosure<Area extends HTMLElement>(open: boolean, onChange: (open: boolean) => void) {
	const id = useId();
	const area = useRef<Area>(null);
	const button = useRef<HTMLButtonElement>(null);
	const holds = (node: EventTarget | null) => node instanceof Node && Boolean(area.current?.contains(node));
	const onPressElsewhere = useEffectEvent((event: PointerEvent) => {
		if (holds(event.target)) return;
		withholdLink(event);
		onChange(false);
	});
	useEffect(() => {
		if (!open) return;
		const onPress = (event: PointerEvent) => onPressElsewhere(event);
		document.addEventListener('pointerdown', onPress);
		return () => document.removeEventListener('pointerdown', onPress);
	}, [open]);
	useEscape(open, () => {
		if (holds(document.activeElement)) button.current?.focus();
		onChange(false);
	});
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
