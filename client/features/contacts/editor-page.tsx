import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage } from '#client/app/facts.tsx';
import { PageHead } from '#client/layout/page-head.tsx';
import { OnlyInChinese } from '#client/parts/only-in-chinese.tsx';
import { ArrowLeftIcon } from '#client/ui/task-icons.tsx';
import { paths } from '#shared/paths.ts';

/** What stands in for these pages in English, which has no such part (spec section 6). */
export function ChineseOnly() {
	const { t } = useTranslation('contacts');
	return <OnlyInChinese title={t('chinese.title')} text={t('chinese.text')} change={t('chinese.change')} />;
}

/** The frame of an editor: the way back, the heading, one column. */
export function EditorPage({ title, path, children }: { title: string; path: string; children: ReactNode }) {
	const { t } = useTranslation('contacts');
	const chinese = useLanguage() === 'CN';
	return (
		<main className="column py-8 md:py-14">
			<PageHead title={title} path={path} hidden />
			{chinese ? (
				<div className="mx-auto max-w-160">
					<Link to={paths.contacts} className="inline-flex min-h-target items-center gap-2 text-link hover:underline">
						<ArrowLeftIcon size={18} />
						{t('passenger.back')}
					</Link>
					<h1 className="mt-2 mb-8 text-h2 md:mb-10">{title}</h1>
					{children}
				</div>
			) : (
				<ChineseOnly />
			)}
		</main>
	);
}
