import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFetcher } from 'react-router';
import { browserApi } from '#client/api.ts';
import { Dialog } from '#client/ui/dialog.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { paths } from '#shared/paths.ts';
import type { SmsAnswer } from './sms-answer.ts';
import { SmsForm } from './sms-form.tsx';

const WIDTH = 480;

/** Logging in over a page that must stay as it is. */
export default function LoginDialog({ onLoggedIn, onClose }: { onLoggedIn: (memberId: string) => void; onClose: () => void }) {
	const { t } = useTranslation(['login', 'common']);
	const fetcher = useFetcher<SmsAnswer>();
	const [countries, setCountries] = useState<Parameters<typeof SmsForm>[0]['countries']>();
	const done = useEffectEvent(onLoggedIn);
	useEffect(() => {
		browserApi('GET /openapi/countrySmsCode', {}).then(setCountries, () => setCountries([]));
	}, []);
	useEffect(() => {
		if (fetcher.data?.kind === 'in') done(fetcher.data.memberId);
	}, [fetcher.data]);
	return (
		<Dialog open onClose={onClose} title={t('dialog.title')} closeLabel={t('common:close')} width={WIDTH} dismissible={false}>
			<p className="mb-6 text-2">{t('dialog.lead')}</p>
			{countries ? (
				<SmsForm fetcher={fetcher} action={paths.login} countries={countries} submit={t('sms.submit')} stay />
			) : (
				<Skeleton className="h-80" />
			)}
		</Dialog>
	);
}
