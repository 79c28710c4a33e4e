import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFacts } from '#client/app/facts.tsx';
import { whenIdle } from '#client/app/when-idle.ts';
import { CheckCircleIcon } from '#client/ui/task-icons.tsx';
import type { CallOutput } from '#shared/catalogue/catalogue.ts';
import { languageTag } from '#shared/rules/language.ts';
import { keepPasses } from './keep-passes.ts';

/** Keeps the passes on this device each time they are shown, and shows the time of the copy. */
export function KeptNote({ view, asked }: { view: CallOutput<'GET /tickets'>; asked: string | undefined }) {
	const { t } = useTranslation('ticket');
	const { lang, device, site, assets } = useFacts();
	const [keptAt, setKeptAt] = useState<Date | null>(null);
	const keep = useEffectEvent(async (seen: typeof view) => {
		// The entry's name changes with each release.
		const build = assets.script.replace(/^.*\/|\.\w+$/g, '');
		setKeptAt(await keepPasses({ view: seen, asked, build, words: { t, lang, site } }));
	});
	useEffect(() => whenIdle(() => void keep(view)), [view]);
	if (!keptAt) return null;
	const time = keptAt.toLocaleTimeString(languageTag(lang), { hour: '2-digit', minute: '2-digit', hour12: false });
	return (
		<p role="status" data-kept="" className="flex items-start gap-2 text-14 text-2">
			<CheckCircleIcon size={18} className="mt-0.5 shrink-0 text-green-700" />
			{t(device === 'mobile' ? 'kept.phone' : 'kept.computer', { time })}
		</p>
	);
}
