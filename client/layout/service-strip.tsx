import { memo } from 'react';
import { useSite } from '#client/app/facts.tsx';
import { useRootData } from '#client/app/root-data.ts';
import { useTranslation } from '#client/i18n/use-translation.ts';
import { ChatIcon, PhoneIcon } from '#client/ui/icons.tsx';
import { LanguageMenu } from './header/language-menu.tsx';
import { NoticeLine } from './notice-line.tsx';
import { usePanels } from './panels.tsx';

const item = 'flex min-h-10 items-center gap-2 px-1 hover:text-gold-300';

/**
 * Renders the thin line above the header: the notice of the month and how to reach us. Its height is the same when the notice is
 * closed, so that nothing moves; phones have it only while there is a notice this month.
 */
export const ServiceStrip = memo(function ServiceStrip() {
	const { t } = useTranslation();
	const { phone } = useSite();
	const { openSupport } = usePanels();
	const data = useRootData()?.notice;
	const notice = data === 'unavailable' ? null : (data ?? null);
	return (
		<section
			aria-label={t('header.services')}
			className={`service-strip on-dark relative z-header bg-inverse text-14 ${notice ? '' : 'max-md:hidden'}`}
			data-noprint
		>
			<div className="column flex items-center justify-between gap-8">
				<NoticeLine notice={notice} />
				<ul className="flex shrink-0 items-center gap-6 max-md:hidden">
					<li>
						<a href={`tel:${phone}`} aria-label={t('header.phone', { phone })} className={`tabular ${item}`}>
							<PhoneIcon size={16} />
							{phone}
						</a>
					</li>
					<li>
						<button type="button" onClick={openSupport} className={item} aria-haspopup="dialog">
							<ChatIcon size={16} />
							{t('header.support')}
						</button>
					</li>
					<LanguageMenu />
				</ul>
			</div>
		</section>
	);
});
