import { useSite } from '#client/app/facts.tsx';

/** Renders the phone number of customer service as a link within a sentence. */
export function PhoneLink() {
	const { phone } = useSite();
	return (
		<a href={`tel:${phone}`} className="tabular whitespace-nowrap text-link underline underline-offset-4">
			{phone}
		</a>
	);
}
