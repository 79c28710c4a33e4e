import { useSite } from '#client/app/facts.tsx';

/** The telephone number in a sentence. */
export function PhoneLink({ className = '' }: { className?: string }) {
	const { phone } = useSite();
	return (
		<a href={`tel:${phone}`} className={`tabular whitespace-nowrap text-link underline underline-offset-4 ${className}`}>
			{phone}
		</a>
	);
}
