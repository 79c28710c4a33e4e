import { type ComponentProps, useRef, useState } from 'react';
import { onDemand } from '#client/app/on-demand.tsx';
import { FieldDisplay, fieldButtonStyle } from './field-display.tsx';
import type { default as Picker } from './field-picker.tsx';

const loadPicker = () => import('./field-picker.tsx');
const FieldPicker = onDemand(loadPicker);
/** Loads the pickers' code early, when a pointer or the focus comes to a field; a failure is left to the press. */
const loadEarly = () => void loadPicker().catch(() => {});

type Props = Omit<ComponentProps<typeof Picker>, 'anchor'> & { onToggle: () => void };

/** Renders a field as a button that opens its picker: a popover, on phones a sheet. */
export function LiveField({ onToggle, ...picker }: Props) {
	const { field, values, options, open } = picker;
	const anchor = useRef<HTMLButtonElement>(null);
	const [asked, setAsked] = useState(false);
	return (
		<div>
			<button
				ref={anchor}
				type="button"
				aria-haspopup="dialog"
				aria-expanded={open}
				className={fieldButtonStyle}
				onPointerEnter={loadEarly}
				onFocus={loadEarly}
				onClick={() => {
					setAsked(true);
					onToggle();
				}}
			>
				<FieldDisplay field={field} chosen={values[field]} options={options} />
			</button>
			{asked && <FieldPicker {...picker} anchor={anchor} />}
		</div>
	);
}
