import { useForm } from '@conform-to/react';
import { useTranslation } from 'react-i18next';
import type { PassengerForm as Passenger } from '#shared/catalogue/bff/contacts.ts';
import type { SaveAnswer } from './save-entry.ts';
import { readPassenger } from './save-passenger.ts';
import { LABELS, useFieldFailures, useProblemWords } from './use-problem-words.ts';

type Day = { year: string; month: string; day: string };
type Fields = Omit<Passenger, 'birthday' | 'issue' | 'expiry'> & { birthday: Day; issue: Day; expiry: Day };

/** The fields that can fail, in the order of the page. */
const FIELDS = [
	'documentType',
	'number',
	'expiry',
	'issue',
	'lastName',
	'firstName',
	'pinyinLastName',
	'pinyinFirstName',
	'gender',
	'birthday',
	'mobile',
	'emergencyPhone',
] as const;

/** A passenger's form, checked in the browser by the server's rules. `field` returns what the control of a field needs. */
export function usePassengerForm(passenger: Passenger, today: string, result: SaveAnswer['result']) {
	const { t } = useTranslation('contacts');
	const say = useProblemWords('contacts');
	const failuresOf = useFieldFailures();
	const [form, fields] = useForm<Fields, Passenger>({
		id: 'passenger',
		lastResult: result,
		onValidate: ({ formData }) => readPassenger(formData, today),
		shouldRevalidate: 'onInput',
		defaultNoValidate: true,
	});
	/** A day is three controls, of which the first takes the focus. */
	const controlOf = (name: (typeof FIELDS)[number]) =>
		name === 'birthday' || name === 'issue' || name === 'expiry' ? fields[name].getFieldset().year : fields[name];
	const field = (name: (typeof FIELDS)[number]) => {
		const { id, errors } = controlOf(name);
		return {
			id,
			name: fields[name].name,
			label: t(LABELS[name]),
			error: say(name, errors?.[0]),
			defaultValue: passenger[name],
		};
	};
	return { form, fields, field, failures: failuresOf(FIELDS.map((name) => [name, controlOf(name)])) };
}

/** Returns what the control of a field needs: its id and name in the form, label, problem and first value. */
export type FieldOf = ReturnType<typeof usePassengerForm>['field'];
