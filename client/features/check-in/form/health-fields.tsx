import { useTranslation } from 'react-i18next';
import { PolicyLink } from '#client/parts/policy/policy-link.tsx';
import { CheckboxField } from '#client/ui/checkbox.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { RadioGroup } from '#client/ui/radio-group.tsx';
import { controlId } from './read-step.ts';
import { type Fields, Told } from './use-fields.tsx';

const POLICIES = ['PASSENGER_NOTICE', 'HEALTH', 'PRIVACY'] as const;

/** Renders the question about the passenger's health, and the policies to agree to. */
export function HealthFields({ fields }: { fields: Fields }) {
	const { t } = useTranslation('check-in');
	const { draft, start, choose, sayOf, noteOf } = fields;
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
			<Told note={noteOf('health')} />
			{draft.health === 'help' && (
				<Notice tone="info" live>
					{t('form.helpText')}
				</Notice>
			)}
			<div className="border-t border-line pt-4">
				<CheckboxField
					key={start.agreed}
					id={controlId('agreed')}
					name="agreed"
					value="yes"
					defaultChecked={start.agreed === 'yes'}
					error={sayOf('agreed')}
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
				<Told note={noteOf('agreed')} />
			</div>
		</>
	);
}
