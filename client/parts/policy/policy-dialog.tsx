import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { browserApi } from '#client/app/api.ts';
import { useFailureWords } from '#client/parts/failure-notice.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { RetryNotice } from '#client/ui/retry-notice.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { useLoaded } from '#client/ui/use-loaded.ts';
import type { PolicyView } from '#shared/catalogue/bff/policy.ts';
import { policyPath } from '#shared/paths.ts';
import { PolicyText } from './policy-text.tsx';

const WIDTH = 760;

/** A policy over the form that asks for it. What scrolls holds a link, so that keys reach it. */
export default function PolicyDialog({ type, onClose }: { type: PolicyView['type']; onClose: () => void }) {
	const { t } = useTranslation(['policy', 'common']);
	const load = useCallback(() => browserApi('GET /policy/{type}', { type }), [type]);
	const wordsOf = useFailureWords();
	const { loaded: policy, failure, retry } = useLoaded(load);
	return (
		<Dialog open onClose={onClose} title={t(`names.${type}`)} closeLabel={t('common:close')} width={WIDTH}>
			{policy === null && <Skeleton className="h-96" />}
			{policy === 'failed' && (
				<RetryNotice title={t('failed.title')} label={t('failed.retry')} onRetry={retry}>
					{wordsOf(failure) || t('failed.text')}
				</RetryNotice>
			)}
			{policy !== null && policy !== 'failed' && (
				<>
					<PolicyText policy={policy} />
					<a
						href={policyPath(type)}
						target="_blank"
						rel="noopener"
						className="mt-8 inline-flex min-h-target items-center text-link underline underline-offset-4"
					>
						{t('page')}
					</a>
				</>
			)}
		</Dialog>
	);
}
