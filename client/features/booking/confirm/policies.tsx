import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readStored, store } from '#client/app/stored.ts';
import { PolicyLink } from '#client/parts/policy/policy-link.tsx';
import { CheckboxField } from '#client/ui/checkbox.tsx';
import { BOOKING_POLICIES } from '#shared/constants.ts';
import { useRequiredTick } from './use-required-tick.ts';

/** The key in this tab's storage for the `localId` of the booking whose policies were agreed to. */
const AGREED = 'agreed';

const CONTROL = 'agree-policies';

/** The agreement to the policies of a booking, kept while the member goes back and forth. */
export function useAgreement(localId: string) {
	const [agreed, setAgreed] = useState(false);
	const tick = useRequiredTick(CONTROL, agreed);
	useEffect(() => setAgreed(readStored('sessionStorage', AGREED) === localId), [localId]);
	return {
		agreed,
		change: (on: boolean) => {
			setAgreed(on);
			store('sessionStorage', AGREED, on ? localId : '');
		},
		...tick,
	};
}

/** Stands between the names of policies in a sentence. */
const JOINTS = ['policies.comma', 'policies.and'] as const;

/**
 * The box to tick before ordering, which names every policy (docs/rules.md, three-policies). Each name links to its text, which opens over
 * the page.
 */
export function ConfirmPolicies({ agreement: { agreed, missing, change } }: { agreement: ReturnType<typeof useAgreement> }) {
	const { t } = useTranslation('booking');
	return (
		<>
			<CheckboxField
				id={CONTROL}
				checked={agreed}
				required
				error={missing ? t('policies.missing') : undefined}
				errorClassName="mb-2 ml-9"
				onChange={({ target }) => change(target.checked)}
				label={
					<>
						<span>{t('policies.before')}</span>
						{BOOKING_POLICIES.map((type, place) => {
							const joint = JOINTS[place];
							return (
								<span key={type}>
									<PolicyLink type={type}>{t(`policies.${type}`)}</PolicyLink>
									{joint && <span>{t(joint)}</span>}
								</span>
							);
						})}
					</>
				}
			/>
			<p className="mt-4 text-14 text-muted">
				{t('confirm.costs')} <PolicyLink type="COST_DESC">{t('confirm.costsLink')}</PolicyLink>
			</p>
		</>
	);
}
