import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { onDemand } from '#client/app/on-demand.tsx';
import { MenuIcon } from '#client/ui/icons.tsx';
import type { NavGroup } from '../navigation.ts';

const MobileMenu = onDemand(() => import('./mobile-menu.tsx'));

/**
 * Renders the button that opens the menu of narrow screens. Without JavaScript it leads to the same links at the foot of the
 * page.
 */
export const MenuButton = memo(function MenuButton({ groups }: { groups: readonly NavGroup[] }) {
	const { t } = useTranslation();
	const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused');
	const look = 'not-at-checkout -ml-2.5 size-target place-items-center md:hidden';
	return (
		<>
			<button
				type="button"
				aria-label={t('menu.open')}
				aria-haspopup="dialog"
				aria-expanded={state === 'open'}
				onClick={() => setState('open')}
				className={`grid noscript:hidden ${look}`}
			>
				<MenuIcon />
			</button>
			<a href="#site-footer" aria-label={t('menu.title')} className={`hidden noscript:max-md:grid ${look}`}>
				<MenuIcon />
			</a>
			{state !== 'unused' && <MobileMenu groups={groups} open={state === 'open'} onClose={() => setState('closed')} />}
		</>
	);
});
