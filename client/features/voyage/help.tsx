import { useSite } from '#client/app/facts.tsx';
import { useTranslation } from '#client/i18n/use-translation.ts';
import { usePanels } from '#client/layout/panels.tsx';
import { Button } from '#client/ui/button.tsx';
import { ChatIcon, PhoneIcon } from '#client/ui/icons.tsx';

/** Ends the page with the ways to reach customer service. */
export function Help() {
	const { t } = useTranslation('voyage');
	const { t: tCommon } = useTranslation();
	const { phone, hours } = useSite();
	const { openSupport } = usePanels();
	return (
		<section aria-labelledby="help-title" className="later bg-sand-100">
			<div className="column flex flex-wrap items-center justify-between gap-x-12 gap-y-6 py-10 md:py-14">
				<div>
					<h2 id="help-title" className="text-h3!">
						{t('help.title')}
					</h2>
					<p className="mt-2 text-2">{t('help.text')}</p>
				</div>
				<div>
					<a
						href={`tel:${phone}`}
						className="tabular inline-flex min-h-target items-center gap-3 text-h3 text-navy-700 hover:underline"
					>
						<PhoneIcon className="text-accent" />
						{phone}
					</a>
					<p className="text-14 text-2">{t('help.daily', { hours })}</p>
					<Button variant="secondary" size="sm" aria-haspopup="dialog" onClick={openSupport} className="mt-3 noscript:hidden">
						<ChatIcon size={20} />
						{tCommon('support.title')}
					</Button>
				</div>
			</div>
		</section>
	);
}
