import { useLanguage } from '#client/app/facts.tsx';
import { useTranslation } from '#client/i18n/use-translation.ts';
import { CheckIcon } from '#client/ui/icons.tsx';
import { WarningIcon } from '#client/ui/task-icons.tsx';
import { formatMoment } from '#shared/rules/moments.ts';
import type { FormState } from './form-store.ts';
import { timeOf } from './use-fields.tsx';

const HALF_A_DAY = 43_200_000;

/** Shows whether the answers are saved. Screen readers announce only that they aren't yet. */
export function SaveLine({ state: { save, savedAt, now } }: { state: Pick<FormState, 'save' | 'savedAt' | 'now'> }) {
	const { t } = useTranslation('check-in');
	const lang = useLanguage();
	const waits = save === 'waiting';
	const words = waits
		? t('form.save.waiting')
		: save === 'saving'
			? t('form.save.saving')
			: savedAt === null
				? t('form.save.auto')
				: t('form.save.saved', { time: now - savedAt < HALF_A_DAY ? timeOf(savedAt) : formatMoment(savedAt, lang) });
	const Icon = waits ? WarningIcon : CheckIcon;
	return (
		<p data-save={save} className={`flex items-center gap-1.5 text-14 leading-head ${waits ? 'text-amber-800' : 'text-2'}`}>
			{(waits || (savedAt !== null && save !== 'saving')) && <Icon size={16} className="shrink-0" />}
			<span>{words}</span>
			<span role="status" className="sr-only">
				{waits ? words : ''}
			</span>
		</p>
	);
}
