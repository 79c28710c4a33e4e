import { useTranslation } from 'react-i18next';
import { useSite } from '#client/app/facts.tsx';
import { usePanels } from '#client/layout/panels.tsx';
import { Button, LinkButton } from '#client/ui/button.tsx';
import { ChatIcon } from '#client/ui/icons.tsx';
import { PageSection } from '#client/ui/section.tsx';
import { paths } from '#shared/paths.ts';
import { Phone } from './phone.tsx';

/** Renders the ways to ask a question that isn't answered here, at the end of the pages of questions. */
export function AskUs() {
	const { t } = useTranslation('help');
	const { hours } = useSite();
	const { openSupport } = usePanels();
	return (
		<PageSection
			id="ask-us"
			title={t('ask.title')}
			lead={t('ask.text')}
			action={
				<div className="flex flex-wrap gap-3">
					<Button variant="primary" aria-haspopup="dialog" onClick={openSupport} className="noscript:hidden">
						<ChatIcon size={20} />
						{t('ask.chat')}
					</Button>
					<LinkButton to={paths.contactUs} variant="secondary">
						{t('ask.contact')}
					</LinkButton>
				</div>
			}
			ground="sand"
			small
			tight
			data-noprint
		>
			<Phone className="text-h3 text-navy-700" />
			<p className="text-14 text-muted">{t('ask.daily', { hours })}</p>
		</PageSection>
	);
}
