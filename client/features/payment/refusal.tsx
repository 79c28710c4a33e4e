import { useTranslation } from 'react-i18next';
import { useSite } from '#client/app/facts.tsx';
import { useMessages } from '#client/ui/messages.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { languageTag } from '#shared/rules/language.ts';

/** Why a payment did not succeed: in plain words, and in the cashier's words, to be copied for customer service. */
export function Refusal({ problem }: { problem: { code: string; message: string } | 'failed' }) {
	const { t } = useTranslation('payment');
	const { phone } = useSite();
	const show = useMessages();
	const cashierText = problem === 'failed' ? '' : `${problem.code}: ${problem.message}`;
	const copy = async () => {
		// Missing where the page is not served over TLS
		const clipboard: Clipboard | undefined = (navigator as Navigator).clipboard;
		const copied = await clipboard?.writeText(cashierText).then(
			() => true,
			() => false,
		);
		if (copied) show('ok', t('failed.copied'));
	};
	return (
		<div className="mb-8">
			<Notice tone="error" live title={t(problem === 'failed' ? 'failed.unreachable' : 'failed.lead')}>
				<p>{t('failed.text', { phone })}</p>
				{cashierText && (
					<p className="mt-2 flex flex-wrap items-center gap-x-4">
						<span lang={languageTag(/\p{Script=Han}/u.test(cashierText) ? 'CN' : 'EN')} className="break-all select-all">
							{cashierText}
						</span>
						<button type="button" onClick={() => void copy()} className="min-h-target text-link underline underline-offset-4">
							{t('failed.copy')}
						</button>
					</p>
				)}
			</Notice>
		</div>
	);
}
