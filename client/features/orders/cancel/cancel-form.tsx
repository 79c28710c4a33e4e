import { type SubmitEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#client/app/facts.tsx';
import { useUnsavedInput } from '#client/app/unsaved-input.tsx';
import { FailureNotice } from '#client/parts/failure-notice.tsx';
import { usePageSender } from '#client/parts/form-sender.ts';
import { callName, PersonName } from '#client/parts/order/person-name.tsx';
import { PolicyLink } from '#client/parts/policy/policy-link.tsx';
import { PressForm } from '#client/parts/press-form.tsx';
import { useMoney } from '#client/parts/price-amount.tsx';
import { DangerButton, LinkButton } from '#client/ui/button.tsx';
import { Checkbox } from '#client/ui/checkbox.tsx';
import { Field, FieldError } from '#client/ui/field.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { Select } from '#client/ui/select.tsx';
import type { OrderRefundView } from '#shared/catalogue/bff/orders.ts';
import { orderPath } from '#shared/paths.ts';
import type { CancelAnswer } from './cancel-order.ts';

const REASONS = ['plans', 'date', 'documents', 'health', 'other'] as const;

function Problem({ answer, refund }: { answer: CancelAnswer | undefined; refund: number }) {
	const { t } = useTranslation('orders');
	const money = useMoney();
	if (answer?.kind === 'failed') {
		return (
			<FailureNotice failure={answer.failure} title={t('cancel.failed')}>
				{t('cancel.kept')}
			</FailureNotice>
		);
	}
	if (answer?.kind !== 'changed') return null;
	return (
		<Notice tone="warning" live title={t('cancel.changed')}>
			{t('cancel.changedText', { before: money(answer.before), after: money(refund) })}
		</Notice>
	);
}

/** Renders the last step of cancelling: the optional reason, the box for the cancellation policy, and the button with the refund. */
export function CancelForm({
	view,
	refund,
	answer,
}: {
	view: OrderRefundView;
	refund: number;
	answer: CancelAnswer | undefined;
}) {
	const { t } = useTranslation('orders');
	const money = useMoney();
	const lang = useLanguage();
	const box = useRef<HTMLInputElement>(null);
	const sender = usePageSender<CancelAnswer>();
	const pending = sender.pending !== undefined;
	const { id, passengers, paid } = view;
	// The visitor agrees to the sum that is shown: another sum has to be agreed to again.
	const [agreedSum, setAgreedSum] = useState(answer?.kind === 'failed' ? answer.before : null);
	const agreed = agreedSum === refund;
	const [asked, setAsked] = useState(false);
	useUnsavedInput(agreed);
	const missing = !agreed && (asked || answer?.kind === 'not-agreed');
	const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
		setAsked(true);
		if (agreed) return;
		event.preventDefault();
		box.current?.focus();
	};
	return (
		<PressForm sender={sender} onSubmit={onSubmit} className="grid gap-6">
			<Problem answer={pending ? undefined : answer} refund={refund} />
			{passengers.length > 0 && (
				<p className="max-w-measure">
					{t('cancel.passengersBefore')}
					{[...passengers.entries()].map(([place, passenger]) => (
						<span key={place}>
							{place > 0 && <span>{t('comma')}</span>}
							<PersonName name={callName(passenger, lang)} />
						</span>
					))}
					<span>{t('cancel.passengersAfter')}</span>
				</p>
			)}
			<Field label={t('cancel.reason')} note={t('cancel.optional')} className="max-w-120">
				{(control) => (
					<Select {...control} name="reason" defaultValue={answer?.chosen ?? ''}>
						<option value="">{t('cancel.reasons.none')}</option>
						{REASONS.map((reason) => (
							<option key={reason} value={t(`cancel.reasons.${reason}`)}>
								{t(`cancel.reasons.${reason}`)}
							</option>
						))}
					</Select>
				)}
			</Field>
			<input type="hidden" name="refund" value={refund} />
			<div className="border-t border-line pt-4">
				<Checkbox
					ref={box}
					name="policy"
					checked={agreed}
					onChange={({ target }) => setAgreedSum(target.checked ? refund : null)}
					aria-invalid={missing || undefined}
					aria-describedby={missing ? 'policy-missing' : undefined}
					label={
						<>
							{t('cancel.agreeBefore')}
							<PolicyLink type="REFUND">{t('cancel.agreePolicy')}</PolicyLink>
						</>
					}
				/>
				<div role="alert">
					<FieldError id="policy-missing">{missing && t('cancel.agreeMissing')}</FieldError>
				</div>
			</div>
			<div className="flex flex-wrap gap-3 max-md:*:w-full">
				<DangerButton type="submit" busy={pending}>
					{paid !== 0 ? t('cancel.confirm', { amount: money(refund) }) : t('cancel.confirmFree')}
				</DangerButton>
				<LinkButton to={orderPath(id)} variant="secondary">
					{t('cancel.keep')}
				</LinkButton>
			</div>
		</PressForm>
	);
}
