import { useTranslation } from 'react-i18next';
import { Stepper } from '#client/ui/stepper.tsx';
import { MAX_ADULTS, MAX_CHILDREN } from '#shared/rules/party.ts';
import { useChoice } from './choice.tsx';

/** Adults and children of the cabin that is chosen next; the prices below are for them. */
export function PartyForm() {
	const { t } = useTranslation('voyage');
	const { party, setParty, picks, pending } = useChoice();
	const { adult, child } = party;
	const fields = [
		{ key: 'adults', value: adult, least: 1, most: MAX_ADULTS, set: (value: number) => setParty({ adult: value, child }) },
		{ key: 'children', value: child, least: 0, most: MAX_CHILDREN, set: (value: number) => setParty({ adult, child: value }) },
	] as const;
	return (
		<section
			aria-labelledby="party"
			className="mb-10 rounded-3 bg-soft px-5 py-5 md:mb-14 md:px-8 md:py-6 noscript:hidden"
			data-noprint
		>
			<div className="flex flex-wrap items-center gap-x-12 gap-y-4">
				<div className="min-w-0 flex-1 basis-72">
					<h3 id="party" className="font-sans text-18 leading-head font-semibold tracking-normal">
						{t('party.title')}
					</h3>
					<p className="mt-1 text-14 text-2">{t(picks.length > 0 ? 'party.next' : 'party.text')}</p>
				</div>
				<div className="flex flex-wrap gap-x-12 gap-y-4 max-md:w-full">
					{fields.map(({ key, value, least, most, set }) => (
						<div key={key} className="flex items-center gap-4 max-md:w-full max-md:justify-between">
							<div>
								<p className="leading-head font-semibold">{t(`party.${key}`)}</p>
								<p className="text-14 leading-head text-2">{t(`party.${key}Age`)}</p>
							</div>
							<Stepper
								value={value}
								labels={{ group: t(`party.${key}`), less: t(`party.${key}Less`), more: t(`party.${key}More`) }}
								canLess={value > least}
								canMore={value < most && adult + child < MAX_ADULTS}
								onChange={set}
							/>
						</div>
					))}
				</div>
			</div>
			<p role="status" className="sr-only">
				{pending ? t('party.pending') : ''}
			</p>
		</section>
	);
}
