import { useTranslation } from 'react-i18next';
import { type ActionFunctionArgs, useLoaderData, useNavigate } from 'react-router';
import { browserApi } from '#client/app/api.ts';
import { announceSession, useLoginElsewhere } from '#client/app/other-tabs.ts';
import { inPageLanguage } from '#client/app/page-language.ts';
import { PageHead } from '#client/layout/page-head.tsx';
import { useRouteSender } from '#client/parts/form-sender.ts';
import type { SmsAnswer } from '#client/parts/login/sms-action.ts';
import { SmsForm } from '#client/parts/login/sms-form.tsx';
import { bindPath, loginPath, paths } from '#shared/paths.ts';
import { answerLoginForm, loadLoginPage } from './login-page.ts';
import { LoginPane } from './login-pane.tsx';
import { WechatQr } from './wechat-qr.tsx';

export const loader = loadLoginPage;

export const action = (args: ActionFunctionArgs) =>
	answerLoginForm(args, (api) => (fields) => api('POST /openapi/guest/pc/mobile/login', fields));

export const shouldRevalidate = (): boolean => false;

export default function Login() {
	const { t } = useTranslation('login');
	const { back, countries, state } = useLoaderData<typeof loader>();
	const sender = useRouteSender<SmsAnswer>(back === paths.home ? paths.login : loginPath(back));
	const navigate = useNavigate();
	const enter = async () => {
		const { next } = await browserApi('POST /login/wechat/enter', {});
		if (next === 'bind') return navigate(bindPath(back), { replace: true });
		announceSession();
		location.replace(inPageLanguage(back));
	};
	useLoginElsewhere(() => location.replace(inPageLanguage(back)));
	const failed = sender.answer && sender.answer.kind !== 'sent' && sender.answer.kind !== 'in';
	const title = failed ? `${t('failed')}: ${t('title')}` : t('title');
	return (
		<LoginPane eyebrow={t('eyebrow')} heading={t('heading')} lead={back === paths.home ? t('lead') : t('leadBack')}>
			<PageHead title={title} path={paths.login} />
			<div className="grid gap-x-12 gap-y-10 xl:grid-cols-[minmax(0,1fr)_16rem]">
				<section aria-labelledby="by-sms">
					<h2 id="by-sms" className="mb-5 card-title">
						{t('sms.title')}
					</h2>
					<SmsForm sender={sender} countries={countries} state={state} submit={t('sms.submit')} />
				</section>
				<WechatQr onConfirmed={enter} />
			</div>
		</LoginPane>
	);
}
