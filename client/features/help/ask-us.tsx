import { useSite } from '#client/app/facts.tsx';
import { useTranslation } from '#client/i18n/use-translation.ts';
import { usePanels } from '#client/layout/panels.tsx';
import { Button, LinkButton } from '#client/ui/button.tsx';
import { ChatIcon } from '#client/ui/icons.tsx';
import { paths } from '#shared/paths.ts';
import { Phone } from './phone.tsx';

/** Renders the ways to ask a question that isn't answered here, at the end of the pages of questions. */
export function AskUs() {
	const { t } = useTranslation('help');
	const { hours } = useSite();
	const { openSupport } = usePanels();
	return (
		<section aria-labelledby="ask-us" className="bg-sand-100" data-noprint>
			<div className="column grid gap-x-16 gap-y-8 py-12 md:grid-cols-[1fr_auto] md:items-center md:py-16">
				<div>
					<h2 id="ask-us" className="text-h3">
						{t('ask.title')}
					</h2>
					<p className="mt-3 text-2">{t('ask.text')}</p>
					<Phone className="mt-4 text-h3 text-navy-700" />
					<p className="text-14 text-2">{t('ask.daily', { hours })}</p>
				</div>
				<div className="flex flex-wrap gap-3">
					<Button variant="primary" aria-haspopup="dialog" onClick={openSupport} className="noscript:hidden">
						<ChatIcon size={20} />
						{t('ask.chat')}
					</Button>
					<LinkButton to={paths.contactUs} variant="secondary">
						{t('ask.contact')}
					</LinkButton>
				</div>
			</div>
		</section>
	);
}
