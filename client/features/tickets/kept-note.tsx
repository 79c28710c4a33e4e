import { useEffect, useEffectEvent, useState } from 'react';
import { useFacts } from '#client/app/facts.tsx';
import { whenIdle } from '#client/app/when-idle.ts';
import { useTranslation } from '#client/i18n/use-translation.ts';
import { useDepartureWords } from '#client/parts/order/departure-change.tsx';
import { useVoyageName } from '#client/parts/voyage-name.tsx';
import { CheckCircleIcon } from '#client/ui/task-icons.tsx';
import type { CallOutput } from '#shared/catalogue/catalogue.ts';
import { keepPasses } from './keep-passes.ts';
import { localTime } from './local-time.ts';

/** Keeps the passes on this device each time they are shown, and shows the time of the copy. */
export function KeptNote({ view, asked }: { view: CallOutput<'GET /tickets'>; asked: string | undefined }) {
	const { t } = useTranslation('ticket');
	const { lang, device, site, assets } = useFacts();
	const { nameOf } = useVoyageName();
	const changeOf = useDepartureWords();
	const [keptAt, setKeptAt] = useState<Date | null>(null);
	const keep = useEffectEvent(async (seen: typeof view) => {
		// The entry's name changes with each release.
		const build = assets.script.replace(/^.*\/|\.\w+$/g, '');
		setKeptAt(await keepPasses({ view: seen, asked, build, words: { t, lang, site, nameOf, changeOf } }));
	});
	useEffect(() => whenIdle(() => void keep(view)), [view]);
	if (!keptAt) return null;
	return (
		<p role="status" data-kept="" className="flex items-start gap-2 text-14 text-2">
			<CheckCircleIcon size={18} className="mt-0.5 shrink-0 text-green-700" />
			<span>{t(device === 'mobile' ? 'kept.phone' : 'kept.computer', { time: localTime(keptAt) })}</span>
		</p>
	);
}
