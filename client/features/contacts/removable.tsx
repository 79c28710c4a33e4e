import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureText } from '#client/app/failed-call.ts';
import { useMessages } from '#client/ui/messages.tsx';

const ConfirmRemoval = lazy(() => import('./confirm-removal.tsx'));

type Undo = () => Promise<void>;

/** An entry that can be removed: a dialog names it first, and until the page is left it can be put back. */
export function Removable({
	name,
	remove,
	children,
}: {
	name: string;
	/** Removes the entry, and returns the function that puts it back. */
	remove: () => Promise<Undo>;
	children: (button: ReactNode) => ReactNode;
}) {
	const { t } = useTranslation('contacts');
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
	const confirmed = () =>
		attempt(async () => {
			setAsking(false);
			const run = await remove();
			setUndo({ run });
		});
	const undone = () =>
		attempt(async () => {
			await undo?.run();
			setUndo(undefined);
			show('ok', t('restored'));
		});
	return (
		<li>
			{undo ? (
				<p
					role="status"
					className="flex h-full min-h-20 items-center justify-between gap-4 rounded-3 border border-dashed border-control px-5"
				>
					{t('removed', { name })}
					<button
						type="button"
						onClick={() => void undone()}
						className="min-h-target px-2 font-semibold text-link hover:underline"
					>
						{t('undo')}
					</button>
				</p>
			) : (
				children(
					<button
						type="button"
						aria-label={t('removeNamed', { name })}
						aria-haspopup="dialog"
						onClick={() => setAsking(true)}
						className="inline-flex min-h-target items-center px-2 text-2 underline-offset-4 hover:text-red-700 hover:underline noscript:hidden"
					>
						{t('remove')}
					</button>,
				)
			)}
			{asking && (
				<Suspense>
					<ConfirmRemoval name={name} onConfirm={() => void confirmed()} onClose={() => setAsking(false)} />
				</Suspense>
			)}
		</li>
	);
}
