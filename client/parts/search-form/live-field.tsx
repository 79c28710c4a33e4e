import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#client/app/facts.tsx';
import type { SearchOptions } from '#shared/catalogue/bff/views.ts';
import { FieldDisplay, fieldButtonStyle } from './field-display.tsx';
import { fieldWords } from './field-words.ts';
import type { FieldKey, SearchValues } from './search-values.ts';

const loadPicker = () => import('./field-picker.tsx');
const FieldPicker = lazy(loadPicker);
/** Fetches the pickers' code early: called when a pointer or the focus comes near. */
export const loadPickerEarly = () => void loadPicker().catch(() => {});

type Props = {
	field: FieldKey;
	values: SearchValues;
	options: SearchOptions;
	today: string;
	open: boolean;
	onToggle: () => void;
	onClose: () => void;
	onChange: (chosen: readonly string[]) => void;
	/** How many voyages the whole form finds, once known. */
	total: number | undefined;
};

/** A field as a button that opens its picker: a popover, on phones a sheet. */
export function LiveField({ field, values, options, today, open, onToggle, onClose, onChange, total }: Props) {
	const { t } = useTranslation('search-form');
	const lang = useLanguage();
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
				onClick={() => {
					setAsked(true);
					onToggle();
				}}
			>
				<FieldDisplay field={field} words={fieldWords(field, values[field], options, t, lang)} />
			</button>
			{asked && (
				<Suspense>
					<FieldPicker {...{ field, values, options, today, open, anchor, onClose, onChange, total }} />
				</Suspense>
			)}
		</div>
	);
}
