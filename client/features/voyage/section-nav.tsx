import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { buttonStyle } from '#client/ui/button.tsx';
import type { VoyagePage } from '#shared/catalogue/bff/voyage.ts';
import { FromPrice } from './from-price.tsx';
import { unfold } from './section.tsx';
import { SECTIONS, useOnScreen, useSectionInView } from './sections.ts';

/**
 * Links to the sections of the page, and stays in view while the visitor scrolls. On wide screens it also shows price and button once those
 * of the first view are gone.
 */
export function SectionNav({ voyage }: { voyage: VoyagePage }) {
	const { t } = useTranslation('voyage');
	const current = useSectionInView();
	const actionSeen = useOnScreen('choose', true);
	const list = useRef<HTMLUListElement>(null);

	useEffect(() => unfold(location.hash.slice(1)), []);

	useEffect(() => {
		const track = list.current;
		const link = track?.querySelector<HTMLElement>(`[href="#${current}"]`);
		const left = track && link ? link.offsetLeft - track.clientWidth / 2 + link.clientWidth / 2 : 0;
		track?.scrollTo({ left, behavior: 'smooth' });
	}, [current]);

	return (
		<nav aria-label={t('nav.label')} className="section-nav top-bar border-y border-line bg-page">
			<div className="column flex items-center gap-6">
				<ul
					ref={list}
					className="no-scrollbar relative -mx-gutter flex flex-1 overflow-x-auto px-gutter mask-x-from-[calc(100%-1.5rem)] md:-mx-3 md:px-0 md:mask-none"
				>
					{SECTIONS.map((name) => (
						<li key={name} className="flex-none">
							<a
								href={`#${name}`}
								onClick={() => unfold(name)}
								aria-current={name === current ? 'true' : undefined}
								className="relative flex min-h-13 items-center px-3 text-14 whitespace-nowrap text-muted transition-colors outline-offset-[-4px]! after:absolute after:inset-x-3 after:-bottom-px after:h-0.5 after:origin-left after:scale-x-0 after:bg-gold-500 after:transition-transform after:duration-slow hover:text-main aria-[current]:text-main aria-[current]:after:scale-x-100 lg:text-16"
							>
								{t(`nav.${name}`)}
							</a>
						</li>
					))}
				</ul>
				{voyage.state === 'on-sale' && (
					<div
						inert={actionSeen}
						className={`flex items-center gap-4 py-1 transition duration-base max-lg:hidden ${actionSeen ? 'translate-y-1 opacity-0' : ''}`}
					>
						<FromPrice voyage={voyage} size="sm" align="end" />
						<a href="#cabins" className={buttonStyle('primary', 'sm')}>
							{t('bar.choose')}
						</a>
					</div>
				)}
			</div>
		</nav>
	);
}
