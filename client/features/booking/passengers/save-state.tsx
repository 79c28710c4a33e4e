import { useTranslation } from 'react-i18next';

const SAVE_WORDS = { saved: 'save.saved', saving: 'save.saving', failed: 'save.failed' } as const;

/** Whether what was filled in is kept. */
export function SaveState({ saving, onRetry }: { saving: keyof typeof SAVE_WORDS; onRetry: () => void }) {
	const { t } = useTranslation('booking');
	const quiet = saving === 'failed' ? 'text-red-700' : 'text-2 max-md:sr-only';
	return (
		<p role="status" className={`text-14 md:mt-3 md:text-center ${quiet}`}>
			{t(SAVE_WORDS[saving])}{' '}
			{saving === 'failed' && (
				<button type="button" onClick={onRetry} className="min-h-target text-link underline underline-offset-4">
					{t('save.retry')}
				</button>
			)}
		</p>
	);
}
