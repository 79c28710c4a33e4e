import { useTranslation } from 'react-i18next';
import { useAddress } from '#client/app/root-data.ts';
import { memberName, type Session } from '#client/app/session.tsx';
import { ChevronRightIcon, UserIcon } from '#client/ui/icons.tsx';
import { Link } from '#client/ui/link.tsx';
import { loginPath } from '#shared/paths.ts';
import { MemberEntries } from '../member-entries.tsx';
import { useLogout } from '../use-logout.ts';

const action = 'flex min-h-target items-center gap-2 font-semibold';

/** Renders the member's name, with links to their pages. */
export function MobileMember({ user, onLeave }: { user: NonNullable<Session['user']>; onLeave: () => void }) {
	const { t } = useTranslation();
	return (
		<section aria-label={t('member.menu')} className="border-b border-line py-5">
			<p className="flex items-center gap-3">
				<span className="grid size-10 shrink-0 place-items-center rounded-pill bg-navy-50 text-navy-700">
					<UserIcon size={20} />
				</span>
				<span className="min-w-0">
					<span className="block truncate font-display text-18 leading-head">
						{t('member.hello', { name: memberName(user) })}
					</span>
					{user.nickname && <span className="tabular block text-14 text-muted">{user.mobileMasked}</span>}
				</span>
			</p>
			<MemberEntries
				className="mt-3 grid grid-cols-2 gap-x-4"
				look="flex min-h-12 w-full items-center text-left"
				onDialog={onLeave}
			/>
		</section>
	);
}

export function LogoutButton() {
	const { t } = useTranslation();
	const { logout, busy } = useLogout();
	return (
		<button type="button" onClick={logout} aria-disabled={busy || undefined} className={action}>
			{t('member.logout')}
		</button>
	);
}

export function LoginLink() {
	const { t } = useTranslation();
	const address = useAddress();
	return (
		<Link to={loginPath(address)} rel="nofollow" className={action}>
			<UserIcon size={22} />
			{t('header.login')}
			<ChevronRightIcon size={16} />
		</Link>
	);
}
