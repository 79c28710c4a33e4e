import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureText } from '#client/app/failed-call.ts';
import { onDemand } from '#client/app/on-demand.tsx';
import { Link } from '#client/ui/link.tsx';
import { useMessages } from '#client/ui/messages.tsx';
import { type EntryKind, editorPath } from './editor-page.tsx';

const QuestionDialog = onDemand(async () => ({ default: (await import('#client/ui/question-dialog.tsx')).QuestionDialog }));

type Undo = () => Promise<void>;

type Props = {
	kind: EntryKind;
	id: string;
	name: string;
	/** Removes the entry, and resolves to the function that restores it. */
	remove: () => Promise<Undo>;
	children: ReactNode;
};

/**
 * A passenger or contact that can be edited and removed. A dialog asks before it is removed; it can be restored until the page is
 * left.
 */
export function EntryCard({ kind, id, name, remove, children }: Props) {
	const { t } = useTranslation(['contacts', 'common']);
	const show = useMessages();
	const [asking, setAsking] = useState(false);
	const [undo, setUndo] = useState<{ run: Undo }>();
	const attempt = async (work: () => Promise<void>) => {
		try {
			await work();
		} catch (error) {
			show('error', failureText(error, t('failed')));
		}
	};
	const close = () => setAsking(false);
	const confirm = () =>
		attempt(async () => {
			close();
			const run = await remove();
			setUndo({ run });
		});
	const restore = () =>
		attempt(async () => {
			await undo?.run();
			setUndo(undefined);
			show('ok', t('restored'));
		});
	if (undo)
		return (
			<li>
				<p
					role="status"
					className="flex h-full min-h-20 items-center justify-between gap-4 rounded-3 border border-dashed border-control px-5"
				>
					<span>{t('removed', { name })}</span>
					<button
						type="button"
						onClick={() => void restore()}
						className="min-h-target px-2 font-semibold text-link hover:underline"
					>
						{t('undo')}
					</button>
				</p>
			</li>
		);
	return (
		<li>
			<article className="card flex h-full flex-col">
				{children}
				<div className="-mx-2 mt-auto flex gap-2 pt-4">
					<Link
						to={editorPath(kind, id)}
						aria-label={t('editNamed', { name })}
						className="inline-flex min-h-target items-center px-2 text-link underline-offset-4 hover:underline"
					>
						{t('edit')}
					</Link>
					<button
						type="button"
						aria-label={t('removeNamed', { name })}
						aria-haspopup="dialog"
						onClick={() => setAsking(true)}
						className="inline-flex min-h-target items-center px-2 text-muted underline-offset-4 hover:text-red-700 hover:underline noscript:hidden"
					>
						{t('remove')}
					</button>
				</div>
			</article>
			{asking && (
				<QuestionDialog
					title={t('confirm.title', { name })}
					closeLabel={t('common:close')}
					width={440}
					dismissible
					answers={[
						{ text: t('confirm.no'), look: 'ghost', onClick: close },
						{ text: t('confirm.yes'), look: 'danger', onClick: () => void confirm() },
					]}
					onClose={close}
				>
					<p>{t('confirm.text')}</p>
				</QuestionDialog>
			)}
		</li>
	);
}
