import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#client/app/facts.tsx';
import { useAddress } from '#client/app/root-data.ts';
import { buttonStyle } from '#client/ui/button.tsx';
import { Empty } from '#client/ui/empty.tsx';
import { Link } from '#client/ui/link.tsx';
import { type PageName, pageOf } from '#shared/pages.ts';
import { paths } from '#shared/paths.ts';
import { inLanguage, languageTag } from '#shared/rules/language.ts';
import { PageHead } from './page-head.tsx';

/** Renders the place of a page that doesn't exist in English: links to the same page in Chinese, and to the search in English. */
function ChineseOnly({ path }: { path: string }) {
	const { t } = useTranslation('chinese-only');
	const address = useAddress();
	return (
		<main className="column py-10 md:py-16">
			<PageHead title={t('title')} path={path} />
			<Empty
				title={<h1>{t('title')}</h1>}
				action={
					<>
						<a href={inLanguage(address, 'CN')} hrefLang={languageTag('CN')} className={buttonStyle('primary', 'md')}>
							{t('switch')}
						</a>
						<Link to={paths.search} className={buttonStyle('secondary', 'md')}>
							{t('search')}
						</Link>
					</>
				}
			>
				{t('text')}
			</Empty>
		</main>
	);
}

/** Makes a page that exists in Chinese only: English visitors see a note in its place. */
export function chineseOnly(name: PageName, Chinese: ComponentType): ComponentType {
	const { path } = pageOf(name);
	return function PageInChinese() {
		return useLanguage() === 'CN' ? <Chinese /> : <ChineseOnly path={path} />;
	};
}
