import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { PageHead } from '#client/layout/page-head.tsx';
import { ArrowLeftIcon } from '#client/ui/task-icons.tsx';
import { paths } from '#shared/paths.ts';

/** The frame of an editor: a link back, the heading, one column. */
export function EditorPage({ title, path, children }: { title: string; path: string; children: ReactNode }) {
	const { t } = useTranslation('contacts');
	return (
		<main className="column py-8 md:py-14">
			<PageHead title={title} path={path} />
			<div className="mx-auto max-w-160">
				<Link to={paths.contacts} className="inline-flex min-h-target items-center gap-2 text-link hover:underline">
					<ArrowLeftIcon size={18} />
					{t('passenger.back')}
				</Link>
				<h1 className="mt-2 mb-8 text-h2 md:mb-10">{title}</h1>
				{children}
			</div>
		</main>
	);
}
