import { useTranslation } from 'react-i18next';
import { useFacts } from '#client/app/facts.tsx';
import { ChevronRightIcon } from '#client/ui/icons.tsx';
import { Link } from '#client/ui/link.tsx';
import { paths } from '#shared/paths.ts';
import { JsonLd } from './json-ld.tsx';

export type Crumb = {
	name: string;
	/** Path and query, without language. */
	path: string;
	/** Many go back there: its page is fetched ahead. */
	soon?: boolean;
};

/**
 * Renders the page's place in the site, for people and search engines. Home is added as the first item; the last one is the page
 * itself.
 */
export function Breadcrumbs({ items, className = '' }: { items: readonly Crumb[]; className?: string }) {
	const { t } = useTranslation();
	const { lang, site } = useFacts();
	const crumbs: Crumb[] = [{ name: t('nav.home'), path: paths.home }, ...items];
	const address = (path: string) => `${site.siteUrl}${path}${path.includes('?') ? '&' : '?'}lang=${lang}`;
	return (
		<nav aria-label={t('breadcrumbs')} className={`text-14 text-muted ${className}`}>
			<ol className="flex flex-wrap items-center gap-x-1">
				{crumbs.map(({ name, path, soon }, index) => (
					<li key={path} className="flex items-center gap-1">
						{index > 0 && <ChevronRightIcon size={14} className="shrink-0 opacity-60" />}
						{index < crumbs.length - 1 ? (
							<Link
								data-soon={soon}
								to={path}
								className="inline-flex min-h-target items-center underline-offset-4 hover:text-main hover:underline"
							>
								{name}
							</Link>
						) : (
							<span aria-current="page" className="inline-flex min-h-target items-center text-main">
								{name}
							</span>
						)}
					</li>
				))}
			</ol>
			<JsonLd
				data={{
					'@type': 'BreadcrumbList',
					itemListElement: crumbs.map(({ name, path }, index) => ({
						'@type': 'ListItem',
						position: index + 1,
						name,
						item: address(path),
					})),
				}}
			/>
		</nav>
	);
}
