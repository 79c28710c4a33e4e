import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { browserApi } from '#client/app/api.ts';
import { announceSession, useLoginElsewhere } from '#client/app/other-tabs.ts';
import { useDirectSender } from '#client/parts/form-sender.ts';
import { Dialog } from '#client/ui/dialog.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { paths } from '#shared/paths.ts';
import { answerLogin } from './sms-action.ts';
import { SmsForm } from './sms-form.tsx';

const WIDTH = 480;

/** Logs in over a page that holds unsaved input. */
export default function LoginDialog({ onLoggedIn, onClose }: { onLoggedIn: () => void; onClose: () => void }) {
	const { t } = useTranslation(['login', 'common']);
	const sender = useDirectSender(paths.login, answerLogin);
	const [loaded, setLoaded] = useState<Pick<Parameters<typeof SmsForm>[0], 'countries' | 'state'>>();
	const done = useEffectEvent(onLoggedIn);
	useEffect(() => {
		void Promise.all([
			browserApi('GET /openapi/countrySmsCode', {}).catch(() => []),
			browserApi('GET /login/state', {}).catch(() => null),
		]).then(([countries, state]) => setLoaded({ countries, state }));
	}, []);
	useEffect(() => {
		if (sender.answer?.kind !== 'in') return;
		announceSession();
		done();
	}, [sender.answer]);
	useLoginElsewhere(onLoggedIn);
	return (
		<Dialog open onClose={onClose} title={t('dialog.title')} closeLabel={t('common:close')} width={WIDTH} dismissible={false}>
			<p className="mb-6 text-muted">{t('dialog.lead')}</p>
			{loaded ? <SmsForm sender={sender} {...loaded} submit={t('sms.submit')} /> : <Skeleton className="h-80" />}
		</Dialog>
	);
}
