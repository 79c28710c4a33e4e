import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { useFacts } from '#client/app/facts.tsx';
import { useSession } from '#client/app/session.tsx';
import { ArrowUpIcon, CartIcon, ChatIcon, QrIcon, QuestionIcon, SearchIcon, UserIcon } from '#client/ui/icons.tsx';
import { Tooltip } from '#client/ui/tooltip.tsx';
import { useDisclosure } from '#client/ui/use-disclosure.ts';
import { useScrolled } from '#client/ui/use-scrolled.ts';
import { loginPath, paths } from '#shared/paths.ts';
import { usePanels } from './panels.tsx';
import { QrCode } from './qr-code.tsx';

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

function Consult({ src }: { src: string }) {
	const { t } = useTranslation();
	const [open, setOpen] = useState(false);
	const { area, button, panel } = useDisclosure<HTMLLIElement>(open, setOpen);
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

/** Members have the cart beside the page; guests log in and find it. On the cart's own page there is nothing to open. */
function CartEntry() {
	const { t } = useTranslation();
	const { pathname } = useLocation();
	const { badges, user, known } = useSession();
	const { openCart, cartOpen } = usePanels();
	const name = badges.cart > 0 ? t('tabs.cartCount', { count: badges.cart }) : t('float.cart');
	const label = (
		<>
			<CartIcon size={22} />
			{badges.cart > 0 && (
				<span
					aria-hidden="true"
					className="tabular absolute top-0.5 right-0.5 min-w-4.5 rounded-pill bg-coral-600 px-1 text-center text-12 leading-4.5 text-white"
				>
					{badges.cart > 99 ? '99+' : badges.cart}
				</span>
			)}
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
			to={known && !user ? loginPath(paths.cart) : paths.cart}
			rel="nofollow"
			aria-label={name}
			aria-current={pathname === paths.cart ? 'page' : undefined}
			className={`rounded-t-3 ${look}`}
		>
			{label}
		</Link>
	);
}

/** The member centre; guests log in first. */
function MemberEntry() {
	const { t } = useTranslation();
	const { user, known } = useSession();
	return (
		<Link to={known && !user ? loginPath(paths.crm) : paths.crm} rel="nofollow" aria-label={t('float.member')} className={look}>
			<UserIcon size={22} />
		</Link>
	);
}

/** Tools at the right edge of wide screens, in the margin beside the page's column where there is one. */
export function FloatingBar() {
	const { t } = useTranslation();
	const { lang, site } = useFacts();
	const { openSupport } = usePanels();
	const scrolled = useScrolled(screenPassed);
	return (
		<aside aria-label={t('float.label')} className="floating-bar max-md:hidden" data-noprint>
			<ul className="divide-y divide-line rounded-3 border border-line bg-white shadow-2">
				{lang === 'CN' && (
					<Tip text={t('float.cart')}>
						<CartEntry />
					</Tip>
				)}
				<Tip text={t('float.search')}>
					<Link to={paths.search} aria-label={t('float.search')} className={look}>
						<SearchIcon size={22} />
					</Link>
				</Tip>
				<Tip text={t('float.member')}>
					<MemberEntry />
				</Tip>
				{lang === 'CN' && (
					<Tip text={t('float.faq')}>
						<Link to={paths.faq} aria-label={t('float.faq')} className={look}>
							<QuestionIcon size={22} />
						</Link>
					</Tip>
				)}
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
}
