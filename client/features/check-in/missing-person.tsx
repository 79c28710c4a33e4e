import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { PageHead } from '#client/layout/page-head.tsx';
import { buttonStyle } from '#client/ui/button-style.ts';
import { Empty } from '#client/ui/empty.tsx';
import { SearchIcon } from '#client/ui/icons.tsx';
import { paths } from '#shared/paths.ts';

/** Shown for persons and orders that don't exist and for those of others alike, so that numbers can't be probed. */
export function MissingPerson({ path }: { path: string }) {
	const { t } = useTranslation('check-in');
	return (
		<main className="column py-10 md:py-16">
			<PageHead title={t('form.missing.title')} path={path} />
			<Empty
				icon={<SearchIcon size={40} />}
				title={<h1>{t('form.missing.title')}</h1>}
				action={
					<Link to={paths.online} className={buttonStyle('primary', 'md')}>
						{t('form.missing.all')}
					</Link>
				}
			>
				{t('form.missing.text')}
			</Empty>
		</main>
	);
}
