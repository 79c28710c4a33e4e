import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFacts } from '#client/app/facts.tsx';
import { onDemand } from '#client/app/on-demand.tsx';
import { useVoyageName } from '#client/parts/voyage-name.tsx';
import { buttonStyle } from '#client/ui/button.tsx';
import { CopyButton } from '#client/ui/copy-button.tsx';
import { ChevronDownIcon } from '#client/ui/icons.tsx';
import { useMessages } from '#client/ui/messages.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import type { VoyagePage } from '#shared/catalogue/bff/voyage.ts';
import { formatDate } from '#shared/rules/dates.ts';
import { NEEDS, type Need } from './cabins-for.ts';

const NeedFinder = onDemand(() => import('./need-finder.tsx'));

const NO_NEEDS: readonly Need[] = [];

/** Asks customer service for such a cabin on this voyage: by an e-mail of the visitor's own program, by a text to copy, or by telephone. */
function Request({ voyage, needs }: { voyage: VoyagePage; needs: readonly Need[] }) {
	const { t } = useTranslation('voyage');
	const { lang, site } = useFacts();
	const { nameOf } = useVoyageName();
	const show = useMessages();
	const { code, date, ship } = voyage;
	const subject = t('needs.subject', { code, date: formatDate(date, 'day', lang) });
	const wanted = (needs.length > 0 ? needs : NEEDS).map((need) => t(`needs.${need}`)).join(t('needs.comma'));
	const lines = [
		t(needs.length > 0 ? 'needs.ask' : 'needs.askWhich', { needs: wanted }),
		t('needs.voyage', { name: nameOf(voyage), code, ship: ship.name, date: formatDate(date, 'day', lang) }),
	];
	const message = new URLSearchParams({ subject, body: lines.join('\r\n') });
	// Within a sentence, the number must not break at its hyphens.
	const phone = site.phone.replaceAll('-', '\u2011');
	return (
		<div className="border-t border-line pt-4">
			<p>{t('needs.untold', { phone })}</p>
			<p className="mt-3 flex flex-wrap gap-3 print:hidden">
				{site.email && (
					<a
						href={`mailto:${site.email}?${message.toString().replaceAll('+', '%20')}`}
						className={buttonStyle('secondary', 'sm')}
					>
						{t('needs.write')}
					</a>
				)}
				<CopyButton
					text={[subject, ...lines].join('\n')}
					onCopied={() => show('ok', t('needs.copied'))}
					className={buttonStyle('secondary', 'sm', 'noscript:hidden')}
				>
					{t('needs.copy')}
				</CopyButton>
			</p>
		</div>
	);
}

/** Renders a part that is closed at first: which categories have cabins for guests who need them, and how to ask for what upstream doesn't tell. */
export function CabinNeeds({ voyage }: { voyage: VoyagePage }) {
	const { t } = useTranslation('voyage');
	const [opened, setOpened] = useState(false);
	const [needs, setNeeds] = useState(NO_NEEDS);
	const details = useRef<HTMLDetailsElement>(null);
	const noteOpened = () => setOpened((before) => before || details.current?.open === true);
	// It may have been opened before its code was there.
	useEffect(noteOpened, []);
	return (
		<details ref={details} onToggle={noteOpened} className="group -mt-6 mb-4 text-14 md:-mt-10 md:mb-6 noscript:mt-0">
			<summary className="inline-flex min-h-target list-none items-center gap-1 text-link underline decoration-current/40 underline-offset-4 hover:decoration-current [&::-webkit-details-marker]:hidden">
				<span>{t('needs.title')}</span>
				<ChevronDownIcon size={16} className="shrink-0 transition-transform duration-base group-open:rotate-180" />
			</summary>
			<div className="mt-2 grid max-w-measure gap-4 rounded-2 bg-soft p-5">
				<div className="empty:hidden print:hidden">
					{opened && <NeedFinder voyage={voyage} needs={needs} onChange={setNeeds} loading={<Skeleton className="h-11" />} />}
				</div>
				<Request voyage={voyage} needs={needs} />
			</div>
		</details>
	);
}
