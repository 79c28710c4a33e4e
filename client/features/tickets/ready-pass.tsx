import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ExpandIcon } from '#client/ui/task-icons.tsx';
import type { PassOrder, PassView } from '#shared/catalogue/bff/tickets.ts';
import { PassCode } from './pass-code.tsx';
import { usePassFacts } from './pass-facts.ts';
import { PassScreen } from './pass-screen.tsx';
import { PdfLink } from './pdf-link.tsx';

/** A pass that can be shown at the gangway. */
export function ReadyPass({ order, pass }: { order: PassOrder; pass: PassView }) {
	const { t } = useTranslation('ticket');
	const factsOf = usePassFacts();
	const [whole, setWhole] = useState(false);
	if (!pass.qr) return null;
	return (
		<>
			<button
				type="button"
				onClick={() => setWhole(true)}
				className="mt-4 flex flex-col items-center rounded-2 border border-line bg-white pb-3 text-ink-900 transition-colors duration-base hover:border-action"
			>
				<PassCode qr={pass.qr} number={pass.number} className="w-full max-w-80 min-w-60" />
				<span className="tabular text-18 leading-head font-semibold tracking-[0.04em]">{pass.number}</span>
				<span className="mt-1 inline-flex items-center gap-1.5 text-14 text-link noscript:hidden">
					<ExpandIcon size={18} />
					{t('screen.open')}
				</span>
			</button>
			<dl className="mt-5 grid grid-cols-2 gap-x-6 gap-y-3">
				{factsOf(order, pass)
					.filter(({ name }) => name !== 'number')
					.map(({ name, value }) => (
						<div key={name} className={name === 'terminal' ? 'col-span-2' : ''}>
							<dt className="text-14 text-2">{t(`facts.${name}`)}</dt>
							<dd className="tabular leading-head font-semibold">{value}</dd>
						</div>
					))}
			</dl>
			{order.order && <PdfLink order={order.order} pass={pass} />}
			{whole && <PassScreen pass={pass} qr={pass.qr} onClose={() => setWhole(false)} />}
		</>
	);
}
