import { useTranslation } from 'react-i18next';
import { PolicyLink } from '#client/parts/policy/policy-link.tsx';
import { Checkbox } from '#client/ui/checkbox.tsx';
import { ErrorIcon } from '#client/ui/task-icons.tsx';
import { BOOKING_POLICIES } from '#shared/constants.ts';
import type { Agreement, BookingPolicy } from './use-agreement.ts';

/** Id of a policy's box, for the focus that leads to it. */
export const policyControl = (type: BookingPolicy): string => `agree-${type.toLowerCase()}`;

/** The boxes to tick before ordering: none is ticked beforehand, each text is one press away and leaves the page as it is. */
export function ConfirmPolicies({ agreement: { agreed, asked, change } }: { agreement: Agreement }) {
	const { t } = useTranslation('booking');
	return (
		<>
			<div className="grid">
				{BOOKING_POLICIES.map((type) => {
					const missing = asked && !agreed.includes(type);
					return (
						<div key={type}>
							<Checkbox
								id={policyControl(type)}
								checked={agreed.includes(type)}
								required
								aria-invalid={missing || undefined}
								aria-describedby={missing ? `${policyControl(type)}-error` : undefined}
								onChange={({ target }) => change(type, target.checked)}
								label={
									<>
										{t('policies.before')}
										<PolicyLink type={type}>{t(`policies.${type}`)}</PolicyLink>
									</>
								}
							/>
							{missing && (
								<p id={`${policyControl(type)}-error`} className="mb-2 ml-9 flex gap-1.5 text-14 text-red-700">
									<ErrorIcon size={18} className="mt-0.5 shrink-0" />
									{t('policies.missing')}
								</p>
							)}
						</div>
					);
				})}
			</div>
			<p className="mt-4 text-14 text-2">
				{t('confirm.costs')} <PolicyLink type="COST_DESC">{t('confirm.costsLink')}</PolicyLink>
			</p>
		</>
	);
}
