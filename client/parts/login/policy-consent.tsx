import { useTranslation } from 'react-i18next';
import { PolicyLink } from '#client/parts/policy/policy-link.tsx';
import { Checkbox } from '#client/ui/checkbox.tsx';
import { ErrorIcon } from '#client/ui/task-icons.tsx';

/** The privacy policy's box: unticked, required, with its text one press away. */
export function PolicyConsent({
	id,
	name,
	checked,
	error,
}: {
	id: string;
	name: string;
	/** It was ticked in the form that the server sends back. */
	checked: boolean;
	error?: string;
}) {
	const { t } = useTranslation('login');
	return (
		<div>
			<Checkbox
				id={id}
				name={name}
				defaultChecked={checked}
				required
				aria-invalid={error ? true : undefined}
				aria-describedby={error ? `${id}-error` : undefined}
				label={
					<>
						{t('agree.before')}
						<PolicyLink type="PRIVACY">{t('agree.policy')}</PolicyLink>
					</>
				}
			/>
			{error && (
				<p id={`${id}-error`} className="flex items-start gap-1.5 text-14 text-red-700">
					<ErrorIcon size={18} className="mt-0.5 shrink-0" />
					<span>{error}</span>
				</p>
			)}
		</div>
	);
}
