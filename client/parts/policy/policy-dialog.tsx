import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { browserApi } from '#client/api.ts';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import type { PolicyView } from '#shared/catalogue/bff/policy.ts';
import { PolicyText } from './policy-text.tsx';

const WIDTH = 760;

/** A policy over the form that asks for it. Its text can be focused, to be scrolled by keyboard. */
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
				<section tabIndex={0} aria-label={policy.title}>
					<PolicyText policy={policy} />
				</section>
			)}
		</Dialog>
	);
}
