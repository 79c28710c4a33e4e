import { useTranslation } from 'react-i18next';
import { PolicyLink } from '#client/parts/policy/policy-link.tsx';
import { Checkbox } from '#client/ui/checkbox.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { RadioGroup } from '#client/ui/radio-group.tsx';
import { ErrorIcon } from '#client/ui/task-icons.tsx';
import { controlId } from './read-step.ts';
import type { Fields } from './use-fields.tsx';

const POLICIES = ['PASSENGER_NOTICE', 'HEALTH', 'PRIVACY'] as const;

/** Renders the question about the passenger's health, and the policies to agree to. */
export function HealthFields({ fields }: { fields: Fields }) {
	const { t } = useTranslation('check-in');
	const { draft, start, choose, sayOf, hintOf } = fields;
	const problem = sayOf('agreed');
	const id = controlId('agreed');
	return (
		<>
			<RadioGroup
				id={controlId('health')}
				name="health"
				legend={t('form.healthLegend')}
				options={(['well', 'help'] as const).map((value) => ({ value, label: t(`form.health.${value}`) }))}
				value={draft.health === 'well' || draft.health === 'help' ? draft.health : ''}
				onChange={(value) => choose('health', value)}
				error={sayOf('health')}
			/>
			{hintOf('health')}
			{draft.health === 'help' && (
				<Notice tone="info" live>
					{t('form.helpText')}
				</Notice>
			)}
			<div className="border-t border-line pt-4">
				<Checkbox
					key={start.agreed}
					id={id}
					name="agreed"
					value="yes"
					defaultChecked={start.agreed === 'yes'}
					aria-invalid={problem ? true : undefined}
					aria-describedby={problem ? `${id}-error` : undefined}
					label={
						<>
							{t('form.agree.before')}
							{POLICIES.map((type) => (
								<PolicyLink key={type} type={type}>
									{t(`form.agree.${type}`)}
								</PolicyLink>
							))}
						</>
					}
				/>
				{problem && (
					<p id={`${id}-error`} className="flex items-start gap-1.5 text-14 text-red-700">
						<ErrorIcon size={18} className="mt-0.5 shrink-0" />
						<span>{problem}</span>
					</p>
				)}
				{hintOf('agreed')}
			</div>
		</>
	);
}
