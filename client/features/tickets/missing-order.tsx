import { useTranslation } from 'react-i18next';
import { LinkButton } from '#client/ui/button.tsx';
import { Empty } from '#client/ui/empty.tsx';
import { SearchIcon } from '#client/ui/icons.tsx';
import { paths } from '#shared/paths.ts';

/** Shown for unknown orders and for other members' orders alike, so that order numbers can't be probed. */
export function MissingOrder() {
	const { t } = useTranslation('ticket');
	return (
		<Empty
			icon={<SearchIcon size={40} />}
			title={<h1>{t('missing.title')}</h1>}
			action={<LinkButton to={paths.ticket}>{t('missing.all')}</LinkButton>}
		>
			{t('missing.text')}
		</Empty>
	);
}
