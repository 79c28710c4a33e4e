import { useTranslation } from 'react-i18next';
import { OrderHead } from '#client/parts/order/order-head.tsx';
import { OrderNumber } from '#client/parts/order/order-number.tsx';
import { LinkButton } from '#client/ui/button.tsx';
import type { CheckInSailing } from '#shared/catalogue/bff/check-in.ts';
import { orderPath, paths, ticketPath } from '#shared/paths.ts';
import { Reminder } from '../online/reminder.tsx';
import { stateOf } from '../sailing-state.ts';
import { useWindowWords } from '../use-window-words.ts';
import { Help } from './help.tsx';

/** Renders the head of an order's check-in: the sailing, the state of the check-in, and its deadline or the action instead. */
export function Lead({ sailing }: { sailing: CheckInSailing }) {
	const { t } = useTranslation('check-in');
	const words = useWindowWords();
	const { order, number, voyage, window, people, own } = sailing;
	const times = words.times(window);
	const state = stateOf(sailing);
	const boarding = window.boardingAt === null ? '' : t('people.boarding', { time: words.moment(window.boardingAt) });
	const facts = [voyage.ship.name, boarding, window.terminal].filter(Boolean);
	return (
		<OrderHead
			voyage={voyage}
			departure={sailing}
			status={t('online.title')}
			number={
				number && (
					<span className="text-muted">
						{t('online.number')} <OrderNumber number={number} />
					</span>
				)
			}
			facts={
				<ul className="mt-1 flex flex-wrap gap-x-4 text-14 text-muted">
					{facts.map((fact) => (
						<li key={fact}>{fact}</li>
					))}
				</ul>
			}
			label={t('people.status')}
			title={t(`lead.${state}.title`, { ...people })}
		>
			<p className="mt-2 max-w-measure text-muted">{t(`lead.${state}.text`, times)}</p>
			<div className="mt-5 flex flex-wrap items-center gap-3 empty:hidden">
				{state === 'complete' && (
					<LinkButton to={ticketPath(order)} variant="light">
						{t('online.pass')}
					</LinkButton>
				)}
				{state === 'unpaid' && own && (
					<LinkButton to={orderPath(order)} variant="light">
						{t('people.order')}
					</LinkButton>
				)}
				{state === 'departed' && (
					<LinkButton to={paths.online} variant="on-dark">
						{t('people.sailings')}
					</LinkButton>
				)}
				{(state === 'early' || state === 'open' || state === 'late') && <Reminder sailing={sailing} variant="on-dark" />}
			</div>
			{(state === 'closed' || state === 'unpaid') && (
				<div className="mt-4">
					<Help voyage={voyage.id} />
				</div>
			)}
		</OrderHead>
	);
}
