import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { browserApi } from '#client/app/api.ts';
import { Dialog } from '#client/ui/dialog.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { paths } from '#shared/paths.ts';
import { SmsForm } from './sms-form.tsx';
import { useDirectSender } from './sms-sender.ts';

const WIDTH = 480;

/** Logs in over a page that holds unsaved input. */
export default function LoginDialog({ onLoggedIn, onClose }: { onLoggedIn: (memberId: string) => void; onClose: () => void }) {
	const { t } = useTranslation(['login', 'common']);
	const sender = useDirectSender(paths.login);
	const [countries, setCountries] = useState<Parameters<typeof SmsForm>[0]['countries']>();
	const done = useEffectEvent(onLoggedIn);
	useEffect(() => {
		browserApi('GET /openapi/countrySmsCode', {}).then(setCountries, () => setCountries([]));
	}, []);
	useEffect(() => {
		if (sender.answer?.kind === 'in') done(sender.answer.memberId);
	}, [sender.answer]);
	return (
		<Dialog open onClose={onClose} title={t('dialog.title')} closeLabel={t('common:close')} width={WIDTH} dismissible={false}>
			<p className="mb-6 text-2">{t('dialog.lead')}</p>
			{countries ? <SmsForm sender={sender} countries={countries} submit={t('sms.submit')} /> : <Skeleton className="h-80" />}
		</Dialog>
	);
}
