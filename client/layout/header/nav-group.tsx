import { type Dispatch, memo, type SetStateAction, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { onDemand } from '#client/app/on-demand.tsx';
import { ArrowRightIcon } from '#client/ui/icons.tsx';
import { Link } from '#client/ui/link.tsx';
import { OnceShown } from '#client/ui/once-shown.tsx';
import { paths } from '#shared/paths.ts';
import { NavItem } from '../nav-item.tsx';
import type { NavGroup as Group, NavColumn, NavLink } from '../navigation.ts';
import { fading, HeaderMenu } from './header-menu.tsx';

const MenuShow = onDemand(() => import('./menu-show.tsx'));

/** Renders a few large entries side by side, each with a line about it. */
const Tiles = ({ links }: { links: readonly NavLink[] }) => (
	<ul className="grid auto-cols-fr grid-flow-col gap-8 xl:gap-12">
		{links.map((link) => (
			<li key={link.to} className="flex">
				<NavItem
					link={link}
					hint
					className="group/tile flex w-full flex-col gap-2 border-t border-line pt-5 pb-2 font-display text-18 leading-head transition-colors duration-base *:last:font-sans hover:border-gold-500 hover:text-link"
				/>
			</li>
		))}
	</ul>
);

/** Renders lists of links under their headings. */
function Columns({ columns }: { columns: readonly NavColumn[] }) {
	const { t } = useTranslation();
	return (
		<div className="flex gap-x-12 lg:border-l lg:border-line lg:pl-12 wide:gap-x-[min(4rem,4.5vw)]">
			{columns.map(({ title, links }) => (
				<div key={title ?? 'main'} className="min-w-[min(8rem,9vw)]">
					{title && <p className="eyebrow mb-2">{t(`nav.${title}`)}</p>}
					<ul>
						{links.map((link) => (
							<li key={link.to}>
								<NavItem
									link={link}
									className={`flex min-h-target items-center underline-offset-4 hover:text-link hover:underline ${title ? '' : 'font-display text-18 leading-head'}`}
								/>
							</li>
						))}
					</ul>
				</div>
			))}
		</div>
	);
}

/** Renders a group's heading and its links, and a picture once the panel has been opened. */
function Panel({ group, open }: { group: Group; open: boolean }) {
	const { t } = useTranslation();
	const [used, setUsed] = useState(open);
	if (open && !used) setUsed(true);
	return (
		<div className="column grid gap-12 py-8 lg:grid-cols-[minmax(0,14rem)_1fr] lg:py-10 xl:grid-cols-[minmax(0,14rem)_1fr_minmax(0,22rem)] xl:gap-[min(4rem,4.5vw)] xl:py-12">
			<div className="max-lg:hidden">
				<p className="font-display text-h3 leading-head">{t(`nav.${group.name}`)}</p>
				<p className="mt-3 text-muted">{t(`nav.${group.name}Lead`)}</p>
				{group.name === 'experience' && (
					<Link
						to={paths.search}
						className="mt-5 inline-flex min-h-target items-center gap-2 font-semibold text-link underline-offset-4 hover:underline"
					>
						{t('nav.explore')}
						<ArrowRightIcon size={18} />
					</Link>
				)}
			</div>
			{group.columns.length === 1 ? <Tiles links={group.columns[0]?.links ?? []} /> : <Columns columns={group.columns} />}
			<div className="min-h-68 max-xl:hidden noscript:hidden">{used && <MenuShow group={group.name} />}</div>
		</div>
	);
}

type Props = {
	group: Group;
	open: boolean;
	/** Sets which group is open, if any. */
	setOpen: Dispatch<SetStateAction<Group['name'] | null>>;
};

/** Renders a group of the header's navigation: a button, and the panel that it opens by hover, press or Enter. */
export const NavGroup = memo(function NavGroup({ group: { name }, group, open, setOpen }: Props) {
	const { t } = useTranslation();
	return (
		<HeaderMenu
			open={open}
			onChange={(next) => setOpen((now) => (next ? name : now === name ? null : now))}
			onHover
			button={<span>{t(`nav.${name}`)}</span>}
			className="group/item"
			buttonClassName="relative flex h-header items-center gap-1.5 px-3 font-semibold whitespace-nowrap opening-line xl:px-[min(1rem,1.25vw)]"
			panelClassName={`absolute inset-x-0 top-full border-t border-line bg-white text-ink-900 shadow-3 ${fading(open)}`}
		>
			<OnceShown shown={open}>
				<Panel group={group} open={open} />
			</OnceShown>
		</HeaderMenu>
	);
});
