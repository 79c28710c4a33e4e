import { useEffect, useState } from 'react';
import { browserApi } from '#client/app/api.ts';
import { useLanguage } from '#client/app/facts.tsx';
import { useTranslation } from '#client/i18n/use-translation.ts';
import type { CallOutput } from '#shared/catalogue/catalogue.ts';
import { checkInFormPath } from '#shared/journey-paths.ts';
import { formatMoment } from '#shared/rules/moments.ts';
import { BarFrame, BarLink } from './bar-frame.tsx';
import { isOfTrip } from './trip-pages.ts';

type Unfinished = CallOutput<'GET /check-in/unfinished'>['unfinished'];

/**
 * Renders the check-in that was begun: its person, the time when it was saved last, and a link that goes on with it. It is asked
 * for again on each page of the member's trips.
 */
export function CheckInBar({ pathname }: { pathname: string }) {
	const { t } = useTranslation('trip');
	const lang = useLanguage();
	const [answer, setAnswer] = useState<{ on: string; unfinished: Unfinished } | null>(null);
	useEffect(() => {
		if (!isOfTrip(pathname)) return;
		browserApi('GET /check-in/unfinished', {}).then(
			({ unfinished }) => setAnswer({ on: pathname, unfinished }),
			() => {},
		);
	}, [pathname]);
	// The check-in may have been sent since the page before.
	const unfinished = answer?.on === pathname ? answer.unfinished : null;
	if (!unfinished) return null;
	const { order, person, step, name, savedAt } = unfinished;
	return (
		<BarFrame label={t('resume.label')}>
			<BarLink
				to={checkInFormPath({ order, person, step })}
				title={t('resume.title', { name })}
				text={t('resume.saved', { time: formatMoment(savedAt, lang) })}
				go={t('resume.go')}
			/>
		</BarFrame>
	);
}
