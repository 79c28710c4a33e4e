import { useEffect, useRef, useState } from 'react';
import { useLanguage } from '#client/app/facts.tsx';
import { useTranslation } from '#client/i18n/use-translation.ts';
import { callName } from '#client/parts/order/passenger-name.tsx';
import type { PassOrder } from '#shared/catalogue/bff/tickets.ts';

const ANNOUNCED = ['making', 'ready', 'failed'] as const;

/** Announces each change of a pass while the page is open, once and politely. */
export function PassNews({ orders }: { orders: readonly PassOrder[] }) {
	const { t } = useTranslation('ticket');
	const lang = useLanguage();
	const before = useRef<ReadonlyMap<string, string>>(undefined);
	const [text, setText] = useState('');
	useEffect(() => {
		const passes = orders.flatMap((order) => (order.passes === 'unavailable' ? [] : order.passes));
		const known = before.current;
		before.current = new Map(passes.map(({ person, state }) => [person, state]));
		const changes = passes.flatMap((pass) => {
			const state = ANNOUNCED.find((one) => one === pass.state);
			return known && state && known.get(pass.person) !== state ? [t(`live.${state}`, { name: callName(pass, lang) })] : [];
		});
		if (changes.length > 0) setText(changes.join(' '));
	}, [orders, t, lang]);
	return (
		<p role="status" className="sr-only">
			{text}
		</p>
	);
}
