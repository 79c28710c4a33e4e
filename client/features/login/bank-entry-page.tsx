import { useTranslation } from 'react-i18next';
import { useLazyWithTexts } from '#client/app/on-demand.tsx';
import { useHydrated } from '#client/app/root-data.ts';
import { PageHead } from '#client/layout/page-head.tsx';
import { paths } from '#shared/paths.ts';
import { EntryLoading } from './bare-screen.tsx';

/** The page in place of home while a customer of a bank is logged in by the code in the address (docs/rules.md, bank-link). */
export function BankEntryPage() {
	const { t } = useTranslation();
	const hydrated = useHydrated();
	const BankEntry = useLazyWithTexts(() => import('./bank-entry.tsx'), 'login');
	return (
		<>
			<PageHead title={t('entry.title')} path={paths.home} hidden />
			{hydrated ? <BankEntry loading={<EntryLoading />} /> : <EntryLoading />}
		</>
	);
}
