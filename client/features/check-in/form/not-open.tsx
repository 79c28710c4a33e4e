import { useTranslation } from 'react-i18next';
import { useLanguage, useSite } from '#client/app/facts.tsx';
import { PageHead } from '#client/layout/page-head.tsx';
import { LinkButton } from '#client/ui/button.tsx';
import { Notice } from '#client/ui/notice.tsx';
import type { CheckInPerson, CheckInSailing } from '#shared/catalogue/bff/check-in.ts';
import { checkInPath } from '#shared/journey-paths.ts';
import { formatMoment } from '#shared/rules/dates.ts';
import { CheckInFrame } from '../check-in-frame.tsx';

/** In place of the form of somebody who can't be checked in now: why, from when on, and the way on. */
export function NotOpen({ sailing, person, path }: { sailing: CheckInSailing; person: CheckInPerson; path: string }) {
	const { t } = useTranslation('check-in');
	const lang = useLanguage();
	const { phone } = useSite();
	const { opens, closes } = sailing.window;
	const why =
		person.state === 'too-early' || person.state === 'too-late' || person.state === 'needs-help' ? person.state : 'done';
	const title = t(`form.notOpen.${why}.title`);
	return (
		<>
			<PageHead title={title} path={path} />
			<CheckInFrame sailing={sailing} person={person} back={null}>
				<h1 className="mt-6 text-h2! md:mt-8">{title}</h1>
				<div className="mt-6 grid justify-items-start gap-6">
					<Notice tone={why === 'done' ? 'ok' : 'info'}>
						{person.message ||
							t(`form.notOpen.${why}.text`, { opens: formatMoment(opens, lang), closes: formatMoment(closes, lang) })}
						{(why === 'too-late' || why === 'needs-help') && (
							<>
								{' '}
								<a href={`tel:${phone}`} className="tabular whitespace-nowrap text-link underline underline-offset-4">
									{phone}
								</a>
							</>
						)}
					</Notice>
					<LinkButton to={checkInPath(sailing.order)}>{t('form.people')}</LinkButton>
				</div>
			</CheckInFrame>
		</>
	);
}
