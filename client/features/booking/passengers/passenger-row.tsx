import { useTranslation } from 'react-i18next';
import { useLanguage } from '#client/app/facts.tsx';
import { deadlineText } from '#client/parts/order/deadline-text.ts';
import { callName, PassengerName } from '#client/parts/order/person-name.tsx';
import { Checkbox } from '#client/ui/checkbox.tsx';
import { FieldError } from '#client/ui/field.tsx';
import type { PassengerView } from '#shared/catalogue/bff/contacts.ts';
import { type BedProblem, isTaken } from '#shared/rules/booking-passengers.ts';
import { ageGroup, ageOn, monthsOn } from '#shared/rules/passenger-age.ts';
import type { DocumentTerms } from '#shared/rules/sailing-documents.ts';

type NotTakenProps = { id: string; passenger: PassengerView; terms: DocumentTerms; onAdd: () => void };

/**
 * Says under a ticked passenger that the sailing takes other documents, and offers to add a passport now. Until check-in closes the
 * member may also go on without it (docs/rules.md, documents-asked).
 */
function NotTaken({ id, passenger, terms: { types, by }, onAdd }: NotTakenProps) {
	const { t } = useTranslation(['booking', 'contacts']);
	const lang = useLanguage();
	const taken = types.map((type) => t(`contacts:types.${type}`)).join(t('comma'));
	return (
		<div className="mb-2 ml-9 text-14">
			<p id={id} className="text-amber-800">
				{t('documents.taken', { types: taken })}
			</p>
			<button
				type="button"
				aria-label={t('documents.addNamed', { name: callName(passenger, lang) })}
				onClick={onAdd}
				className="min-h-target text-link underline decoration-current/40 underline-offset-4 hover:decoration-current"
			>
				{t('documents.add')}
			</button>
			{by !== null && <p className="text-muted">{t('documents.or', { time: deadlineText(by, lang) })}</p>}
		</div>
	);
}

/** A passenger's age on the sailing date in words, with adult or child; empty where the birthday is unknown. */
function useAgeWords(birthday: string, sailing: string): string {
	const { t } = useTranslation('booking');
	if (!birthday) return '';
	const years = ageOn(birthday, sailing);
	const age =
		years > 0 ? t('passenger.age', { count: years }) : t('passenger.months', { count: Math.max(0, monthsOn(birthday, sailing)) });
	const group = ageGroup(birthday, sailing);
	return group === 'too-young' ? age : t('passenger.ageAs', { age, kind: t(`passenger.${group}`) });
}

type Props = {
	id: string;
	passenger: PassengerView;
	sailing: string;
	documents: DocumentTerms;
	checked: boolean;
	/** The name of another cabin in which this passenger has a bed; empty where there is none. */
	elsewhere: string;
	problem: BedProblem | null;
	onToggle: (checked: boolean) => void;
	onEdit: () => void;
	/** Opens the passenger's form for a passport. */
	onAddPassport: () => void;
};

/** A saved passenger to tick for a cabin. A problem is shown under the name as soon as the passenger is ticked. */
export function PassengerRow({
	id,
	passenger,
	sailing,
	documents,
	checked,
	elsewhere,
	problem,
	onToggle,
	onEdit,
	onAddPassport,
}: Props) {
	const { t } = useTranslation(['booking', 'contacts']);
	const { birthday, documentType, numberMasked, attention } = passenger;
	const lang = useLanguage();
	const age = useAgeWords(birthday, sailing);
	const notTaken = checked && !isTaken(passenger, documents);
	const described = [problem && `${id}-problem`, notTaken && `${id}-documents`].filter(Boolean).join(' ');
	const lacking = !checked && (attention === 'incomplete' || attention === 'expired') && t(`contacts:attention.${attention}`);
	return (
		<li className="py-1">
			<div className="flex items-start gap-2">
				<Checkbox
					id={id}
					checked={checked}
					disabled={elsewhere !== ''}
					aria-invalid={problem ? true : undefined}
					aria-describedby={described || undefined}
					onChange={({ target }) => onToggle(target.checked)}
					className="min-w-0 flex-1"
					label={
						<span className="grid gap-x-6 md:grid-cols-[minmax(0,14rem)_minmax(0,1fr)]">
							<span className="min-w-0">
								<PassengerName passenger={passenger} />
							</span>
							<span className="tabular flex flex-wrap gap-x-4 text-14 leading-6 text-muted">
								{elsewhere ? (
									<span>{t('passenger.elsewhere', { cabin: elsewhere })}</span>
								) : (
									<>
										{age && <span>{age}</span>}
										<span>{`${t(`contacts:types.${documentType}`)} ${numberMasked}`}</span>
									</>
								)}
								{lacking && <span className="text-amber-800">{lacking}</span>}
							</span>
						</span>
					}
				/>
				<button
					type="button"
					aria-label={t('contacts:editNamed', { name: callName(passenger, lang) })}
					onClick={onEdit}
					className="min-h-target min-w-target shrink-0 px-2 text-14 text-link underline-offset-4 hover:underline"
				>
					{t('contacts:edit')}
				</button>
			</div>
			<FieldError id={`${id}-problem`} className="mb-2 ml-9">
				{problem && t(`problem.${problem}`)}
			</FieldError>
			{notTaken && <NotTaken id={`${id}-documents`} passenger={passenger} terms={documents} onAdd={onAddPassport} />}
		</li>
	);
}
