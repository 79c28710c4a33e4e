import { useTranslation } from 'react-i18next';
import { useActionData } from 'react-router';
import { useSite } from '#client/app/facts.tsx';
import { useAddress } from '#client/app/root-data.ts';
import { Button, LinkButton } from '#client/ui/button.tsx';
import { Empty } from '#client/ui/empty.tsx';
import { TicketIcon } from '#client/ui/icons.tsx';
import { Notice } from '#client/ui/notice.tsx';
import type { TicketsView } from '#shared/catalogue/bff/tickets.ts';
import { loginPath, paths } from '#shared/paths.ts';
import { FindForm } from './find-form.tsx';
import type { FindAnswer } from './find-pass.ts';
import { OrderPasses } from './order-passes.tsx';

/** Renders the pass that a guest found. It exists only as the answer to the form. */
function Found({ view }: { view: TicketsView }) {
	const { t } = useTranslation('ticket');
	return (
		<>
			<h1 className="print:hidden">{t('title')}</h1>
			<div className="mt-5 mb-8 print:hidden">
				<Notice
					action={
						<p className="flex flex-wrap gap-x-6 gap-y-2 pt-2">
							<Button variant="secondary" size="sm" onClick={() => print()} className="noscript:hidden">
								{t('print')}
							</Button>
							<LinkButton to={paths.ticket} variant="link" reloadDocument>
								{t('find.again')}
							</LinkButton>
						</p>
					}
				>
					{t('find.shown')}
				</Notice>
			</div>
			{view.orders.map((order) => (
				<OrderPasses key={order.number} order={order} />
			))}
		</>
	);
}

/** Explains what a boarding pass is, and how to get one. */
export function GuestPage() {
	const { t } = useTranslation('ticket');
	const { guestTickets } = useSite();
	const address = useAddress();
	const answer = useActionData<FindAnswer>();
	if (answer?.kind === 'found') return <Found view={answer.view} />;
	return (
		<>
			<Empty
				icon={<TicketIcon size={40} />}
				title={<h1>{t('guest.title')}</h1>}
				action={<LinkButton to={loginPath(address)}>{t('guest.login')}</LinkButton>}
			>
				{t('guest.text')}
			</Empty>
			{guestTickets && <FindForm answer={answer} />}
		</>
	);
}
