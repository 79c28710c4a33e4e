import { useSite } from '#client/app/facts.tsx';
import { useTranslation } from '#client/i18n/use-translation.ts';
import { useDepartureWords } from '#client/parts/order/departure-change.tsx';
import { useVoyageName } from '#client/parts/voyage-name.tsx';
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
				<dl className="grid grow grid-cols-2 gap-x-6 gap-y-4">
					{facts.map(({ name, value }) => (
						<div key={name} className={name === 'terminal' || name === 'number' ? 'col-span-2' : ''}>
							<dt className="text-14">{t(`facts.${name}`)}</dt>
							<dd className="tabular text-18 leading-head font-semibold">{value}</dd>
						</div>
					))}
					{order.number && (
						<div className="col-span-2">
							<dt className="text-14">{t('facts.order')}</dt>
							<dd className="tabular text-18 leading-head font-semibold">{order.number}</dd>
						</div>
					)}
				</dl>
			</div>
			<p className="mt-10 border-t border-ink-900 pt-3 text-14">{t('lead')}</p>
			<p className="mt-1 text-14">
				{t('facts.phone')} {phone} · {hours}
			</p>
		</article>
	);
}
