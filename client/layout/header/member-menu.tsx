import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage } from '#client/app/facts.tsx';
import { ChevronDownIcon, UserIcon } from '#client/ui/icons.tsx';
import { useDisclosure } from '#client/ui/use-disclosure.ts';
import type { Session } from '../../app/session.tsx';
import { MemberPopups } from '../member-popups.tsx';
import { memberLinks } from '../navigation.ts';
import { useLogout } from '../use-logout.ts';
import { useHover } from './use-hover.ts';

const row =
	'flex min-h-target w-full items-center px-5 text-left transition-colors duration-base hover:bg-navy-50 hover:text-link';

/** The member's name, and what is theirs: opens on hover, click or Enter. */
export default function MemberMenu({ user }: { user: NonNullable<Session['user']> }) {
	const { t } = useTranslation();
	const lang = useLanguage();
	const [open, setOpen] = useState(false);
	const { area, button, panel } = useDisclosure<HTMLDivElement>(open, setOpen);
	const { logout, busy } = useLogout();
	const name = user.nickname || user.mobileMasked;
	const links = memberLinks(lang);
	return (
		<div
			role="group"
			aria-label={t('member.menu')}
			className="not-at-checkout relative max-md:hidden"
			{...useHover(open, setOpen)}
			{...area}
		>
			<button {...button} aria-label={name} className="flex min-h-target items-center gap-2 font-medium">
				<UserIcon size={20} />
				<span className="max-w-[min(9rem,10vw)] truncate max-lg:sr-only">{name}</span>
				<ChevronDownIcon size={16} className={`transition-transform duration-base ${open ? 'rotate-180' : ''}`} />
			</button>
			<div
				{...panel}
				className={`absolute top-full right-0 w-60 rounded-3 border border-line bg-white py-2 text-16 text-ink-900 shadow-3 duration-base ${open ? 'visible opacity-100 transition-[opacity,translate]' : 'invisible -translate-y-1 opacity-0 transition-[opacity,visibility,translate]'}`}
			>
				<div className="border-b border-line px-5 pt-2 pb-3">
					<p className="truncate font-display text-20 leading-head">{t('member.hello', { name })}</p>
					{user.nickname && <p className="tabular mt-1 text-14 text-2">{t('member.number', { number: user.mobileMasked })}</p>}
				</div>
				{links.length > 0 && (
					<ul className="border-b border-line py-2">
						{links.map(({ to, text }) => (
							<li key={to}>
								<Link to={to} onClick={() => setOpen(false)} className={row}>
									{t(`member.${text}`)}
								</Link>
							</li>
						))}
						<MemberPopups className={row} onOpen={() => setOpen(false)} />
					</ul>
				)}
				<button type="button" onClick={logout} aria-disabled={busy || undefined} className={`mt-2 ${row}`}>
					{t('member.logout')}
				</button>
			</div>
		</div>
	);
}
