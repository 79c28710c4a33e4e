import { useTranslation } from 'react-i18next';
import { useSite } from '#client/app/facts.tsx';
import { FailureNotice, useFailureToast } from '#client/parts/failure-notice.tsx';
import { UpstreamWords } from '#client/parts/upstream-words.tsx';
import { useMessages } from '#client/ui/messages.tsx';
import { Notice } from '#client/ui/notice.tsx';
import type { PayProblem } from './use-payment.ts';

/** Why a payment did not succeed: in plain words, and in the cashier's words, to be copied for customer service. */
function CashierRefusal({ problem }: { problem: Extract<PayProblem, { code: string }> }) {
	const { t } = useTranslation('payment');
	const { phone } = useSite();
	const show = useMessages();
	const cashierText = `${problem.code}: ${problem.message}`;
	useFailureToast(problem, cashierText);
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
		<Notice tone="error" live title={t('failed.lead')}>
			<p>{t('failed.text', { phone })}</p>
			<p className="mt-2 flex flex-wrap items-center gap-x-4">
				<span className="break-all select-all">
					<UpstreamWords text={cashierText} />
				</span>
				<button type="button" onClick={() => void copy()} className="min-h-target text-link underline underline-offset-4">
					{t('failed.copy')}
				</button>
			</p>
		</Notice>
	);
}

/** Why a payment isn't made: the cashier refused it, or it couldn't even begin. */
export function Refusal({ problem }: { problem: PayProblem }) {
	const { t } = useTranslation('payment');
	const { phone } = useSite();
	return (
		<div className="mb-8">
			{'failure' in problem ? (
				<FailureNotice failure={problem.failure} title={t('failed.notBegun')}>
					{t('failed.text', { phone })}
				</FailureNotice>
			) : (
				<CashierRefusal problem={problem} />
			)}
		</div>
	);
}
