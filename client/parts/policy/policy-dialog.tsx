import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { browserApi } from '#client/app/api.ts';
import { LoadedDialog } from '#client/parts/loaded-dialog.tsx';
import type { PolicyView } from '#shared/catalogue/bff/policy.ts';
import { policyPath } from '#shared/paths.ts';
import { PolicyText } from './policy-text.tsx';

const WIDTH = 760;

/** Renders a policy over the form that asks for it. The link at its end lets keys reach the text, which scrolls. */
export default function PolicyDialog({ type, onClose }: { type: PolicyView['type']; onClose: () => void }) {
	const { t } = useTranslation('policy');
	const load = useCallback(() => browserApi('GET /policy/{type}', { type }), [type]);
	return (
		<LoadedDialog
			load={load}
			failed={{ title: t('failed.title'), text: t('failed.text'), retry: t('failed.retry') }}
			onClose={onClose}
			title={t(`names.${type}`)}
			width={WIDTH}
		>
			{(policy) => (
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
		</LoadedDialog>
	);
}
