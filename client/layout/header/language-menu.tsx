import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#client/app/facts.tsx';
import { CheckIcon, ChevronDownIcon, GlobeIcon } from '#client/ui/icons.tsx';
import { useDisclosure } from '#client/ui/use-disclosure.ts';
import { LANGUAGES } from '#shared/constants.ts';
import { inLanguage, languageTag } from '#shared/rules/language.ts';
import { useAddress } from '../../app/root-data.ts';
import { LANGUAGE_NAMES } from './languages.ts';

/** The languages, each named in itself; a choice loads the same page in it. */
export function LanguageMenu() {
	const { t } = useTranslation();
	const lang = useLanguage();
	const address = useAddress();
	const [open, setOpen] = useState(false);
	const { area, button, panel } = useDisclosure<HTMLLIElement>(open, setOpen);
	return (
		<li className="group relative" {...area}>
			<button
				{...button}
				aria-label={`${t('header.language')}: ${LANGUAGE_NAMES[lang].full}`}
				className="flex min-h-10 items-center gap-2 px-1 hover:text-gold-300"
			>
				<GlobeIcon size={16} />
				{LANGUAGE_NAMES[lang].full}
				<ChevronDownIcon size={14} className={`transition-transform duration-base ${open ? 'rotate-180' : ''}`} />
			</button>
			<ul
				{...panel}
				className={`absolute top-full right-0 min-w-40 rounded-2 bg-white py-2 text-16 text-ink-900 shadow-3 noscript:group-hover:block ${open ? '' : 'hidden'}`}
			>
				{LANGUAGES.map((other) => (
					<li key={other}>
						<a
							href={inLanguage(address, other)}
							lang={languageTag(other)}
							hrefLang={languageTag(other)}
							aria-current={other === lang ? 'true' : undefined}
							className="flex min-h-target items-center justify-between gap-4 px-4 hover:bg-navy-50"
						>
							{LANGUAGE_NAMES[other].full}
							{other === lang && <CheckIcon size={18} className="text-gold-700" />}
						</a>
					</li>
				))}
			</ul>
		</li>
	);
}
