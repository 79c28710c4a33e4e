import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { browserApi } from '#client/app/api.ts';
import { useFacts } from '#client/app/facts.tsx';
import { useVisitParty } from '#client/app/visit-party.ts';
import { CompareTable } from '#client/parts/compare/compare-table.tsx';
import { TogetherForm } from '#client/parts/compare/together-form.tsx';
import { PartyPicker } from '#client/parts/party-picker.tsx';
import { usePartyWords } from '#client/parts/party-words.ts';
import { Button, buttonStyle } from '#client/ui/button.tsx';
import { CopyButton } from '#client/ui/copy-button.tsx';
import { CopyIcon, PrintIcon, ShareIcon } from '#client/ui/icons.tsx';
import { useMessages } from '#client/ui/messages.tsx';
import type { ComparedVoyage } from '#shared/catalogue/bff/search.ts';
import type { VoyageCard } from '#shared/catalogue/bff/views.ts';
import { isListedParty, type Party, peopleOf } from '#shared/rules/party-price.ts';
import { comparePath } from './compare-store.ts';

/** The place on the page of the form that sends a comparison to friends. */
const FORM = 'together';

/** Renders the ways to keep a comparison: its address, paper, and below it the address for friends. Copying and printing need scripts. */
function Tools({ voyages }: { voyages: readonly VoyageCard[] }) {
	const { t } = useTranslation('search');
	const { lang, site } = useFacts();
	const show = useMessages();
	return (
		<div data-noprint className="mt-2 mb-6 flex flex-wrap gap-2 md:gap-3">
			<a href={`#${FORM}`} className={buttonStyle('primary', 'sm')}>
				<ShareIcon size={18} />
				{t('result.compare.together.title')}
			</a>
			<div className="contents noscript:hidden">
				<CopyButton
					text={`${site.siteUrl}${comparePath(voyages)}&lang=${lang}`}
					onCopied={() => show('ok', t('result.compare.copied'))}
					className={buttonStyle('secondary', 'sm')}
				>
					<span className="inline-flex items-center gap-2">
						<CopyIcon size={18} />
						{t('result.compare.copy')}
					</span>
				</CopyButton>
				<PartyPicker className={buttonStyle('secondary', 'sm')} />
				<Button variant="secondary" size="sm" onClick={() => print()}>
					<PrintIcon size={18} />
					{t('result.compare.print')}
				</Button>
			</div>
		</div>
	);
}

/** Renders the form that makes an address of a comparison for friends. */
function Together({ voyages }: { voyages: readonly VoyageCard[] }) {
	const { t } = useTranslation('search');
	return (
		<div id={FORM} className="mt-12 scroll-mt-8">
			<TogetherForm
				voyages={voyages}
				words={{
					title: t('result.compare.together.title'),
					text: t('result.compare.together.text'),
					send: t('result.compare.together.send'),
					failed: t('result.compare.together.failed'),
					adults: t('result.compare.together.adults'),
					children: t('result.compare.together.children'),
				}}
			/>
		</div>
	);
}

type Props = { voyages: readonly VoyageCard[]; compared: readonly ComparedVoyage[] };

/** Returns the visit's party with its own comparison. Returns null while that is loading, and for two who share: the loader's is for them. */
function useOwnComparison(voyages: readonly VoyageCard[]): { party: Party; compared: readonly ComparedVoyage[] } | null {
	const { adult, child } = useVisitParty();
	const asked = isListedParty({ adult, child })
		? null
		: JSON.stringify({ ids: voyages.map(({ id }) => id).join(','), adult, child });
	const [own, setOwn] = useState<{ asked: string; compared: readonly ComparedVoyage[] } | null>(null);
	useEffect(() => {
		if (!asked) return;
		browserApi('GET /search/compared', JSON.parse(asked)).then(
			(answer) => setOwn({ asked, compared: answer }),
			() => undefined,
		);
	}, [asked]);
	return own && own.asked === asked ? { party: { adult, child }, compared: own.compared } : null;
}

/** Shows two or three voyages side by side for the party of the visit, with what one does with the comparison. */
export function Comparison({ voyages, compared }: Props) {
	const { t } = useTranslation('search');
	const own = useOwnComparison(voyages) ?? undefined;
	const partyWords = usePartyWords();
	return (
		<>
			<Tools voyages={voyages} />
			<CompareTable
				voyages={voyages}
				compared={own?.compared ?? compared}
				party={own && { words: t('result.compare.pricesOf', { party: partyWords(own.party) }), people: peopleOf(own.party) }}
			/>
			<Together voyages={voyages} />
		</>
	);
}
