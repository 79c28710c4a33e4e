import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { ArrowLeftIcon } from '#client/ui/task-icons.tsx';
import { checkInPath } from '#shared/inner-paths.ts';

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
		<Link
			to={checkInPath(order)}
			onClick={(event) => void leave(event)}
			className="inline-flex min-h-target items-center gap-2 text-link hover:underline"
		>
			<ArrowLeftIcon size={18} />
			{t('form.leave')}
		</Link>
	);
}
