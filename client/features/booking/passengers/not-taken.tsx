import { useLanguage } from '#client/app/facts.tsx';
import { useTranslation } from '#client/i18n/use-translation.ts';
import { deadlineText } from '#client/parts/order/deadline-text.ts';
import { callName } from '#client/parts/order/passenger-name.tsx';
import type { PassengerView } from '#shared/catalogue/bff/contacts.ts';
import type { DocumentTerms } from '#shared/rules/sailing-documents.ts';

type Props = { id: string; passenger: PassengerView; terms: DocumentTerms; onAdd: () => void };

/**
 * Says under a ticked passenger that the sailing takes other documents, and offers to add a passport now. Until check-in closes the
 * member may also go on without it (docs/rules.md, documents-asked).
 */
export function NotTaken({ id, passenger, terms: { types, by }, onAdd }: Props) {
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
			{by !== null && <p className="text-2">{t('documents.or', { time: deadlineText(by, lang) })}</p>}
		</div>
	);
}
