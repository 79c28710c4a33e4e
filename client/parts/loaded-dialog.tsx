import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '#client/ui/dialog.tsx';
import { RetryNotice } from '#client/ui/notice.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { useLoaded } from '#client/ui/use-loaded.ts';
import { useFailureWords } from './failure-notice.tsx';

type Props<T> = Omit<ComponentProps<typeof Dialog>, 'open' | 'closeLabel' | 'children'> & {
	/** Loads the content; the same function on every render. */
	load: () => Promise<T>;
	/** The words of the notice when the content can't be loaded; its button tries again. */
	failed: { title: string; text?: string; retry?: string };
	/** Shown while the content loads, instead of a plain block. */
	waiting?: ReactNode;
	children: (content: T) => ReactNode;
};

/** Renders a dialog that loads its content when it opens. */
export function LoadedDialog<T>({ load, failed, waiting = <Skeleton className="h-96" />, children, ...dialog }: Props<T>) {
	const { t } = useTranslation();
	const wordsOf = useFailureWords();
	const { loaded, failure, retry } = useLoaded(load);
	return (
		<Dialog open closeLabel={t('close')} {...dialog}>
			{loaded === null && waiting}
			{loaded === 'failed' && (
				<RetryNotice title={failed.title} label={failed.retry ?? t('retry')} onRetry={retry}>
					{wordsOf(failure) || failed.text}
				</RetryNotice>
			)}
			{loaded !== null && loaded !== 'failed' && children(loaded)}
		</Dialog>
	);
}
