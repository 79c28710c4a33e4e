import { useTranslation } from 'react-i18next';
import { PolicyLink } from '#client/parts/policy/policy-link.tsx';
import { Checkbox } from '#client/ui/checkbox.tsx';
import { ErrorIcon } from '#client/ui/task-icons.tsx';
import type { BOOKING_POLICIES } from '#shared/constants.ts';

type Policy = (typeof BOOKING_POLICIES)[number];
export const policyId = (type: Policy): string => `agree-${type.toLowerCase()}`;

/** The boxes to tick before ordering: none is ticked beforehand, each text is one press away and leaves the page as it is. */
export function ConfirmPolicies({
	types,
	agreed,
	asked,
	onChange,
}: {
	types: readonly Policy[];
	agreed: readonly Policy[];
	asked: boolean;
	onChange: (type: Policy, on: boolean) => void;
}) {
	const { t } = useTranslation('booking');
	return (
		<div className="grid">
			{types.map((type) => {
				const missing = asked && !agreed.includes(type);
				return (
					<div key={type}>
						<Checkbox
							id={policyId(type)}
							checked={agreed.includes(type)}
							required
							aria-invalid={missing || undefined}
							aria-describedby={missing ? `${policyId(type)}-error` : undefined}
							onChange={({ target }) => onChange(type, target.checked)}
							label={
								<>
									{t('policies.before')}
									<PolicyLink type={type}>{t(`policies.${type}`)}</PolicyLink>
								</>
							}
						/>
						{missing && (
							<p id={`${policyId(type)}-error`} className="mb-2 ml-9 flex gap-1.5 text-14 text-red-700">
								<ErrorIcon size={18} className="mt-0.5 shrink-0" />
								{t('policies.missing')}
							</p>
						)}
					</div>
				);
			})}
		</div>
	);
}
