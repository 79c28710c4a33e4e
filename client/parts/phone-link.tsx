import { useSite } from '#client/app/facts.tsx';

/** The phone number of customer service, for the middle of a sentence. */
export function PhoneLink() {
	const { phone } = useSite();
	return (
		<a href={`tel:${phone}`} className="tabular whitespace-nowrap text-link underline underline-offset-4">
			{phone}
		</a>
	);
}
