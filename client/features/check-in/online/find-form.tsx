import { useTranslation } from 'react-i18next';
import { Form, useNavigation } from 'react-router';
import { useSite } from '#client/app/facts.tsx';
import { usePanels } from '#client/layout/panels.tsx';
import { useFailureToast } from '#client/parts/failure-notice.tsx';
import { OrderNumberField } from '#client/parts/order/order-number-field.tsx';
import { Button } from '#client/ui/button.tsx';
import { ErrorSummary } from '#client/ui/error-summary.tsx';
import { Field } from '#client/ui/field.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { TextInput } from '#client/ui/text-input.tsx';
import type { FindAnswer } from './find-order.ts';

/** What to do when an order can't be found: its number is in the confirmation, and people help. */
function Help() {
	const { t } = useTranslation('check-in');
	const { phone } = useSite();
	const { openSupport } = usePanels();
	return (
		<p className="mt-6 flex flex-wrap items-center gap-x-5 text-14 text-2">
			<span>{t('find.help')}</span>
			<a href={`tel:${phone}`} className="tabular inline-flex min-h-target items-center text-link underline underline-offset-4">
				{phone}
			</a>
			<Button variant="link" onClick={openSupport} className="text-14 noscript:hidden">
				{t('find.support')}
			</Button>
		</p>
	);
}

/** Asks for an order that isn't in the account by its number and the name of somebody in it. What was typed stays when nothing was found. */
export function FindForm({ answer }: { answer: FindAnswer | undefined }) {
	const { t } = useTranslation('check-in');
	const { state, formMethod } = useNavigation();
	const busy = state !== 'idle' && formMethod === 'POST';
	const said = (field: 'orderNo' | 'name'): string | undefined => {
		const problem = answer?.problems[field];
		return problem && (answer.message || t(`find.problem.${field}.${problem}`));
	};
	useFailureToast(answer?.message && answer, answer?.message ?? '');
	const errors = { orderNo: said('orderNo'), name: said('name') };
	return (
		<section aria-labelledby="find" className="grid gap-x-16 gap-y-6 lg:grid-cols-2">
			<div>
				<h2 id="find" className="text-h3!">
					{t('find.title')}
				</h2>
				<p className="mt-3 max-w-measure text-2">{t('find.text')}</p>
				<div className="max-lg:hidden">
					<Help />
				</div>
			</div>
			<div className="max-w-140">
				<Form method="post" action="#find" noValidate preventScrollReset className="grid gap-5">
					<ErrorSummary
						title={t('find.summary')}
						failures={[
							{ id: 'find-order', text: errors.orderNo },
							{ id: 'find-name', text: errors.name },
						].flatMap(({ id, text }) => (text ? [{ id, text }] : []))}
					/>
					{answer?.failed && !busy && (
						<Notice tone="error" live title={answer.message || t(`find.${answer.failed}`, { count: answer.minutes })}>
							{t('find.kept')}
						</Notice>
					)}
					<OrderNumberField
						id="find-order"
						label={t('find.order')}
						hint={t('find.orderHint')}
						error={errors.orderNo}
						typed={answer?.orderNo}
					/>
					<Field id="find-name" label={t('find.name')} hint={t('find.nameHint')} error={errors.name}>
						{(control) => (
							<TextInput
								{...control}
								name="name"
								autoComplete="name"
								spellCheck={false}
								maxLength={60}
								defaultValue={answer?.name}
							/>
						)}
					</Field>
					<Button type="submit" variant="secondary" busy={busy}>
						{t('find.submit')}
					</Button>
				</Form>
				<div className="lg:hidden">
					<Help />
				</div>
			</div>
		</section>
	);
}
