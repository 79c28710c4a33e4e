import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#client/app/facts.tsx';
import { CheckIcon, GlobeIcon } from '#client/ui/icons.tsx';
import { LANGUAGE_NAMES, LanguageLinks } from '../language-links.tsx';
import { HeaderMenu } from './header-menu.tsx';

export function LanguageMenu() {
	const { t } = useTranslation();
	const { full } = LANGUAGE_NAMES[useLanguage()];
	const [open, setOpen] = useState(false);
	return (
		<HeaderMenu
			open={open}
			onChange={setOpen}
			label={`${t('header.language')}: ${full}`}
			button={
				<>
					<GlobeIcon size={16} />
					{full}
				</>
			}
			chevron={14}
			className="group relative"
			buttonClassName="flex min-h-10 items-center gap-2 px-1 hover:text-gold-300"
			panelClassName={`absolute top-full right-0 min-w-40 rounded-2 bg-white py-2 text-16 text-ink-900 shadow-3 ${open ? '' : 'hidden'}`}
		>
			<ul>
				<LanguageLinks className="flex min-h-target items-center justify-between gap-4 px-4 hover:bg-navy-50">
					{(names, isCurrent) => (
						<>
							<span>{names.full}</span>
							{isCurrent && <CheckIcon size={18} className="text-gold-700" />}
						</>
					)}
				</LanguageLinks>
			</ul>
		</HeaderMenu>
	);
}
