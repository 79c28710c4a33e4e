import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useFacts } from '#client/app/facts.tsx';
import { failureText, isUnanswered } from '#client/app/failed-call.ts';
import { useMessages } from '#client/ui/messages.tsx';
import { Notice, RetryNotice } from '#client/ui/notice.tsx';
import { languageTag } from '#shared/rules/language.ts';

/** Renders upstream's own words, marked with their language, which may differ from the page's. */
export const UpstreamWords = ({ text }: { text: string }) => (
	<span lang={languageTag(/\p{Script=Han}/u.test(text) ? 'CN' : 'EN')}>{text}</span>
);

/** Returns a function that says why a call failed: upstream's own words, else that there was no answer; empty for an unknown reason. */
export function useFailureWords(): (failure: unknown) => string {
	const { t } = useTranslation();
	return (failure) => failureText(failure, isUnanswered(failure) ? t('unanswered') : '');
}

type Props = {
	/** The error of the call, as `failedCall` reads it. */
	failure: unknown;
	title: string;
	action?: ReactNode;
	/** Further words, such as that nothing typed is lost. */
	children?: ReactNode;
};

/** Renders the notice of a failed call beside its cause: what wasn't done, and why. On phones the reason is a toast as well. */
export function FailureNotice({ failure, title, action, children }: Props) {
	const reason = useFailureWords()(failure);
	useFailureToast(failure, reason || title);
	return (
		<Notice tone="error" live title={title} action={action}>
			{reason && (
				<p>
					<UpstreamWords text={reason} />
				</p>
			)}
			{children && <div>{children}</div>}
		</Notice>
	);
}

/** Stands for something that could not be loaded: upstream's reason, and a button that loads it again. */
export function LoadFailed({ failure, title, onRetry }: { failure: unknown; title: string; onRetry: () => void }) {
	const { t } = useTranslation();
	return (
		<RetryNotice title={title} label={t('retry')} onRetry={onRetry}>
			{useFailureWords()(failure)}
		</RetryNotice>
	);
}

/** Shows `text` once as a toast when there is a failure, on phones only. */
export function useFailureToast(failure: unknown, text: string): void {
	const { device } = useFacts();
	const show = useMessages();
	const tell = useEffectEvent(() => {
		if (device === 'mobile' && text) show('error', text);
	});
	useEffect(() => {
		if (failure) tell();
	}, [failure]);
}
