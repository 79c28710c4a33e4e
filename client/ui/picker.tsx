import { type ReactNode, type RefObject, useState } from 'react';
import { Button } from './button.tsx';
import { Popover } from './popover.tsx';
import { Sheet } from './sheet.tsx';
import { NARROW_SCREEN, useMediaQuery } from './use-media-query.ts';

/**
 * Choosing something: a popover at its button, on phones a sheet. What is chosen is a draft until it is applied; Esc, Back and a
 * press outside leave the old value. Import it lazily.
 */
export function Picker<T>({
	open,
	value,
	empty,
	onApply,
	onClose,
	anchor,
	title,
	labels,
	width,
	children,
}: {
	open: boolean;
	value: T;
	/** What "clear" sets. */
	empty: T;
	onApply: (value: T) => void;
	onClose: () => void;
	anchor: RefObject<HTMLElement | null>;
	title: string;
	labels: { apply: string; clear: string; close: string };
	width?: number;
	children: (draft: T, setDraft: (draft: T) => void) => ReactNode;
}) {
	const narrow = useMediaQuery(NARROW_SCREEN);
	const [draft, setDraft] = useState(value);
	const [wasOpen, setWasOpen] = useState(open);
	if (open !== wasOpen) {
		setWasOpen(open);
		if (open) setDraft(value);
	}
	const apply = () => {
		onApply(draft);
		onClose();
	};
	const footer = (
		<>
			<Button variant="ghost" size="sm" onClick={() => setDraft(empty)}>
				{labels.clear}
			</Button>
			<Button size="sm" className="flex-1" onClick={apply}>
				{labels.apply}
			</Button>
		</>
	);
	const content = children(draft, setDraft);
	if (narrow) {
		return (
			<Sheet open={open} onClose={onClose} title={title} closeLabel={labels.close} footer={footer}>
				{content}
			</Sheet>
		);
	}
	return (
		<Popover open={open} onClose={onClose} anchor={anchor} label={title} width={width} footer={footer}>
			{content}
		</Popover>
	);
}
