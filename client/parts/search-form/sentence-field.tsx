import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#client/app/facts.tsx';
import { useLazyWithTexts } from '#client/app/on-demand.tsx';
import { useHydrated } from '#client/app/root-data.ts';
import { SearchIcon } from '#client/ui/icons.tsx';
import { MAX_SAID } from '#shared/rules/search-params.ts';
import type { Heard } from './sentence-reader.ts';

const NOTHING: readonly string[] = [];

/** Returns what is understood of a sentence, once `load` has been called; null until then, and where the reader can't be had. */
function useHeard(typed: string): { heard: Heard | null; load: () => void } {
	const lang = useLanguage();
	const [reader, setReader] = useState<{ read: (typed: string) => Heard } | null>(null);
	const asked = useRef(false);
	const load = () => {
		if (asked.current) return;
		asked.current = true;
		import('./sentence-reader.ts')
			.then(({ loadReader }) => loadReader(lang))
			.then(
				(read) => setReader({ read }),
				() => {
					asked.current = false;
				},
			);
	};
	return { heard: useMemo(() => reader?.read(typed) ?? null, [reader, typed]), load };
}

type Props = {
	/** The words of the search that is shown. */
	said?: string;
	/** Called with what is typed, and what is understood of it. */
	onHeard?: (typed: string, heard: Heard | null) => void;
};

/**
 * Renders the field of a search in words: plain without JavaScript. Once it has the focus, sentences are suggested while one types, and what is
 * understood stands below.
 */
export function SentenceField({ said = '', onHeard }: Props) {
	const { t } = useTranslation('search-form');
	const hydrated = useHydrated();
	const id = useId();
	const field = useRef<HTMLInputElement>(null);
	const [typed, setTyped] = useState(said);
	const [isOpen, setOpen] = useState(false);
	const [active, setActive] = useState(-1);
	const { heard, load } = useHeard(typed);
	const HeardTerms = useLazyWithTexts(() => import('./heard-terms.tsx'), 'search');
	const suggestions = isOpen && heard ? heard.suggestions : NOTHING;
	const isShown = suggestions.length > 0;
	const optionId = (at: number) => `${id}-${at}`;

	const type = (words: string, open: boolean) => {
		setTyped(words);
		setOpen(open);
		setActive(-1);
	};
	const choose = (sentence: string) => {
		if (field.current) field.current.value = sentence;
		type(sentence, false);
	};

	// The words of the search that was shown or sent last: what is typed since stays
	const settled = useRef(said);
	useEffect(() => {
		const input = field.current;
		if (input?.value === settled.current) input.value = said;
		settled.current = said;
		setTyped(input?.value ?? '');
	}, [said]);
	useEffect(() => {
		const send = () => {
			settled.current = field.current?.value ?? '';
			setOpen(false);
		};
		const form = field.current?.form;
		form?.addEventListener('submit', send);
		return () => form?.removeEventListener('submit', send);
	}, []);
	useEffect(() => onHeard?.(typed, heard), [onHeard, typed, heard]);
	useEffect(() => {
		document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
	}, [id, active]);

	const pressKey = (event: KeyboardEvent) => {
		// Keys of a Chinese keyboard's own list
		if (event.nativeEvent.isComposing) return;
		const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
		const chosen = suggestions[active];
		if (step !== undefined && heard && heard.suggestions.length > 0) {
			const places = heard.suggestions.length + 1;
			setOpen(true);
			setActive(((active + 1 + step + places) % places) - 1);
		} else if (event.key === 'Enter' && chosen !== undefined) choose(chosen);
		else if (event.key === 'Escape' && isShown) setOpen(false);
		else return;
		event.preventDefault();
	};

	return (
		<div className="relative">
			<div className="relative flex items-center">
				<SearchIcon size={22} className="pointer-events-none absolute left-4 shrink-0 text-gold-700 md:left-5 xl:left-6" />
				<label
					htmlFor={id}
					className="pointer-events-none absolute top-2.5 left-13 text-14 leading-head text-muted md:left-15 xl:left-16"
				>
					{t('sentence.label')}
				</label>
				<input
					ref={field}
					id={id}
					type="text"
					name="q"
					defaultValue={said}
					maxLength={MAX_SAID}
					enterKeyHint="search"
					autoComplete="off"
					placeholder={t('sentence.placeholder')}
					{...(hydrated && {
						role: 'combobox',
						'aria-autocomplete': 'list' as const,
						'aria-expanded': isShown,
						'aria-controls': isShown ? `${id}-list` : undefined,
						'aria-activedescendant': isShown && active >= 0 ? optionId(active) : undefined,
					})}
					onFocus={load}
					onBlur={() => setOpen(false)}
					onChange={({ target }) => type(target.value, true)}
					onKeyDown={pressKey}
					className="min-h-16 w-full min-w-0 bg-transparent pt-5 pr-4 pl-13 text-16 text-ellipsis text-ink-900 outline-offset-[-4px]! placeholder:text-muted md:min-h-18 md:pt-5.5 md:pr-5 md:pl-15 md:text-18 xl:pl-16"
				/>
			</div>
			{heard && typed !== said && <HeardTerms heard={heard} />}
			{isShown && (
				<div
					id={`${id}-list`}
					role="listbox"
					aria-label={t('sentence.suggested')}
					className="absolute inset-x-0 top-full z-float border border-line bg-page py-1 shadow-3"
				>
					{suggestions.map((sentence, at) => (
						<div
							key={sentence}
							id={optionId(at)}
							role="option"
							tabIndex={-1}
							aria-selected={at === active}
							// The field keeps the focus
							onPointerDown={(event) => event.preventDefault()}
							onClick={() => choose(sentence)}
							onKeyDown={pressKey}
							className="relative flex min-h-target cursor-pointer items-center px-4 leading-head before:absolute before:inset-y-0 before:left-0 before:w-1 hover:bg-soft aria-selected:bg-navy-50 aria-selected:before:bg-action md:px-5 xl:px-6 forced-colors:aria-selected:outline-2 forced-colors:aria-selected:-outline-offset-2"
						>
							{sentence}
						</div>
					))}
				</div>
			)}
		</div>
	);
}
