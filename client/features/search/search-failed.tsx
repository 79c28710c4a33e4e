import { useTranslation } from 'react-i18next';
import { useLocation, useRevalidator } from 'react-router';
import type { FailedCall } from '#client/app/failed-call.ts';
import { UpstreamWords, useFailureWords } from '#client/parts/failure-notice.tsx';
import { PhoneLink } from '#client/parts/phone-link.tsx';
import { LinkButton } from '#client/ui/button.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { useOnline } from '#client/ui/use-online.ts';

/** Stands for the list when it could not be loaded: the reason, a link to try again, and the telephone number. It asks again when the network is back. */
export function SearchFailed({ failure }: { failure: FailedCall | null }) {
	const { t } = useTranslation('search');
	const { pathname, search } = useLocation();
	const { revalidate, state } = useRevalidator();
	const reason = useFailureWords()(failure);
	useOnline(() => void revalidate());
	return (
		<Notice
			tone="error"
			live
			title={t('result.failed.title')}
			action={
				<LinkButton
					to={pathname + search}
					reloadDocument
					variant="secondary"
					size="sm"
					className="mt-3"
					aria-busy={state === 'loading' || undefined}
					onClick={(event) => {
						event.preventDefault();
						void revalidate();
					}}
				>
					{state === 'loading' ? t('result.loading') : t('result.retry')}
				</LinkButton>
			}
		>
			{reason && (
				<p>
					<UpstreamWords text={reason} />
				</p>
			)}
			<span>{t('result.failed.text')}</span> <PhoneLink />
		</Notice>
	);
}
