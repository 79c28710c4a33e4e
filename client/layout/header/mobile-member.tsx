import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage } from '#client/app/facts.tsx';
import { UserIcon } from '#client/ui/icons.tsx';
import type { Session } from '../../app/session.tsx';
import { MemberPopups } from '../member-popups.tsx';
import { memberLinks } from '../navigation.ts';

/** The member who is logged in, with links to their pages. */
export function MobileMember({ user, onLeave }: { user: NonNullable<Session['user']>; onLeave: () => void }) {
	const { t } = useTranslation();
	const lang = useLanguage();
	return (
		<section aria-label={t('member.menu')} className="border-b border-line py-5">
			<p className="flex items-center gap-3">
				<span className="grid size-10 shrink-0 place-items-center rounded-pill bg-navy-50 text-navy-700">
					<UserIcon size={20} />
				</span>
				<span className="min-w-0">
					<span className="block truncate font-display text-20 leading-head">
						{t('member.hello', { name: user.nickname || user.mobileMasked })}
					</span>
					{user.nickname && <span className="tabular block text-14 text-2">{user.mobileMasked}</span>}
				</span>
			</p>
			{memberLinks(lang).length > 0 && (
				<ul className="mt-3 grid grid-cols-2 gap-x-4">
					{memberLinks(lang).map(({ to, text }) => (
						<li key={to}>
							<Link to={to} className="flex min-h-12 w-full items-center">
								{t(`member.${text}`)}
							</Link>
						</li>
					))}
					<MemberPopups className="flex min-h-12 w-full items-center text-left" onOpen={onLeave} />
				</ul>
			)}
		</section>
	);
}
