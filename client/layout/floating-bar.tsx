import { memo, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useFacts } from '#client/app/facts.tsx';
import { useMemberPath, useSession } from '#client/app/session.tsx';
import { ArrowUpIcon, CartIcon, ChatIcon, QrIcon, QuestionIcon, SearchIcon, UserIcon } from '#client/ui/icons.tsx';
import { Link } from '#client/ui/link.tsx';
import { Tooltip } from '#client/ui/tooltip.tsx';
import { useDisclosure } from '#client/ui/use-disclosure.ts';
import { useScrolled } from '#client/ui/use-scrolled.ts';
import { paths } from '#shared/paths.ts';
import { CountBadge } from './count-badge.tsx';
import { usePanels } from './panels.tsx';
import { QrCode } from './qr-code.tsx';
import { useIsNarrow } from './use-is-narrow.ts';

const screenPassed = () => scrollY >= innerHeight;

const look =
	'relative grid h-target w-full place-items-center text-ink-700 transition-colors duration-base hover:bg-navy-50 hover:text-navy-700';

const Tip = ({ text, children }: { text: string; children: ReactNode }) => (
	<li>
		<Tooltip text={text} side="left">
			{() => children}
		</Tooltip>
	</li>
);

const Shortcut = ({ to, rel, text, icon }: { to: string; rel?: string; text: string; icon: ReactNode }) => (
	<Tip text={text}>
		<Link to={to} rel={rel} aria-label={text} className={look}>
			{icon}
		</Link>
	</Tip>
);

function Consult({ src }: { src: string }) {
	const { t } = useTranslation();
	const [open, setOpen] = useState(false);
	const { area, button, panel } = useDisclosure(open, setOpen);
	return (
		<li className="relative" {...area}>
			<button {...button} aria-label={t('float.consult')} className={look}>
				<QrIcon size={22} />
			</button>
			<div
				{...panel}
				hidden={!open}
				className="absolute right-full bottom-0 mr-3 rounded-3 bg-white p-4 text-center text-14 shadow-3"
			>
				<QrCode src={src} name={t('support.consult')} size={160} />
				<p aria-hidden="true" className="mt-2">
					{t('support.consult')}
				</p>
			</div>
		</li>
	);
}

/** Opens the cart beside the page for members, and leads guests to the login page first. On the cart's own page it opens nothing. */
function CartEntry() {
	const { t } = useTranslation();
	const { pathname } = useLocation();
	const { badges, user } = useSession();
	const memberPath = useMemberPath();
	const { openCart, cartOpen } = usePanels();
	const name = badges.cart > 0 ? t('tabs.cartCount', { count: badges.cart }) : t('float.cart');
	const label = (
		<>
			<CartIcon size={22} />
			<CountBadge count={badges.cart} className="top-0.5 right-0.5" />
		</>
	);
	if (user && pathname !== paths.cart) {
		return (
			<button
				type="button"
				aria-label={name}
				aria-expanded={cartOpen}
				onClick={({ currentTarget }) => openCart(currentTarget)}
				className={`rounded-t-3 ${look}`}
			>
				{label}
			</button>
		);
	}
	return (
		<Link
			to={memberPath(paths.cart)}
			rel="nofollow"
			aria-label={name}
			aria-current={pathname === paths.cart ? 'page' : undefined}
			className={`rounded-t-3 ${look}`}
		>
			{label}
		</Link>
	);
}

/** Renders tools at the right edge of wide screens, in the margin beside the page's column where there is one. */
export const FloatingBar = memo(function FloatingBar() {
	const { t } = useTranslation();
	const { lang, site } = useFacts();
	const isNarrow = useIsNarrow();
	const { openSupport } = usePanels();
	const memberPath = useMemberPath();
	const scrolled = useScrolled(screenPassed);
	if (isNarrow) return null;
	return (
		<aside aria-label={t('float.label')} className="floating-bar max-md:hidden" data-noprint>
			<ul className="divide-y divide-line rounded-3 border border-line bg-white shadow-2">
				{lang === 'CN' && (
					<Tip text={t('float.cart')}>
						<CartEntry />
					</Tip>
				)}
				<Shortcut to={paths.search} text={t('float.search')} icon={<SearchIcon size={22} />} />
				<Shortcut to={memberPath(paths.crm)} rel="nofollow" text={t('float.member')} icon={<UserIcon size={22} />} />
				{lang === 'CN' && <Shortcut to={paths.faq} text={t('float.faq')} icon={<QuestionIcon size={22} />} />}
				<Tip text={t('float.support')}>
					<button type="button" aria-label={t('float.support')} aria-haspopup="dialog" onClick={openSupport} className={look}>
						<ChatIcon size={22} />
					</button>
				</Tip>
				{lang === 'CN' && site.qr.consult && <Consult src={site.qr.consult} />}
			</ul>
			<div
				className={`mt-3 rounded-3 border border-line bg-white shadow-2 transition duration-base ${scrolled ? '' : 'invisible opacity-0'}`}
			>
				<Tooltip text={t('float.top')} side="left">
					{() => (
						<button
							type="button"
							aria-label={t('float.top')}
							onClick={() => scrollTo({ top: 0, behavior: 'smooth' })}
							className={look}
						>
							<ArrowUpIcon size={22} />
						</button>
					)}
				</Tooltip>
			</div>
		</aside>
	);
});
