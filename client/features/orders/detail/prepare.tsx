import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage } from '#client/app/facts.tsx';
import { CheckCircleIcon, DocumentIcon, GuestsIcon, TicketIcon, WarningIcon } from '#client/ui/task-icons.tsx';
import type { OrderView } from '#shared/catalogue/bff/orders.ts';
import { BOARDING_PASS_DAYS, CHECK_IN_DAYS } from '#shared/constants.ts';
import { checkInPath, ticketPath } from '#shared/inner-paths.ts';
import { paths } from '#shared/paths.ts';
import { addDays, formatDate } from '#shared/rules/dates.ts';

function Thing({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
	return (
		<li className="border-t border-gold-500 pt-4">
			<h3 className="flex items-center gap-2.5 text-18! font-semibold!">
				<span className="text-accent">{icon}</span>
				{title}
			</h3>
			<div className="mt-2 text-14 text-2">{children}</div>
		</li>
	);
}

function Way({ to, children }: { to: string; children: ReactNode }) {
	return (
		<Link to={to} className="mt-1 inline-flex min-h-target items-center text-link underline underline-offset-4">
			{children}
		</Link>
	);
}

/** What has to be ready before sailing, with this voyage's own days, and the state of each passenger's documents. */
export function Prepare({ order: { id, next, voyage, bookedCabins, passportValidUntil } }: { order: OrderView }) {
	const { t } = useTranslation('orders');
	const lang = useLanguage();
	const day = (value: string) => formatDate(value, 'day', lang);
	const attention = bookedCabins.flatMap(({ passengers }) => passengers).filter((guest) => guest.attention !== null).length;
	const Sign = attention > 0 ? WarningIcon : CheckCircleIcon;
	return (
		<section aria-labelledby="prepare">
			<h2 id="prepare" className="text-h3!">
				{t('prepare.title')}
			</h2>
			<ul className="mt-5 grid gap-x-8 gap-y-6 md:grid-cols-3">
				<Thing icon={<DocumentIcon size={20} />} title={t('prepare.documents')}>
					<p>{t('prepare.documentsText', { date: day(passportValidUntil) })}</p>
					<p className={`mt-2 flex gap-1.5 font-semibold ${attention > 0 ? 'text-amber-800' : 'text-green-700'}`}>
						<Sign size={18} className="mt-0.5 shrink-0" />
						{attention > 0 ? t('prepare.attention', { count: attention }) : t('prepare.documentsGood')}
					</p>
					{attention > 0 && lang === 'CN' && <Way to={paths.contacts}>{t('prepare.edit')}</Way>}
				</Thing>
				<Thing icon={<GuestsIcon size={20} />} title={t('prepare.checkIn')}>
					<p>{t('prepare.checkInText', { date: day(addDays(voyage.date, -CHECK_IN_DAYS)) })}</p>
					{next === 'check-in' && <Way to={checkInPath(id)}>{t('prepare.checkInOpen')}</Way>}
				</Thing>
				<Thing icon={<TicketIcon size={20} />} title={t('prepare.pass')}>
					<p>{t('prepare.passText', { date: day(addDays(voyage.date, -BOARDING_PASS_DAYS)) })}</p>
					{(next === 'await-pass' || next === 'board') && <Way to={ticketPath(id)}>{t('prepare.passOpen')}</Way>}
				</Thing>
			</ul>
		</section>
	);
}
