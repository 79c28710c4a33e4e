import { IN_PLACE } from '#client/app/use-scroll-position.ts';
import { useTranslation } from '#client/i18n/use-translation.ts';
import { Link } from '#client/ui/link.tsx';
import type { OrdersView } from '#shared/catalogue/bff/orders.ts';

/** Renders the groups of orders as links with their counts: they work without scripts, and Back undoes them. */
export function OrderTabs({ tabs, current, path }: { tabs: OrdersView['tabs']; current: OrdersView['tab']; path: string }) {
	const { t } = useTranslation('orders');
	return (
		<nav aria-label={t('tabs.label')} className="border-b border-line">
			<ul className="no-scrollbar -mx-gutter -mb-px flex gap-x-6 overflow-x-auto px-gutter md:mx-0 md:gap-x-9 md:px-0">
				{tabs.map(({ tab, count }) => (
					<li key={tab} className="shrink-0">
						<Link
							to={`${path}?${new URLSearchParams({ tab })}`}
							aria-current={tab === current ? 'page' : undefined}
							state={IN_PLACE}
							className="group relative flex min-h-control min-w-target items-center gap-2 whitespace-nowrap text-2 transition-colors duration-base outline-offset-[-4px]! after:absolute after:inset-x-0 after:bottom-0 after:h-0.5 after:origin-left after:scale-x-0 after:bg-gold-500 after:transition-transform after:duration-slow hover:text-main aria-[current]:text-main aria-[current]:after:scale-x-100 md:text-18"
						>
							<span>{t(`tabs.${tab}`)}</span>
							{count > 0 && (
								<>
									<span
										aria-hidden="true"
										className="tabular grid h-6 min-w-6 place-items-center rounded-pill bg-sand-100 px-1.5 text-12 leading-none font-semibold text-ink-500 group-aria-[current]:bg-navy-700 group-aria-[current]:text-white"
									>
										{count}
									</span>
									<span className="sr-only">{t('tabs.count', { count })}</span>
								</>
							)}
						</Link>
					</li>
				))}
			</ul>
		</nav>
	);
}
