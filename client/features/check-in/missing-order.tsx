import { useTranslation } from 'react-i18next';
import { PageHead } from '#client/layout/page-head.tsx';
import { LinkButton } from '#client/ui/button.tsx';
import { Empty } from '#client/ui/empty.tsx';
import { SearchIcon } from '#client/ui/icons.tsx';
import { paths } from '#shared/paths.ts';

/** Shown for unknown orders and for other members' orders alike, so that order numbers can't be probed. */
export function MissingOrder() {
	const { t } = useTranslation('check-in');
	return (
		<main className="column py-10 md:py-16">
			<PageHead title={t('missing.title')} path={paths.checkIn} />
			<Empty
				icon={<SearchIcon size={40} />}
				title={<h1>{t('missing.title')}</h1>}
				action={
					<>
						<LinkButton to={paths.online}>{t('people.sailings')}</LinkButton>
						<LinkButton to={`${paths.online}#find`} variant="secondary">
							{t('missing.find')}
						</LinkButton>
					</>
				}
			>
				{t('missing.text')}
			</Empty>
		</main>
	);
}
