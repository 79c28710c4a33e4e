import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { browserApi } from '#client/app/api.ts';
import { type FailedCall, failedCall } from '#client/app/failed-call.ts';
import { TextLink } from '#client/ui/link.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { usePress } from '#client/ui/use-press.ts';
import type { Rebooking } from '#shared/catalogue/bff/rebooking.ts';
import type { CallOutput } from '#shared/catalogue/catalogue.ts';
import { orderPath } from '#shared/paths.ts';
import { FailureNotice, UpstreamWords } from '../failure-notice.tsx';
import { useMoney } from '../price-amount.tsx';
import { RebookingNotice, useOrderName } from './rebooking-notice.tsx';

type Answer = CallOutput<'POST /order/rebooking/finish'>;

/**
 * Cancels the order that the paid one of the page replaces, once, for the refund that was agreed to, and says what became of both. Without scripts, and
 * where the refund was unknown, it says what is left to do.
 */
export function FinishRebooking({ rebooking, id }: { rebooking: Rebooking | null; id: string }) {
	const { t } = useTranslation('orders');
	const money = useMoney();
	const nameOf = useOrderName();
	const [answer, setAnswer] = useState<Answer>();
	const [failure, setFailure] = useState<FailedCall>();
	const due = rebooking?.step === 'cancel' && rebooking.newOrder.id === id && rebooking.refund !== null;
	const { press } = usePress();
	const finish = useEffectEvent((key: string) =>
		browserApi('POST /order/rebooking/finish', { id }, key).then(setAnswer, (error: unknown) => setFailure(failedCall(error))),
	);
	const onDue = useEffectEvent(() => void press(finish));
	useEffect(() => {
		if (due) onDue();
	}, [due]);
	if (!rebooking) return null;
	const { oldOrder, newOrder, refund } = rebooking;
	const names = { old: nameOf(oldOrder), new: nameOf(newOrder) };
	const toCancel = <TextLink to={orderPath(oldOrder.id, 'cancel')}>{t('rebook.cancel.now')}</TextLink>;
	if (failure) {
		return (
			<div className="mt-6">
				<FailureNotice failure={failure} title={t('rebook.finish.failed')}>
					<span>{t('rebook.finish.both', names)}</span> {toCancel}
				</FailureNotice>
			</div>
		);
	}
	if (!answer || answer.state === 'not-now') return <RebookingNotice rebooking={rebooking} id={id} className="mt-6" />;
	if (answer.state === 'done') {
		return (
			<div className="mt-6">
				<Notice
					tone="ok"
					live
					title={t('rebook.done.title')}
					action={<TextLink to={orderPath(oldOrder.id)}>{t('rebook.seeOld')}</TextLink>}
				>
					<span>{t('rebook.done.text', names)}</span>
					{refund !== null && refund > 0 && <span>{t('rebook.finish.back', { amount: money(refund) })}</span>}
				</Notice>
			</div>
		);
	}
	const changed = answer.state === 'changed' && answer.refund !== null && refund !== null;
	return (
		<div className="mt-6">
			<Notice tone="warning" live title={t('rebook.finish.kept')} action={toCancel}>
				{answer.state === 'refused' && answer.message && (
					<p>
						<UpstreamWords text={answer.message} />
					</p>
				)}
				{changed && <p>{t('cancel.changedText', { before: money(refund), after: money(answer.refund ?? 0) })}</p>}
				{answer.state === 'refused' && <p>{t(`cancel.not.${answer.reason}`)}</p>}
				<p>{t('rebook.finish.both', names)}</p>
			</Notice>
		</div>
	);
}
