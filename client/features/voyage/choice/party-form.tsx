import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { chooseParty } from '#client/app/visit-party.ts';
import { PartySteps } from '#client/parts/party-steps.tsx';
import { usePartyWords } from '#client/parts/party-words.ts';
import { useMoney } from '#client/parts/price-amount.tsx';
import { MAX_ADULTS } from '#shared/rules/party-price.ts';
import { useChoice } from './choice.tsx';
import { usePrices } from './prices.tsx';

/** Asks for the adults and children of the cabin that is chosen next; the prices below are for them, which screen readers say after a change. */
export function PartyForm() {
	const { t } = useTranslation('voyage');
	const money = useMoney();
	const partyWords = usePartyWords();
	const { party, chosen, dispatch } = useChoice();
	const { pending, lowest } = usePrices();
	const [changed, setChanged] = useState(false);
	const priced = changed && lowest !== null && t('party.priced', { party: partyWords(party), price: money(lowest.each) });
	return (
		<section
			aria-labelledby="party"
			className="mb-10 rounded-3 bg-soft px-5 py-5 md:mb-14 md:px-8 md:py-6 noscript:hidden"
			data-noprint
		>
			<div className="flex flex-wrap items-center gap-x-12 gap-y-4">
				<div className="min-w-0 flex-1 basis-72">
					<h3 id="party" className="card-title">
						{t('party.title')}
					</h3>
					<p className="mt-1 text-14 text-muted">{t(chosen.length > 0 ? 'party.next' : 'party.text')}</p>
				</div>
				<PartySteps
					party={party}
					sleeps={MAX_ADULTS}
					onChange={(next) => {
						setChanged(true);
						chooseParty(next);
						dispatch({ do: 'party', party: next });
					}}
					className="flex flex-wrap gap-x-12 gap-y-4 max-md:w-full"
					rowClassName="max-md:w-full max-md:justify-between"
				/>
			</div>
			<p role="status" className="sr-only">
				{pending ? t('party.pending') : priced}
			</p>
		</section>
	);
}
