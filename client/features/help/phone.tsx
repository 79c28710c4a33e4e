import { useTranslation } from 'react-i18next';
import { useFacts } from '#client/app/facts.tsx';

/** Renders the number of customer service: a link on phones, text to read and copy on other devices. */
export function Phone({ className = '' }: { className?: string }) {
	const { t } = useTranslation('help');
	const { device, site } = useFacts();
	const look = `tabular inline-flex min-h-target items-center leading-none ${className}`;
	if (device !== 'mobile') return <p className={look}>{site.phone}</p>;
	return (
		<a
			href={`tel:${site.phone}`}
			aria-label={t('contact.call', { phone: site.phone })}
			className={`${look} underline-offset-4 hover:underline`}
		>
			{site.phone}
		</a>
	);
}
