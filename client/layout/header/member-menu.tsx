import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { memberName, type Session } from '#client/app/session.tsx';
import { UserIcon } from '#client/ui/icons.tsx';
import { MemberEntries } from '../member-entries.tsx';
import { useLogout } from '../use-logout.ts';
import { fading, HeaderMenu } from './header-menu.tsx';

const row =
	'flex min-h-target w-full items-center px-5 text-left transition-colors duration-base hover:bg-navy-50 hover:text-link';

/** Renders the member's name, which opens a menu of their pages by hover, press or Enter. */
export default function MemberMenu({ user }: { user: NonNullable<Session['user']> }) {
	const { t } = useTranslation();
	const [open, setOpen] = useState(false);
	const { logout, busy } = useLogout();
	const name = memberName(user);
	const close = () => setOpen(false);
	return (
		<HeaderMenu
			as="div"
			group={t('member.menu')}
			open={open}
			onChange={setOpen}
			onHover
			label={name}
			button={
				<>
					<UserIcon size={20} />
					<span className="max-w-[min(9rem,10vw)] truncate max-lg:sr-only">{name}</span>
				</>
			}
			className="not-at-checkout relative max-md:hidden"
			buttonClassName="flex min-h-target items-center gap-2"
			panelClassName={`absolute top-full right-0 w-60 rounded-3 border border-line bg-white py-2 text-16 text-ink-900 shadow-3 ${fading(open)}`}
		>
			<div className="border-b border-line px-5 pt-2 pb-3">
				<p className="truncate font-display text-18 leading-head">{t('member.hello', { name })}</p>
				{user.nickname && <p className="tabular mt-1 text-14 text-muted">{t('member.number', { number: user.mobileMasked })}</p>}
			</div>
			<MemberEntries className="border-b border-line py-2" look={row} onLink={close} onDialog={close} />
			<button type="button" onClick={logout} aria-disabled={busy || undefined} className={`mt-2 ${row}`}>
				{t('member.logout')}
			</button>
		</HeaderMenu>
	);
}
