import { useTranslation } from 'react-i18next';
import { OrderNumber } from '#client/parts/order/order-number.tsx';
import { useOrderWords } from '#client/parts/order/use-order-words.ts';
import { LinkButton } from '#client/ui/button.tsx';
import { Picture } from '#client/ui/picture.tsx';
import type { CheckInSailing } from '#shared/catalogue/bff/check-in.ts';
import { orderPath, ticketPath } from '#shared/journey-paths.ts';
import { paths } from '#shared/paths.ts';
import { Reminder } from '../online/reminder.tsx';
import { stateOf } from '../sailing-state.ts';
import { useWindowWords } from '../use-window-words.ts';
import { Help } from './help.tsx';

/** The head of a check-in: which sailing, how far it has come, and by when it is to be done or what to do instead. */
export function Lead({ sailing }: { sailing: CheckInSailing }) {
	const { t } = useTranslation('check-in');
	const orderWords = useOrderWords();
	const words = useWindowWords();
	const { order, number, voyage, window, people, own } = sailing;
	const state = stateOf(sailing);
	const facts = [
		voyage.ship.name,
		window.boardingAt !== null && t('people.boarding', { time: words.moment(window.boardingAt) }),
		window.terminal,
	].filter(Boolean);
	const times = {
		opens: words.day(window.opens),
		due: words.day(window.due - 1),
		closes: words.moment(window.closes),
		pass: words.from(window.passFrom),
	};
	return (
		<div className="on-dark grid overflow-hidden rounded-3 bg-inverse lg:grid-cols-[minmax(0,1fr)_minmax(0,27rem)]">
			<div className="relative aspect-[3/1] max-h-44 w-full md:aspect-[5/2] md:max-h-none lg:order-last lg:aspect-auto">
				<Picture src={voyage.picture} alt="" sizes="(max-width: 1023px) 100vw, 432px" fill priority focal="75% 50%" />
			</div>
			<div className="px-5 py-6 md:p-10 lg:px-12">
				<p className="flex flex-wrap items-center justify-between gap-x-6 text-14">
					<span className="inline-flex min-h-target items-center font-semibold text-accent">{t('online.title')}</span>
					<span className="text-2">
						{t('online.number')} <OrderNumber number={number} />
					</span>
				</p>
				<h1 className="mt-3 text-h2!">{voyage.title}</h1>
				<p className="mt-3">
					<time dateTime={voyage.date}>{orderWords.when(voyage)}</time>
				</p>
				<ul className="mt-1 flex flex-wrap gap-x-4 text-14 text-2">
					{facts.map((fact) => (
						<li key={String(fact)}>{fact}</li>
					))}
				</ul>
				<section aria-label={t('people.status')} className="mt-7 border-t border-line pt-6">
					<h2 className="text-h3!">{t(`lead.${state}.title`, { ...people })}</h2>
					<p className="mt-2 max-w-measure text-2">{t(`lead.${state}.text`, times)}</p>
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
				</section>
			</div>
		</div>
	);
}
