import type { ReactNode } from 'react';
import { useLanguage } from '#client/app/facts.tsx';
import { useAddress } from '#client/app/root-data.ts';
import { LANGUAGES, type Language } from '#shared/constants.ts';
import { inLanguage, languageTag } from '#shared/rules/language.ts';

/** Each language's name in itself, and the short form for narrow screens. */
export const LANGUAGE_NAMES: Readonly<Record<Language, { full: string; short: string }>> = {
	CN: { full: '简体中文', short: '中' },
	EN: { full: 'English', short: 'EN' },
};

type Props = {
	className: string;
	children: (names: (typeof LANGUAGE_NAMES)[Language], isCurrent: boolean) => ReactNode;
};

/** Renders the entries of a list: a link to the same page in each language, with `children` in it. */
export function LanguageLinks({ className, children }: Props) {
	const lang = useLanguage();
	const address = useAddress();
	return LANGUAGES.map((other) => (
		<li key={other}>
			<a
				href={inLanguage(address, other)}
				lang={languageTag(other)}
				hrefLang={languageTag(other)}
				aria-current={other === lang ? 'true' : undefined}
				className={className}
			>
				{children(LANGUAGE_NAMES[other], other === lang)}
			</a>
		</li>
	));
}
