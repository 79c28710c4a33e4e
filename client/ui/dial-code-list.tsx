import { type KeyboardEvent, type RefObject, useId, useRef, useState } from 'react';
import { plainText } from '#shared/rules/typed-text.ts';
import { TextInput } from './field.tsx';
import { CheckIcon } from './icons.tsx';
import { Popover } from './popover.tsx';
import { Sheet } from './sheet.tsx';
import { NARROW_SCREEN, useMediaQuery } from './use-media-query.ts';

/** A country by its dial prefix, named in the visitor's language. */
export type DialCountry = { code: string; name: string };
export type DialCodeLabels = {
	title: string;
	search: string;
	none: string;
	count: (count: number) => string;
	close: string;
	/** Words before a number that is read otherwise than it was typed. */
	read: string;
};

type Props = {
	open: boolean;
	countries: readonly DialCountry[];
	value: string;
	labels: DialCodeLabels;
	anchor: RefObject<HTMLElement | null>;
	onChoose: (code: string) => void;
	onClose: () => void;
};

const WIDTH = 340;

/** Returns the countries with the typed words in their name, or the typed digits at the start of their prefix. */
function matching(countries: readonly DialCountry[], typed: string): readonly DialCountry[] {
	const wanted = plainText(typed)
		.replace(/^\+|^00/, '')
		.toLowerCase();
	if (!wanted) return countries;
	if (/^\d+$/.test(wanted)) return countries.filter(({ code }) => code.startsWith(wanted));
	return countries.filter(({ name }) => name.toLowerCase().includes(wanted));
}

const moves: Record<string, (index: number, last: number) => number> = {
	ArrowDown: (index, last) => (index >= last ? 0 : index + 1),
	ArrowUp: (index, last) => (index <= 0 ? last : index - 1),
	PageDown: (index, last) => Math.min(index + 8, last),
	PageUp: (index) => Math.max(index - 8, 0),
};

function Search({ countries, value, labels, onChoose }: Omit<Props, 'open' | 'anchor' | 'onClose'>) {
	const id = useId();
	const [typed, setTyped] = useState('');
	const found = matching(countries, typed);
	const chosen = countries.findIndex(({ code }) => code === value);
	const [active, setActive] = useState(Math.max(0, chosen));
	const current = found[active];
	const list = useRef<HTMLDivElement>(null);
	const onKeyDown = (event: KeyboardEvent) => {
		const next = moves[event.key]?.(active, found.length - 1);
		if (event.key === 'Enter') {
			event.preventDefault();
			if (current) onChoose(current.code);
		} else if (next !== undefined) {
			event.preventDefault();
			setActive(next);
			list.current?.children[next]?.scrollIntoView({ block: 'nearest' });
		}
	};
	return (
		<>
			<div className="sticky -top-4 z-1 -mx-4 -mt-4 border-b border-line bg-page p-4">
				<TextInput
					role="combobox"
					aria-expanded="true"
					aria-autocomplete="list"
					aria-controls={`${id}-list`}
					aria-activedescendant={current ? `${id}-${current.code}` : undefined}
					aria-label={labels.search}
					placeholder={labels.search}
					autoComplete="off"
					enterKeyHint="done"
					value={typed}
					onChange={({ target }) => {
						setTyped(target.value);
						setActive(0);
					}}
					onKeyDown={onKeyDown}
				/>
				<p role="status" className="sr-only">
					{typed && labels.count(found.length)}
				</p>
			</div>
			{found.length === 0 && <p className="px-2 py-6 text-center text-muted">{labels.none}</p>}
			<div ref={list} id={`${id}-list`} role="listbox" aria-label={labels.title} className="-mx-2 pt-2">
				{found.map((country, index) => (
					<div
						key={country.code}
						id={`${id}-${country.code}`}
						role="option"
						tabIndex={-1}
						aria-selected={country.code === value}
						data-active={index === active || undefined}
						onClick={() => onChoose(country.code)}
						onPointerMove={() => setActive(index)}
						onKeyDown={onKeyDown}
						className="flex min-h-target cursor-pointer scroll-mt-24 items-center gap-3 rounded-2 px-3 data-active:bg-navy-50"
					>
						<span className="min-w-0 flex-1">{country.name}</span>
						<span className="tabular text-muted">{`+${country.code}`}</span>
						<CheckIcon size={18} className={`shrink-0 text-gold-700 ${country.code === value ? '' : 'invisible'}`} />
					</div>
				))}
			</div>
		</>
	);
}

/** Renders the list that DialCode opens: beside the button on wide screens, in a sheet on phones. */
export default function DialCodeList({ open, anchor, onClose, ...search }: Props) {
	const narrow = useMediaQuery(NARROW_SCREEN);
	const { title, close } = search.labels;
	const shared = { open, onClose, children: <Search {...search} /> };
	return narrow ? (
		<Sheet {...shared} title={title} closeLabel={close} />
	) : (
		<Popover {...shared} anchor={anchor} label={title} width={WIDTH} />
	);
}
