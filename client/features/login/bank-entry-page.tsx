import { useTranslation } from 'react-i18next';
import { useLazyWithTexts } from '#client/app/on-demand.tsx';
import { useHydrated } from '#client/app/root-data.ts';
import { PageHead } from '#client/layout/page-head.tsx';
import { paths } from '#shared/paths.ts';
import { EntryLoading } from './bare-screen.tsx';

/** Stands in place of the home page while a customer of a bank, who arrives with a code in the address, is logged in. */
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
