import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { browserApi } from '#client/app/api.ts';
import { Button } from '#client/ui/button.tsx';
import { SearchIcon } from '#client/ui/icons.tsx';
import { paths } from '#shared/paths.ts';
import { MAX_SAID } from '#shared/rules/search-params.ts';

/** The pause in typing after which suggestions are asked for. */
const PAUSE = 250;

/** Returns sentences that go on from what is typed, once the typing pauses. */
function useSuggestions(typed: string): readonly string[] {
	const [sentences, setSentences] = useState<readonly string[]>([]);
	useEffect(() => {
		if (typed.trim() === '') return setSentences([]);
		let stale = false;
		const timer = setTimeout(() => {
			browserApi('GET /search/suggestions', { q: typed }).then(
				(reply) => !stale && setSentences(reply.sentences),
				() => {},
			);
		}, PAUSE);
		return () => {
			stale = true;
			clearTimeout(timer);
		};
	}, [typed]);
	return sentences;
}

type Props = {
	/** The words of the search that is shown. */
	said?: string;
	/** The hidden fields of the search that is shown: it stays when the form is sent without words. */
	children?: ReactNode;
	className?: string;
};

/** Renders the search in words: a plain form, which leads to the search that its words ask for. */
export function SentenceField({ said = '', children, className = '' }: Props) {
	const { t } = useTranslation('search-form');
	const id = useId();
	const field = useRef<HTMLInputElement>(null);
	const [typed, setTyped] = useState('');
	const sentences = useSuggestions(typed);
	// The words of the search that was shown or sent last: what is typed since stays
	const settled = useRef(said);
	useEffect(() => {
		if (field.current?.value === settled.current) field.current.value = said;
		settled.current = said;
	}, [said]);
	return (
		<Form
			aria-label={t('sentence.label')}
			action={paths.search}
			onSubmit={() => {
				settled.current = field.current?.value ?? '';
			}}
			className={`flex items-center ${className}`}
		>
			{children}
			<label htmlFor={id} className="sr-only">
				{t('sentence.label')}
			</label>
			<SearchIcon size={20} className="ml-4 shrink-0 text-gold-700" />
			<input
				ref={field}
				id={id}
				type="search"
				name="q"
				list={`${id}-suggestions`}
				defaultValue={said}
				onChange={({ target }) => setTyped(target.value)}
				maxLength={MAX_SAID}
				enterKeyHint="search"
				autoComplete="off"
				placeholder={t('sentence.placeholder')}
				className="min-h-11 min-w-0 flex-1 bg-transparent px-3 text-16 text-ellipsis text-ink-900 outline-offset-[-4px]! placeholder:text-muted"
			/>
			<datalist id={`${id}-suggestions`}>
				{sentences.map((sentence) => (
					<option key={sentence} value={sentence} />
				))}
			</datalist>
			<Button type="submit" variant="ghost" size="sm" className="shrink-0">
				{t('sentence.submit')}
			</Button>
		</Form>
	);
}
