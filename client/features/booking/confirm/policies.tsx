import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readStored, store } from '#client/app/stored.ts';
import { PolicyLink } from '#client/parts/policy/policy-link.tsx';
import { CheckboxField } from '#client/ui/checkbox-field.tsx';
import { BOOKING_POLICIES } from '#shared/constants.ts';

type BookingPolicy = (typeof BOOKING_POLICIES)[number];

/** The key in this tab's storage for the booking that was confirmed last: its `localId`, then the policies agreed to. */
const AGREED = 'agreed';

const policyControl = (type: BookingPolicy): string => `agree-${type.toLowerCase()}`;

/** Policies agreed to in a booking before its page was left. */
function agreedBefore(localId: string): BookingPolicy[] {
	const [of, ...types] = readStored('sessionStorage', AGREED)?.split(' ') ?? [];
	return of === localId ? BOOKING_POLICIES.filter((type) => types.includes(type)) : [];
}

/** The policies agreed to for a booking, kept while the member goes back and forth. */
export function useAgreement(localId: string) {
	const [agreed, setAgreed] = useState<readonly BookingPolicy[]>([]);
	const [asked, setAsked] = useState(false);
	useEffect(() => setAgreed(agreedBefore(localId)), [localId]);
	const lacking = BOOKING_POLICIES.filter((type) => !agreed.includes(type));
	return {
		/** The policies marked as missing: none before `check`. */
		missing: asked ? lacking : [],
		agreed,
		change: (type: BookingPolicy, on: boolean) => {
			const now = on ? [...agreed, type] : agreed.filter((other) => other !== type);
			setAgreed(now);
			store('sessionStorage', AGREED, [localId, ...now].join(' '));
		},
		/** Returns true when every policy is agreed to; else marks the missing ones and focuses the first. */
		check: (): boolean => {
			setAsked(true);
			if (lacking[0]) document.getElementById(policyControl(lacking[0]))?.focus();
			return lacking.length === 0;
		},
	};
}

/** The boxes to tick before ordering (docs/rules.md, three-policies). Each links to its text, which opens over the page. */
export function ConfirmPolicies({ agreement: { agreed, missing, change } }: { agreement: ReturnType<typeof useAgreement> }) {
	const { t } = useTranslation('booking');
	return (
		<>
			<div className="grid">
				{BOOKING_POLICIES.map((type) => (
					<CheckboxField
						key={type}
						id={policyControl(type)}
						checked={agreed.includes(type)}
						required
						error={missing.includes(type) ? t('policies.missing') : undefined}
						errorClassName="mb-2 ml-9"
						onChange={({ target }) => change(type, target.checked)}
						label={
							<>
								{t('policies.before')}
								<PolicyLink type={type}>{t(`policies.${type}`)}</PolicyLink>
							</>
						}
					/>
				))}
			</div>
			<p className="mt-4 text-14 text-2">
				{t('confirm.costs')} <PolicyLink type="COST_DESC">{t('confirm.costsLink')}</PolicyLink>
			</p>
		</>
	);
}
