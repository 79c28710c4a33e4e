import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#client/app/facts.tsx';
import { OtherDocuments } from '#client/parts/booking/other-documents.tsx';
import { deadlineText } from '#client/parts/order/deadline-text.ts';
import { callName } from '#client/parts/order/person-name.tsx';
import { CheckboxField } from '#client/ui/checkbox.tsx';
import { TextLink } from '#client/ui/link.tsx';
import { bookingPath } from '#shared/paths.ts';
import type { OpenBooking } from './use-order.ts';
import { useRequiredTick } from './use-required-tick.ts';

const CONTROL = 'other-documents';

/** The passengers whose document the sailing doesn't take, and whether the member has agreed to give another one at check-in. */
export function useOtherDocuments({ cabins, documents }: OpenBooking) {
	const [agreed, setAgreed] = useState<string>();
	const passengers = cabins.flatMap((cabin) => cabin.passengers).filter(({ attention }) => attention === 'not-taken');
	const ids = passengers.map(({ id }) => id);
	// Another passenger or another day needs another answer
	const terms = [documents.by, ...ids].join();
	const open = passengers.length > 0 && agreed !== terms;
	const tick = useRequiredTick(CONTROL, !open);
	return {
		passengers,
		/** The ids of the passengers who give another document at check-in, once the member has agreed to that. */
		ids: open ? [] : ids,
		agreed: !open,
		agree: (on: boolean) => setAgreed(on ? terms : undefined),
		...tick,
	};
}

type Props = { view: OpenBooking; others: ReturnType<typeof useOtherDocuments> };

/** Asks, before the order, for another document of passengers whose own the sailing doesn't take: now, or at check-in by a day. */
export function ConfirmDocuments({ view: { localId, documents }, others }: Props) {
	const { t } = useTranslation(['booking', 'contacts']);
	const lang = useLanguage();
	const { passengers, agreed, missing, agree } = others;
	const { types, by } = documents;
	if (passengers.length === 0) return null;
	const names = passengers.map((passenger) => callName(passenger, lang)).join(t('comma'));
	return (
		<div className="mt-6">
			<OtherDocuments
				passengers={passengers}
				types={types.map((type) => t(`contacts:types.${type}`))}
				by={by}
				action={<TextLink to={bookingPath(localId)}>{t('documents.add')}</TextLink>}
			/>
			{by !== null && (
				<CheckboxField
					id={CONTROL}
					checked={agreed}
					required
					error={missing ? t('documents.missing') : undefined}
					errorClassName="mb-2 ml-9"
					onChange={({ target }) => agree(target.checked)}
					label={t('documents.agree', { names, time: deadlineText(by, lang) })}
				/>
			)}
		</div>
	);
}
