import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { TOOLTIP_DELAY } from '#shared/layout.ts';
import { useDocumentEvent } from './use-document-event.ts';

const sides = {
	top: 'bottom-full left-1/2 -translate-x-1/2 pb-2',
	bottom: 'top-full left-1/2 -translate-x-1/2 pt-2',
	left: 'right-full top-1/2 -translate-y-1/2 pr-2',
};

type Props = { text: ReactNode; side?: keyof typeof sides; children: (id: string) => ReactNode };

/**
 * Renders a text beside a control, after a moment's hover or at once on focus. It stays while the pointer is on it and closes on
 * Esc. `children` gets the id for `aria-describedby`, which is left out where the text only repeats the control's name.
 */
export function Tooltip({ text, side = 'bottom', children }: Props) {
	const id = useId();
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	const [shown, setShown] = useState(false);
	const hide = () => {
		clearTimeout(timer.current);
		setShown(false);
	};
	useEffect(() => () => clearTimeout(timer.current), []);
	useDocumentEvent('keydown', ({ key }) => key === 'Escape' && setShown(false), shown);
	return (
		// This element only watches the control inside.
		<span
			className="relative inline-flex"
			onPointerEnter={(event) => {
				if (event.pointerType === 'mouse') timer.current = setTimeout(() => setShown(true), TOOLTIP_DELAY);
			}}
			onPointerLeave={hide}
			onFocus={(event) => event.target.matches(':focus-visible') && setShown(true)}
			onBlur={hide}
		>
			{children(id)}
			<span id={id} role="tooltip" hidden={!shown} className={`absolute z-float w-max max-w-64 ${sides[side]}`}>
				<span className="block rounded-2 bg-inverse px-3 py-2 text-14 leading-head text-inverse shadow-2">{text}</span>
			</span>
		</span>
	);
}
