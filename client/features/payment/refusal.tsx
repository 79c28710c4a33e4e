import { useTranslation } from 'react-i18next';
import { useSite } from '#client/app/facts.tsx';
import { FailureNotice, UpstreamWords, useFailureToast } from '#client/parts/failure-notice.tsx';
import { CopyButton } from '#client/ui/copy-button.tsx';
import { useMessages } from '#client/ui/messages.tsx';
import { Notice } from '#client/ui/notice.tsx';
import type { PayProblem } from './use-payment.ts';

/** Says that a payment failed: in plain words, and in the cashier's words, which can be copied for customer service. */
function CashierRefusal({ problem }: { problem: Extract<PayProblem, { code: string }> }) {
	const { t } = useTranslation('payment');
	const { phone } = useSite();
	const show = useMessages();
	const cashierText = `${problem.code}: ${problem.message}`;
	useFailureToast(problem, cashierText);
	return (
		<Notice tone="error" live title={t('failed.lead')}>
			<p>{t('failed.text', { phone })}</p>
			<p className="mt-2 flex flex-wrap items-center gap-x-4">
				<span className="break-all select-all">
					<UpstreamWords text={cashierText} />
				</span>
				<CopyButton
					text={cashierText}
					onCopied={() => show('ok', t('failed.copied'))}
					className="min-h-target text-link underline underline-offset-4"
				>
					{t('failed.copy')}
				</CopyButton>
			</p>
		</Notice>
	);
}

/** Says why a payment wasn't made: the cashier refused it, or it couldn't begin. */
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
