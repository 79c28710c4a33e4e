import { useTranslation } from 'react-i18next';
import { useActionData } from 'react-router';
import { Button, LinkButton } from '#client/ui/button.tsx';
import { Empty } from '#client/ui/empty.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { PrintIcon, TicketIcon } from '#client/ui/task-icons.tsx';
import type { CallOutput } from '#shared/catalogue/catalogue.ts';
import { paths } from '#shared/paths.ts';
import { KeptNote } from './kept-note.tsx';
import type { MakeAnswer } from './make-pass.ts';
import { OrderPasses } from './order-passes.tsx';
import { PassNews } from './pass-news.tsx';
import { useFollowPasses } from './use-follow-passes.ts';

function NoSailings() {
	const { t } = useTranslation('ticket');
	return (
		<Empty
			icon={<TicketIcon size={40} />}
			title={<h2>{t('none.title')}</h2>}
			action={
				<>
					<LinkButton to={paths.orders}>{t('none.orders')}</LinkButton>
					<LinkButton to={paths.search} variant="secondary">
						{t('none.search')}
					</LinkButton>
				</>
			}
		>
			{t('none.text')}
		</Empty>
	);
}

type Props = { view: CallOutput<'GET /tickets'>; asked: string | undefined; stale: boolean };

/** A member's passes, by sailing. `asked`: the order that the address names. */
export function Passes({ view, asked, stale }: Props) {
	const { t } = useTranslation('ticket');
	const { orders } = view;
	const answer = useActionData<MakeAnswer>();
	const slow = useFollowPasses(view);
	const isReady = orders.some(({ passes }) => passes !== 'unavailable' && passes.some(({ state }) => state === 'ready'));
	return (
		<>
			<header className="mb-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-4 md:mb-10 print:hidden">
				<div>
					<p className="eyebrow">{t('eyebrow')}</p>
					<h1 className="mt-3">{t('title')}</h1>
					{isReady && <p className="mt-3 max-w-measure text-2">{t('lead')}</p>}
				</div>
				{isReady && (
					<Button variant="secondary" onClick={() => print()} className="noscript:hidden max-md:w-full">
						<PrintIcon size={20} />
						{t('print')}
					</Button>
				)}
			</header>
			<PassNews orders={orders} />
			<div className="mb-6 grid gap-3 empty:hidden md:mb-8 print:hidden">
				{stale && <Notice tone="warning">{t('stale')}</Notice>}
				<KeptNote view={view} asked={asked} />
			</div>
			{orders.length === 0 && <NoSailings />}
			<div className="grid gap-14 md:gap-20">
				{orders.map((order) => (
					<OrderPasses key={order.order} order={order} answer={answer} slow={slow} />
				))}
			</div>
		</>
	);
}
