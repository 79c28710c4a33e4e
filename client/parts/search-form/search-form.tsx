import { type ComponentProps, type FormEvent, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useFacts } from '#client/app/facts.tsx';
import { onDemand } from '#client/app/on-demand.tsx';
import { useHydrated } from '#client/app/root-data.ts';
import { Button } from '#client/ui/button.tsx';
import { ChevronDownIcon, FilterIcon, SearchIcon } from '#client/ui/icons.tsx';
import type { SearchOptions, Section } from '#shared/catalogue/bff/views.ts';
import { paths } from '#shared/paths.ts';
import { FieldDisplay, fieldButtonStyle } from './field-display.tsx';
import type { default as Picker } from './field-picker.tsx';
import { PlainField } from './plain-field.tsx';
import {
	addressOf,
	FIELDS,
	type FieldKey,
	fieldsOf,
	groupsOf,
	NOTHING_CHOSEN,
	sentencePath,
	valuesOfForm,
} from './search-values.ts';
import { SentenceField } from './sentence-field.tsx';
import type { Heard } from './sentence-reader.ts';
import { useSearchCount } from './use-search-count.ts';

const loadPicker = () => import('./field-picker.tsx');
const FieldPicker = onDemand(loadPicker);
/** Loads the pickers' code early, when a pointer or the focus comes to a field; a failure is left to the press. */
const loadEarly = () => void loadPicker().catch(() => {});

type LiveFieldProps = Omit<ComponentProps<typeof Picker>, 'anchor'> & { onToggle: () => void };

/** Renders a field as a button that opens its picker: a popover, on phones a sheet. */
function LiveField({ onToggle, ...picker }: LiveFieldProps) {
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

const NO_OPTIONS: SearchOptions = { ports: [], areas: [], ships: [] };

type Props = {
	/** When they are unavailable, only the month is asked for. */
	options: Section<SearchOptions>;
	/** `YYYY-MM-DD`, from the loader: months before it are past. */
	today: string;
	className?: string;
};

const NO_WORDS: { typed: string; heard: Heard | null } = { typed: '', heard: null };

/**
 * Renders the search: a sentence, and four fields below it, a bar on wide screens, on phones rows that unfold. Without JavaScript it is a plain form
 * to the search page. Hydrated, each field is a button that opens its picker, one at a time, and the button counts the voyages of both.
 */
export function SearchForm({ options: given, today, className = '' }: Props) {
	const { t } = useTranslation('search-form');
	const navigate = useNavigate();
	const { device } = useFacts();
	const form = useRef<HTMLFormElement>(null);
	const hydrated = useHydrated();
	const [values, setValues] = useState(NOTHING_CHOSEN);
	const [{ typed, heard }, setWords] = useState(NO_WORDS);
	const [open, setOpen] = useState<FieldKey | null>(null);
	const [touched, setTouched] = useState(false);
	const total = useSearchCount(fieldsOf(values, today, heard?.fields));
	const options = given === 'unavailable' ? NO_OPTIONS : given;
	const isOffered = (field: FieldKey) => field === 'date' || groupsOf(field, options).some((group) => group.options.length > 0);
	const hear = useCallback((words: string, understood: Heard | null) => setWords({ typed: words.trim(), heard: understood }), []);

	useLayoutEffect(() => {
		const ticked = form.current && valuesOfForm(form.current);
		if (ticked && FIELDS.some((field) => ticked[field].length > 0)) setValues(ticked);
	}, []);

	const address = typed === '' ? addressOf(values, today) : sentencePath(typed, values, today);
	const submit = (event: FormEvent) => {
		event.preventDefault();
		void navigate(address);
	};
	// Words of which nothing is understood yet would count as none
	const isCounted = total !== undefined && (typed === '' || Object.keys(heard?.fields ?? {}).length > 0);
	const words = !isCounted ? t('form.submit') : total === 0 ? t('form.submitNone') : t('form.submitCount', { count: total });

	return (
		<form
			ref={form}
			role="search"
			aria-label={t('form.label')}
			action={paths.search}
			method="get"
			onSubmit={submit}
			className={`bg-page text-main ${className}`}
		>
			<SentenceField onHeard={hear} />
			<div className="grid border-t border-line md:grid-cols-2 lg:flex lg:items-stretch">
				<details open={device === 'desktop'} className="group/more md:col-span-2 lg:min-w-0 lg:flex-1">
					<summary className="flex min-h-12 cursor-pointer list-none items-center gap-3 px-4 leading-head text-link outline-offset-[-4px]! md:group-open/more:hidden [&::-webkit-details-marker]:hidden">
						<FilterIcon size={22} className="shrink-0 text-gold-700" />
						<span className="flex-1">{t('form.more')}</span>
						<ChevronDownIcon size={18} className="text-ink-400 transition-transform duration-base group-open/more:rotate-180" />
					</summary>
					<div className="grid border-line max-md:border-t md:grid-cols-2 lg:flex lg:h-full">
						{FIELDS.filter(isOffered).map((field) => (
							<div key={field} className="min-w-0 border-b border-line lg:flex-1 lg:border-r lg:border-b-0">
								{hydrated && values[field].map((value) => <input key={value} type="hidden" name={field} value={value} />)}
								{hydrated ? (
									<LiveField
										field={field}
										values={values}
										options={options}
										today={today}
										open={open === field}
										onToggle={() => setOpen(open === field ? null : field)}
										onClose={() => setOpen((current) => (current === field ? null : current))}
										onChange={(chosen) => {
											setTouched(true);
											setValues((before) => ({ ...before, [field]: chosen }));
										}}
										total={total}
									/>
								) : (
									<PlainField field={field} values={values} options={options} today={today} />
								)}
							</div>
						))}
					</div>
				</details>
				<div className="p-3 md:col-span-2 lg:w-64 lg:shrink-0">
					<Button
						type="submit"
						data-ahead={typed === '' ? address : undefined}
						data-soon
						className="tabular size-full min-h-13 px-4! text-18!"
					>
						<SearchIcon size={20} />
						<span>{words}</span>
					</Button>
					<p role="status" className="sr-only">
						{touched && total !== undefined && t('form.found', { count: total })}
					</p>
				</div>
			</div>
		</form>
	);
}
