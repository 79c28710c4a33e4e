import { useTranslation } from 'react-i18next';
import { Checkbox } from '#client/ui/checkbox.tsx';
import { ErrorIcon } from '#client/ui/icons.tsx';
import { policyPath } from '#shared/paths.ts';

/** The privacy policy's box: unticked, required, with its text one press away in a window of its own, so that nothing typed is lost. */
export function PolicyConsent({
	id,
	name,
	checked,
	error,
}: {
	id: string;
	name: string;
	/** Ticked before, when the form comes back from the server. */
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
						<a
							href={policyPath('PRIVACY')}
							target="_blank"
							rel="noopener"
							className="text-link underline decoration-current/40 underline-offset-4 hover:decoration-current"
						>
							{t('agree.policy')}
							<span className="sr-only">{t('agree.new')}</span>
						</a>
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
