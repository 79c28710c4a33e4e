import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useRevalidator } from 'react-router';
import { useSite } from '#client/app/facts.tsx';
import { usePanels } from '#client/layout/panels.tsx';
import { useFailureToast } from '#client/parts/failure-notice.tsx';
import { OrderNumber } from '#client/parts/order/order-number.tsx';
import { Button } from '#client/ui/button.tsx';
import { Notice } from '#client/ui/notice.tsx';
import type { CheckInSailing } from '#shared/catalogue/bff/check-in.ts';
import { checkInFormPath } from '#shared/journey-paths.ts';
import type { SubmitAnswer } from './submit-check-in.ts';

type Asked = { order: string; person: string };

/** The name isn't that of the order: only customer service can help, so its window opens with the voyage it is about. */
function NameMismatch({
	message,
	sailing: { number, voyage },
	asked,
}: {
	message: string;
	sailing: CheckInSailing;
	asked: Asked;
}) {
	const { t } = useTranslation('check-in');
	const { openSupport } = usePanels();
	const { phone } = useSite();
	const open = useEffectEvent(() => openSupport(null, voyage.id));
	useEffect(() => open(), []);
	return (
		<Notice
			tone="error"
			live
			title={message || t('review.mismatch')}
			action={
				<div className="mt-2 flex flex-wrap items-center gap-x-5 gap-y-2">
					<Button variant="secondary" size="sm" onClick={() => openSupport(null, voyage.id)} className="noscript:hidden">
						{t('review.support')}
					</Button>
					<Link
						to={checkInFormPath({ ...asked, step: 'identity' })}
						className="inline-flex min-h-target items-center text-link underline underline-offset-4"
					>
						{t('review.checkName')}
					</Link>
				</div>
			}
		>
			{t('review.mismatchText')} <OrderNumber number={number} /> ·{' '}
			<a href={`tel:${phone}`} className="tabular whitespace-nowrap text-link underline underline-offset-4">
				{phone}
			</a>
		</Notice>
	);
}

/** For what upstream refused, or wasn't asked for, without a word. */
const OWN_WORDS = {
	'too-early': 'form.notOpen.too-early.title',
	closed: 'form.notOpen.too-late.title',
	other: 'review.failed',
} as const;

/** Why somebody wasn't checked in, beside the button that tries again: in upstream's words where it refused. */
export function Refusal({ answer, sailing, asked }: { answer: SubmitAnswer; sailing: CheckInSailing; asked: Asked }) {
	const { t } = useTranslation('check-in');
	const { revalidate } = useRevalidator();
	const { phone } = useSite();
	const said = answer.state === 'failed' ? answer.shown : answer.state === 'not-accepted' ? answer.message : '';
	useFailureToast(answer, said);
	if (answer.state === 'failed' && answer.code === 'not-found') {
		return (
			<Notice tone="error" live title={t('review.orderUnknown')}>
				{t('review.orderUnknownText')}{' '}
				<a href={`tel:${phone}`} className="tabular whitespace-nowrap text-link underline underline-offset-4">
					{phone}
				</a>
			</Notice>
		);
	}
	if (answer.state === 'failed') {
		return (
			<Notice tone="error" live title={answer.shown || t('review.failed')}>
				{t('review.kept')}
			</Notice>
		);
	}
	if (answer.state === 'refused') {
		return (
			<Notice tone="error" live title={t('form.summary')}>
				{t('review.refused')}
			</Notice>
		);
	}
	if (answer.state === 'unclear') {
		return (
			<Notice
				tone="warning"
				live
				title={t('review.unclear')}
				action={
					<Button variant="secondary" size="sm" onClick={() => void revalidate()} className="noscript:hidden">
						{t('review.look')}
					</Button>
				}
			>
				{t('review.unclearText')}
			</Notice>
		);
	}
	const { reason, message } = answer;
	if (reason === 'name-mismatch') return <NameMismatch message={message} sailing={sailing} asked={asked} />;
	if (reason === 'document') {
		return (
			<Notice
				tone="error"
				live
				title={t('review.document')}
				action={
					<Link
						to={checkInFormPath({ ...asked, step: 'document' })}
						className="inline-flex min-h-target items-center text-link underline underline-offset-4"
					>
						{t('review.changeDocument')}
					</Link>
				}
			>
				{message}
			</Notice>
		);
	}
	return (
		<Notice tone="error" live title={message || t(OWN_WORDS[reason])}>
			{t('review.kept')}
		</Notice>
	);
}
