import { useTranslation } from 'react-i18next';
import { PolicyLink } from '#client/parts/policy/policy-link.tsx';
import { CheckboxField } from '#client/ui/checkbox-field.tsx';

/** The box of the privacy policy: unticked, required, with its text one press away. */
export function PolicyConsent({
	id,
	name,
	checked,
	error,
}: {
	id: string;
	name: string;
	/** The box was ticked in the form that the server sends back. */
	checked: boolean;
	error?: string;
}) {
	const { t } = useTranslation('login');
	return (
		<CheckboxField
			id={id}
			name={name}
			defaultChecked={checked}
			required
			error={error}
			label={
				<>
					{t('agree.before')}
					<PolicyLink type="PRIVACY">{t('agree.policy')}</PolicyLink>
				</>
			}
		/>
	);
}
