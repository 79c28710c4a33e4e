import { useTranslation } from 'react-i18next';
import { type ActionFunctionArgs, useLoaderData } from 'react-router';
import { useLoginElsewhere } from '#client/app/other-tabs.ts';
import { inPageLanguage } from '#client/app/page-language.ts';
import { PageHead } from '#client/layout/page-head.tsx';
import { useRouteSender } from '#client/parts/form-sender.ts';
import type { SmsAnswer } from '#client/parts/login/sms-action.ts';
import { SmsForm } from '#client/parts/login/sms-form.tsx';
import { LinkButton } from '#client/ui/button.tsx';
import { Link } from '#client/ui/link.tsx';
import { bindPath, loginPath, paths } from '#shared/paths.ts';
import { answerLoginForm, loadLoginPage } from './login-page.ts';
import { LoginPane } from './login-pane.tsx';

export const loader = loadLoginPage;
export const shouldRevalidate = (): boolean => false;

/** Binds a number to the WeChat user that this browser's session knows, and logs in. */
export const action = (args: ActionFunctionArgs) =>
	answerLoginForm(args, (api) => (fields) => api('POST /login/wechat/bind', fields));

export default function Bind() {
	const { t } = useTranslation('login');
	const { back, countries, state } = useLoaderData<typeof loader>();
	const sender = useRouteSender<SmsAnswer>(bindPath(back));
	useLoginElsewhere(() => location.replace(inPageLanguage(back)));
	if (state && !state.scanned) return <ScanFirst back={back} />;
	return (
		<LoginPane eyebrow={t('bind.eyebrow')} heading={t('bind.heading')} lead={t('bind.lead')}>
			<PageHead title={t('bind.title')} path={paths.bind} />
			<div className="max-w-112">
				<SmsForm sender={sender} countries={countries} state={state} submit={t('bind.submit')}>
					<Link
						to={loginPath(back)}
						className="inline-flex min-h-target items-center justify-center text-link underline-offset-4 hover:underline"
					>
						{t('bind.other')}
					</Link>
				</SmsForm>
			</div>
		</LoginPane>
	);
}

/** Shown where no WeChat account was scanned that waits for a number. */
function ScanFirst({ back }: { back: string }) {
	const { t } = useTranslation('login');
	return (
		<LoginPane eyebrow={t('eyebrow')} heading={t('bind.scanFirst')} lead={t('bind.scanFirstLead')}>
			<PageHead title={t('bind.title')} path={paths.bind} />
			<LinkButton to={loginPath(back)}>{t('bind.scan')}</LinkButton>
		</LoginPane>
	);
}
