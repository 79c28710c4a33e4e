import { useTranslation } from '#client/i18n/use-translation.ts';
import { buttonStyle } from '#client/ui/button-style.ts';
import type { VoyagePage } from '#shared/catalogue/bff/voyage.ts';
import { useChoice } from './choice/choice.tsx';
import { FromPrice } from './from-price.tsx';
import { useOnScreen } from './sections.ts';

/** Shows price and button at the foot of phones, in place of the tab bar; hidden while the page itself shows them. */
export function BookingBar({ voyage }: { voyage: VoyagePage }) {
	const { t } = useTranslation('voyage');
	const actionSeen = useOnScreen('choose', false);
	const cabinsSeen = useOnScreen('cabins', false);
	const { chosen } = useChoice();
	if (voyage.state !== 'on-sale' || chosen.length > 0) return null;
	const away = actionSeen || cabinsSeen;
	return (
		<section
			aria-label={t('bar.label')}
			inert={away}
			data-bottom-bar={away ? undefined : 'voyage'}
			data-noprint
			className={`booking-bar fixed inset-x-0 z-sticky flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line bg-page px-gutter py-2 *:grow *:first:flex-[999_1_7rem] shadow-2 transition duration-slow md:hidden ${away ? 'translate-y-full opacity-0' : ''}`}
		>
			<FromPrice voyage={voyage} />
			<a href="#cabins" className={buttonStyle('primary', 'md')}>
				{t('bar.choose')}
			</a>
		</section>
	);
}
