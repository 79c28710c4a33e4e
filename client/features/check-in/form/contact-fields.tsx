import { useTranslation } from '#client/i18n/use-translation.ts';
import { type Countries, useDialCode } from '#client/parts/login/use-dial-code.ts';
import { Field } from '#client/ui/field.tsx';
import { PhoneField } from '#client/ui/phone-field.tsx';
import { TextArea } from '#client/ui/text-input.tsx';
import { DEFAULT_DIAL_PREFIX } from '#shared/rules/phone.ts';
import type { Fields } from './use-fields.tsx';

/** Renders the questions of the contact step: the passenger's phone and address, and an emergency phone. */
export function ContactFields({ fields, countries }: { fields: Fields; countries: Countries }) {
	const { t } = useTranslation('check-in');
	const { field, start, choose } = fields;
	const dial = useDialCode(countries);
	const phone = (name: 'mobile' | 'emergencyPhone') => {
		const code = `${name}Pre` as const;
		return (
			<PhoneField
				key={`${name}/${start[name]}`}
				{...field(name, t(`form.hints.${name}`))}
				number={{ name, defaultValue: start[name] }}
				prefix={{ name: code, defaultValue: start[code] || DEFAULT_DIAL_PREFIX, onChange: (chosen) => choose(code, chosen) }}
				autoComplete="off"
				{...dial}
			/>
		);
	};
	return (
		<>
			{phone('mobile')}
			<Field {...field('address', t('form.hints.address'))}>
				{(control) => (
					<TextArea
						{...control}
						key={start.address}
						name="address"
						rows={2}
						defaultValue={start.address}
						maxLength={400}
						autoComplete="off"
					/>
				)}
			</Field>
			{phone('emergencyPhone')}
		</>
	);
}
