import { useTranslation } from 'react-i18next';
import { Field, TextInput } from '#client/ui/field.tsx';
import { RadioGroup } from '#client/ui/radio-group.tsx';
import { DOCUMENT_TYPES, DOCUMENTS, type DocumentType } from '#shared/rules/documents.ts';
import { DayField } from './day-field.tsx';
import type { FieldOf } from './use-passenger-form.ts';

/** Texts with an example of each document's number. */
export const EXAMPLES = {
	HK_MACAU: 'passenger.exampleHk',
	TAIWAN: 'passenger.exampleTw',
	FOREIGN_ID: 'passenger.exampleForeign',
	PASSPORT: 'passenger.example',
	ID_CARD: 'passenger.example',
} as const;

type Props = {
	field: FieldOf;
	type: DocumentType;
	onType: (type: DocumentType) => void;
	onNumber: (number: string) => void;
};

/** The document that a passenger travels with. `onType` and `onNumber` report what is chosen and typed. */
export function DocumentFields({ field, type, onType, onNumber }: Props) {
	const { t } = useTranslation('contacts');
	const { id, name, label } = field('documentType');
	const { expires, example, length } = DOCUMENTS[type];
	const number = field('number');
	return (
		<>
			<RadioGroup
				id={id}
				name={name}
				legend={label}
				options={DOCUMENT_TYPES.map((value) => ({ value, label: t(`types.${value}`) }))}
				value={type}
				onChange={onType}
			/>
			<Field id={number.id} label={number.label} hint={t(EXAMPLES[type], { example, length })} error={number.error}>
				{(control) => (
					<TextInput
						{...control}
						name={number.name}
						defaultValue={number.defaultValue}
						onInput={({ currentTarget }) => onNumber(currentTarget.value)}
						autoComplete="off"
						autoCapitalize="characters"
						spellCheck={false}
						className="tabular max-w-80 uppercase"
					/>
				)}
			</Field>
			{expires && (
				<div className="grid gap-6 md:grid-cols-2 md:items-end">
					<DayField {...field('expiry')} hint={t('passenger.expiryHint')} />
					<DayField {...field('issue')} note={t('passenger.optional')} />
				</div>
			)}
		</>
	);
}
