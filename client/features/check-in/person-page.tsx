import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#client/app/facts.tsx';
import { MissingPage } from '#client/layout/missing-page.tsx';
import { PageHead } from '#client/layout/page-head.tsx';
import { PhoneLink } from '#client/parts/phone-link.tsx';
import { LinkButton } from '#client/ui/button.tsx';
import { Notice } from '#client/ui/notice.tsx';
import type { CheckInPerson, CheckInSailing } from '#shared/catalogue/bff/check-in.ts';
import { checkInPath, paths } from '#shared/paths.ts';
import { formatMoment } from '#shared/rules/dates.ts';
import { CheckInFrame } from './check-in-frame.tsx';

type Shown = { sailing: CheckInSailing; person: CheckInPerson };

/** Renders why a check-in isn't open, its opening or closing time, and the link back. */
function NotOpen({ sailing, person, path }: Shown & { path: string }) {
	const { t } = useTranslation('check-in');
	const lang = useLanguage();
	const { opens, closes } = sailing.window;
	const { state, message } = person;
	const why = state === 'too-early' || state === 'too-late' || state === 'needs-help' ? state : 'done';
	const title = t(`form.notOpen.${why}.title`);
	return (
		<CheckInFrame sailing={sailing} person={person}>
			<PageHead title={title} path={path} />
			<h1 className="mt-6 text-h2! md:mt-8">{title}</h1>
			<div className="mt-6 grid justify-items-start gap-6">
				<Notice tone={why === 'done' ? 'ok' : 'info'}>
					<span>
						{message || t(`form.notOpen.${why}.text`, { opens: formatMoment(opens, lang), closes: formatMoment(closes, lang) })}
					</span>
					{(why === 'too-late' || why === 'needs-help') && (
						<span>
							{' '}
							<PhoneLink />
						</span>
					)}
				</Notice>
				<LinkButton to={checkInPath(sailing.order)}>{t('form.people')}</LinkButton>
			</div>
		</CheckInFrame>
	);
}

/** Renders a page of a passenger's check-in: `children` where it can be filled in, else why it can't. Without `shown` the passenger is missing. */
export function PersonPage({ path, shown, children }: { path: string; shown: Shown | null | undefined; children: ReactNode }) {
	const { t } = useTranslation('check-in');
	if (!shown) {
		const all = <LinkButton to={paths.online}>{t('form.missing.all')}</LinkButton>;
		return (
			<MissingPage path={path} title={t('form.missing.title')} action={all}>
				{t('form.missing.text')}
			</MissingPage>
		);
	}
	const { state } = shown.person;
	const isOpen = state === 'not-started' || state === 'begun';
	return (
		<main data-short-footer="" className="check-in-page">
			{isOpen ? children : <NotOpen {...shown} path={path} />}
		</main>
	);
}
