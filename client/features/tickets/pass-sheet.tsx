import { useTranslation } from 'react-i18next';
import { useSite } from '#client/app/facts.tsx';
import { useDepartureWords } from '#client/parts/order/departure-change.tsx';
import { useVoyageName } from '#client/parts/voyage-name.tsx';
import { DOT } from '#client/ui/dot.ts';
import { FactsList } from '#client/ui/facts-list.tsx';
import type { PassOrder, PassView } from '#shared/catalogue/bff/tickets.ts';
import type { Language } from '#shared/constants.ts';
import { PassCode, PassName, usePassFacts } from './pass-parts.tsx';

/** Renders a pass for printing, one page of A4, black on white: some ports accept no phones. */
export function PassSheet({ order, pass, lang }: { order: PassOrder; pass: PassView; lang: Language }) {
	const { t } = useTranslation('ticket');
	const { brand, phone, hours } = useSite();
	const { nameOf } = useVoyageName();
	const change = useDepartureWords()(order);
	const facts = usePassFacts(order, pass);
	if (!pass.qr) return null;
	return (
		<article className="pass-sheet hidden print:block">
			<p className="flex justify-between border-b border-ink-900 pb-2">
				<span>{brand[lang]}</span>
				<span>{t('pass')}</span>
			</p>
			<h2 className="mt-10">
				<PassName pass={pass} className="text-h2" />
			</h2>
			<p className="mt-2">{nameOf(order.voyage)}</p>
			{change && <p className="mt-2 font-semibold">{change}</p>}
			<div className="mt-8 flex items-start gap-8">
				<PassCode qr={pass.qr} number={pass.number} millimetres={40} className="shrink-0" />
				<FactsList
					look="stacked"
					className="grow grid-cols-2"
					valueClassName="text-18 leading-head font-semibold"
					rows={[
						...facts,
						[t('facts.ship'), order.voyage.ship.name, 'col-span-2'],
						[t('facts.number'), pass.number, 'col-span-2'],
						[t('facts.order'), order.number, 'col-span-2'],
					]}
				/>
			</div>
			<p className="mt-10 border-t border-ink-900 pt-3 text-14">{t('lead')}</p>
			<p className="mt-1 text-14">{`${t('facts.phone')} ${phone}${DOT}${hours}`}</p>
		</article>
	);
}
