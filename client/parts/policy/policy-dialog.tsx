import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { browserApi } from '#client/api.ts';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import type { PolicyView } from '#shared/catalogue/bff/policy.ts';
import { policyPath } from '#shared/paths.ts';
import { PolicyText } from './policy-text.tsx';

const WIDTH = 760;

/** A policy over the form that asks for it. What scrolls holds a link, so that keys reach it. */
export default function PolicyDialog({ type, onClose }: { type: PolicyView['type']; onClose: () => void }) {
	const { t } = useTranslation(['policy', 'common']);
	const [policy, setPolicy] = useState<PolicyView | 'failed'>();
	const load = useCallback(() => {
		setPolicy(undefined);
		browserApi('GET /policy/{type}', { type }).then(setPolicy, () => setPolicy('failed'));
	}, [type]);
	useEffect(load, [load]);
	return (
		<Dialog open onClose={onClose} title={t(`names.${type}`)} closeLabel={t('common:close')} width={WIDTH}>
			{policy === undefined && <Skeleton className="h-96" />}
			{policy === 'failed' && (
				<Notice
					tone="error"
					live
					title={t('failed.title')}
					action={
						<Button variant="secondary" size="sm" onClick={load}>
							{t('failed.retry')}
						</Button>
					}
				>
					{t('failed.text')}
				</Notice>
			)}
			{typeof policy === 'object' && (
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
