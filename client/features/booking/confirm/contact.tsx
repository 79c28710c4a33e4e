import { PersonName } from '#client/parts/order/person-name.tsx';
import type { OpenBooking } from './use-confirm-view.ts';

/** Whom the line writes to about the order. */
export function ConfirmContact({ contact }: { contact: OpenBooking['contact'] }) {
	if (!contact) return null;
	return (
		<p className="tabular leading-6">
			<span className="font-semibold">
				<PersonName name={contact.name} />
			</span>
			<span className="ml-3 text-14 text-2">{[contact.mobileMasked, contact.email].filter(Boolean).join(' · ')}</span>
		</p>
	);
}
