import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { PageHead } from '#client/layout/page-head.tsx';
import { buttonStyle } from '#client/ui/button-style.ts';
import { Empty } from '#client/ui/empty.tsx';
import { SearchIcon } from '#client/ui/icons.tsx';
import { paths } from '#shared/paths.ts';

/** Shown for unknown orders and for other members' orders alike, so that order numbers can't be probed. */
export function MissingOrder() {
	const { t } = useTranslation('orders');
	return (
		<main className="column py-10 md:py-16">
			<PageHead title={t('missing.title')} path={paths.order} />
			<Empty
				icon={<SearchIcon size={40} />}
				title={<h1>{t('missing.title')}</h1>}
				action={
					<Link to={paths.orders} className={buttonStyle('primary', 'md')}>
						{t('missing.all')}
					</Link>
				}
			>
				{t('missing.text')}
			</Empty>
		</main>
	);
}
