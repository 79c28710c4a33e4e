import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useLazyWithTexts } from '#client/app/lazy-with-texts.ts';
import { useHydrated } from '#client/app/root-data.ts';
import { PageHead } from '#client/layout/page-head.tsx';
import { paths } from '#shared/paths.ts';
import { EntryLoading } from './bare-screen.tsx';

/** The way in for customers of a bank, who arrive with a code in the address: nothing else of the home page is there, nor loaded. */
export function Entering() {
	const { t } = useTranslation();
	const hydrated = useHydrated();
	const BankEntry = useLazyWithTexts(() => import('./bank-entry.tsx'), 'login');
	return (
		<>
			<PageHead title={t('entry.title')} path={paths.home} hidden />
			{hydrated ? (
				<Suspense fallback={<EntryLoading />}>
					<BankEntry />
				</Suspense>
			) : (
				<EntryLoading />
			)}
		</>
	);
}
