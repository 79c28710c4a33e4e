import { type ReactNode, type RefObject, useState } from 'react';
import { Button } from './button.tsx';
import { Popover } from './popover.tsx';
import { Sheet } from './sheet.tsx';
import { NARROW_SCREEN, useMediaQuery } from './use-media-query.ts';

/**
 * Renders a choice: a popover at its button, on phones a sheet. Every change counts at once; Escape restores the value from
 * before it was opened, every other way of closing keeps the choice. Import it lazily.
 */
export function Picker<T>({
	open,
	value,
	empty,
	onChange,
	onClose,
	anchor,
	title,
	labels,
	width,
	children,
}: {
	open: boolean;
	value: T;
	/** The value that "clear" sets. */
	empty: T;
	onChange: (value: T) => void;
	onClose: () => void;
	anchor: RefObject<HTMLElement | null>;
	title: string;
	labels: { apply: string; clear: string; close: string };
	width?: number;
	/** Shows the value and changes it. */
	children: ReactNode;
}) {
	const narrow = useMediaQuery(NARROW_SCREEN);
	const [before, setBefore] = useState(value);
	const [wasOpen, setWasOpen] = useState(open);
	if (open !== wasOpen) {
		setWasOpen(open);
		if (open) setBefore(value);
	}
	const giveUp = () => {
		onChange(before);
		onClose();
	};
	const shared = {
		open,
		onClose,
		onEscape: giveUp,
		footer: (
			<>
				<Button variant="ghost" size="sm" onClick={() => onChange(empty)}>
					{labels.clear}
				</Button>
				<Button size="sm" className="tabular flex-[1_1_7rem]" onClick={onClose}>
					{labels.apply}
				</Button>
			</>
		),
		children,
	};
	return narrow ? (
		<Sheet {...shared} title={title} closeLabel={labels.close} />
	) : (
		<Popover {...shared} anchor={anchor} label={title} width={width} />
	);
}
