import { useTranslation } from 'react-i18next';
import type { OnBoardCosts as Costs } from '#shared/catalogue/bff/views.ts';
import { useMoney } from './price-amount.tsx';

/** Says what is paid on board besides the price: the service charge with its sum, where it is known, and Japan's departure tax. */
export function OnBoardCosts({ costs: { charge, japan }, className = '' }: { costs: Costs; className?: string }) {
	const { t } = useTranslation('party');
	const money = useMoney();
	const tax = japan ? t('onBoard.japan') : '';
	const words = () => {
		if (!charge) return t('onBoard.chargeUnknown', { japan: tax });
		const { total, nights, parts, freeUnder } = charge;
		const sum = parts.map(({ each, people }) =>
			[money(each), t('onBoard.nights', { count: nights }), t('onBoard.people', { count: people })].join(' × '),
		);
		const free = freeUnder === null ? '' : t('onBoard.free', { age: freeUnder });
		return t('onBoard.charge', { total: money(total), sum: sum.join(' + '), free, japan: tax });
	};
	return (
		<p data-on-board="" className={`tabular text-14 leading-head text-muted ${className}`}>
			{words()}
		</p>
	);
}
