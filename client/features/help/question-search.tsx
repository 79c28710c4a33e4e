import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { IN_PLACE } from '#client/app/scroll-position.ts';
import { Button } from '#client/ui/button.tsx';
import { LinkChip } from '#client/ui/chip.tsx';
import { TextInput } from '#client/ui/field.tsx';
import { SearchIcon } from '#client/ui/icons.tsx';
import { paths } from '#shared/paths.ts';

const OFTEN = ['visa', 'luggage', 'infant', 'refund', 'internet'] as const;

/** Renders the search in the questions, which works without scripts, and words that are often looked for. */
export function QuestionSearch({ q }: { q: string }) {
	const { t } = useTranslation('help');
	const field = useRef<HTMLInputElement>(null);
	/** The words that were looked for last, and true while others have been typed since they were sent. */
	const asked = useRef(q);
	const typed = useRef(false);
	const replaceBy = (words: string) => {
		typed.current = false;
		if (field.current) field.current.value = words;
	};
	// The field keeps the focus while the address changes with the words that are looked for
	useEffect(() => {
		if (asked.current !== q && !typed.current && field.current) field.current.value = q;
		asked.current = q;
	}, [q]);
	return (
		<div role="search" className="mt-8 max-w-2xl">
			<Form
				action={paths.faq}
				state={IN_PLACE}
				onSubmit={() => {
					typed.current = false;
				}}
				className="flex gap-2 max-[25rem]:flex-col"
			>
				<label htmlFor="faq-q" className="sr-only">
					{t('faq.search')}
				</label>
				<TextInput
					ref={field}
					id="faq-q"
					type="search"
					name="q"
					defaultValue={q}
					onChange={() => {
						typed.current = true;
					}}
					maxLength={60}
					enterKeyHint="search"
					autoComplete="off"
					placeholder={t('faq.placeholder')}
					className="min-w-0 flex-1"
				/>
				<Button type="submit">
					<SearchIcon size={20} />
					{t('faq.submit')}
				</Button>
			</Form>
			<p id="faq-often" className="mt-5 text-14 text-muted">
				{t('faq.often')}
			</p>
			<ul aria-labelledby="faq-often" className="mt-2 flex flex-wrap gap-2">
				{OFTEN.map((name) => {
					const word = t(`faq.words.${name}`);
					return (
						<li key={name}>
							<LinkChip
								to={`${paths.faq}?${new URLSearchParams({ q: word })}`}
								state={IN_PLACE}
								onClick={() => replaceBy(word)}
								current={word === q}
								rel="nofollow"
							>
								{word}
							</LinkChip>
						</li>
					);
				})}
				{q && (
					<li>
						<LinkChip to={paths.faq} state={IN_PLACE} onClick={() => replaceBy('')}>
							{t('faq.clear')}
						</LinkChip>
					</li>
				)}
			</ul>
		</div>
	);
}
