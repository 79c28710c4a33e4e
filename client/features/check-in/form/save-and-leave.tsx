import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { checkInPath } from '#shared/journey-paths.ts';
import { PeopleLink } from '../people-link.tsx';

/** Back to the people of the order, once what was filled in has arrived. */
export function SaveAndLeave({ order, settled }: { order: string; settled: () => Promise<boolean> }) {
	const { t } = useTranslation('check-in');
	const navigate = useNavigate();
	const leave = async (event: MouseEvent) => {
		if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
		event.preventDefault();
		// What can't be saved keeps the page, which says so
		if (await settled()) await navigate(checkInPath(order));
	};
	return (
		<PeopleLink order={order} onClick={(event) => void leave(event)}>
			{t('form.leave')}
		</PeopleLink>
	);
}
