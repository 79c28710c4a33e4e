import { useState } from 'react';
import { useTranslation } from '#client/i18n/use-translation.ts';
import { ExpandIcon } from '#client/ui/task-icons.tsx';
import type { PassOrder, PassView } from '#shared/catalogue/bff/tickets.ts';
import { PassCode, usePassFacts } from './pass-parts.tsx';
import { PassScreen } from './pass-screen.tsx';
import { PdfLink } from './pdf-link.tsx';

/** Renders a pass that can be shown at the gangway. */
export function ReadyPass({ order, pass }: { order: PassOrder; pass: PassView }) {
	const { t } = useTranslation('ticket');
	const facts = usePassFacts(order, pass);
	const [whole, setWhole] = useState(false);
	if (!pass.qr) return null;
	return (
		<>
			<div className="group relative -mx-5 flex flex-col items-center bg-white text-ink-900 md:-mx-6">
				<PassCode qr={pass.qr} number={pass.number} className="w-full max-w-86 min-w-60" />
				<span className="tabular text-18 leading-head font-semibold tracking-[0.04em]">{pass.number}</span>
				<button
					type="button"
					onClick={() => setWhole(true)}
					className="mt-2 inline-flex items-center gap-1.5 text-14 text-link group-hover:underline after:absolute after:inset-0"
				>
					<ExpandIcon size={18} />
					{t('screen.open')}
				</button>
			</div>
			<dl className="mt-5 grid border-t border-dashed border-control pt-5 grid-cols-2 gap-x-6 gap-y-3">
				{facts
					.filter(({ name }) => name !== 'number' && name !== 'ship')
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
