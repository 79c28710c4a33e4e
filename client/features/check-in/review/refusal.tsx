import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import { usePanels } from '#client/layout/panels.tsx';
import { useFailureToast } from '#client/parts/failure-notice.tsx';
import { OrderNumber } from '#client/parts/order/order-number.tsx';
import { PhoneLink } from '#client/parts/phone-link.tsx';
import { Button } from '#client/ui/button.tsx';
import { DOT } from '#client/ui/dot.ts';
import { TextLink } from '#client/ui/link.tsx';
import { Notice } from '#client/ui/notice.tsx';
import type { CheckInSailing } from '#shared/catalogue/bff/check-in.ts';
import { checkInFormPath } from '#shared/paths.ts';
import type { AskedPerson } from '../asked-person.ts';
import type { SubmitAnswer } from './submit-check-in.ts';

const Problem = ({ title, action, children }: { title: string; action?: ReactNode; children: ReactNode }) => (
	<Notice tone="error" live title={title} action={action}>
		{children}
	</Notice>
);

/** Shown when the name isn't the order's: only customer service can help, so the support panel opens with the voyage. */
function NameMismatch({ message, sailing, asked }: { message: string; sailing: CheckInSailing; asked: AskedPerson }) {
	const { t } = useTranslation('check-in');
	const { openSupport } = usePanels();
	const open = useEffectEvent(() => openSupport(null, sailing.voyage.id));
	useEffect(() => open(), []);
	const action = (
		<div className="mt-2 flex flex-wrap items-center gap-x-5 gap-y-2">
			<Button variant="secondary" size="sm" onClick={() => openSupport(null, sailing.voyage.id)} className="noscript:hidden">
				{t('review.support')}
			</Button>
			<TextLink to={checkInFormPath({ ...asked, step: 'identity' })}>{t('review.checkName')}</TextLink>
		</div>
	);
	return (
		<Problem title={message || t('review.mismatch')} action={action}>
			{t('review.mismatchText')}{' '}
			{sailing.number && (
				<span>
					<OrderNumber number={sailing.number} />
					<span>{DOT}</span>
				</span>
			)}
			<PhoneLink />
		</Problem>
	);
}

/** Our own words, for refusals without upstream's. */
const OWN_WORDS = {
	'too-early': 'form.notOpen.too-early.title',
	closed: 'form.notOpen.too-late.title',
	other: 'review.failed',
} as const;

/** Renders the reason why the passenger wasn't checked in, in upstream's words where it refused. */
export function Refusal({ answer, sailing, asked }: { answer: SubmitAnswer; sailing: CheckInSailing; asked: AskedPerson }) {
	const { t } = useTranslation('check-in');
	const { revalidate } = useRevalidator();
	const upstreamWords = answer.state === 'failed' ? answer.shown : answer.state === 'not-accepted' ? answer.message : '';
	useFailureToast(answer, upstreamWords);
	if (answer.state === 'failed' && answer.code === 'not-found') {
		return (
			<Problem title={t('review.orderUnknown')}>
				{t('review.orderUnknownText')} <PhoneLink />
			</Problem>
		);
	}
	if (answer.state === 'failed') return <Problem title={answer.shown || t('review.failed')}>{t('review.kept')}</Problem>;
	if (answer.state === 'refused') return <Problem title={t('form.summary')}>{t('review.refused')}</Problem>;
	if (answer.state === 'unclear') {
		const lookAgain = (
			<Button variant="secondary" size="sm" onClick={() => void revalidate()} className="noscript:hidden">
				{t('review.look')}
			</Button>
		);
		return (
			<Notice tone="warning" live title={t('review.unclear')} action={lookAgain}>
				{t('review.unclearText')}
			</Notice>
		);
	}
	const { reason, message } = answer;
	if (reason === 'name-mismatch') return <NameMismatch message={message} sailing={sailing} asked={asked} />;
	if (reason === 'document') {
		const change = <TextLink to={checkInFormPath({ ...asked, step: 'document' })}>{t('review.changeDocument')}</TextLink>;
		return (
			<Problem title={t('review.document')} action={change}>
				{message}
			</Problem>
		);
	}
	return <Problem title={message || t(OWN_WORDS[reason])}>{t('review.kept')}</Problem>;
}
