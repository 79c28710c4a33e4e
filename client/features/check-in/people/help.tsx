import { useTranslation } from 'react-i18next';
import { useSite } from '#client/app/facts.tsx';
import { usePanels } from '#client/layout/panels.tsx';
import { Button } from '#client/ui/button.tsx';
import { PhoneIcon } from '#client/ui/icons.tsx';

/** Renders the phone of customer service with its hours, and the button that opens the support panel for this voyage. */
export function Help({ voyage }: { voyage: string }) {
	const { t } = useTranslation('check-in');
	const { phone, hours } = useSite();
	const { openSupport } = usePanels();
	return (
		<div className="flex flex-wrap items-center gap-x-6 gap-y-1">
			<a href={`tel:${phone}`} className="inline-flex min-h-target items-center gap-2 font-semibold text-link">
				<PhoneIcon size={18} />
				<span className="tabular underline underline-offset-4">{phone}</span>
			</a>
			<span className="tabular text-14 text-muted">{hours}</span>
			<Button variant="link" onClick={() => openSupport(null, voyage)} className="text-14 noscript:hidden">
				{t('find.support')}
			</Button>
		</div>
	);
}
