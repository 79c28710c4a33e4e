import { useTranslation } from 'react-i18next';
import { Form, useLocation, useRevalidator } from 'react-router';
import { useFacts } from '#client/app/facts.tsx';
import { usePanels } from '#client/layout/panels.tsx';
import { CalendarButton } from '#client/parts/calendar/calendar-button.tsx';
import { UpstreamWords, useFailureToast } from '#client/parts/failure-notice.tsx';
import { useRouteSender } from '#client/parts/form-sender.ts';
import { useDepartureNote } from '#client/parts/order/departure-change.tsx';
import { callName } from '#client/parts/order/person-name.tsx';
import { PressForm } from '#client/parts/press-form.tsx';
import { useVoyageName } from '#client/parts/voyage-name.tsx';
import { Button, buttonStyle, LinkButton } from '#client/ui/button.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { Spinner } from '#client/ui/spinner.tsx';
import type { PassOrder, PassView } from '#shared/catalogue/bff/tickets.ts';
import { checkInFormPath, loginPath, paths } from '#shared/paths.ts';
import { formatFrom } from '#shared/rules/dates.ts';
import type { MakeAnswer } from './make-pass.ts';

type Props = { order: PassOrder; pass: PassView; slow: boolean };

/** Renders the button that requests a pass, in a form of its own, so that it works without scripts. */
function Make({ order, pass, state }: Omit<Props, 'slow'> & { state: 'due' | 'failed' | 'changed' }) {
	const { t } = useTranslation('ticket');
	const { lang } = useFacts();
	const { search } = useLocation();
	const sender = useRouteSender<MakeAnswer>(paths.ticket + search);
	const { answer } = sender;
	const busy = sender.pending !== undefined;
	const refused = answer?.kind === 'refused' && answer.person === pass.person && !busy ? answer : null;
	useFailureToast(refused, refused?.message || (refused ? t(`problem.${refused.reason}`) : ''));
	return (
		<PressForm sender={sender} className="grid gap-3">
			<input type="hidden" name="order" value={order.order} />
			<input type="hidden" name="person" value={pass.person} />
			{refused && (
				<Notice tone="error" live title={t(`problem.${refused.reason}`)}>
					<UpstreamWords text={refused.message} />
				</Notice>
			)}
			<Button type="submit" busy={busy} className="w-full">
				<span>{t(`${state}.action`)}</span>
				<span className="sr-only">{callName(pass, lang)}</span>
			</Button>
		</PressForm>
	);
}

/** Leads to the check-in while it is open; else says what its page says. */
function Unchecked({ order, pass }: { order: PassOrder; pass: PassView }) {
	const { t } = useTranslation(['ticket', 'orders']);
	const { lang } = useFacts();
	const { checkIn, person, message } = pass;
	if (checkIn !== 'not-started') {
		const early = checkIn === 'too-early' && t('unchecked.early', { time: formatFrom(order.opens, lang) });
		const help = checkIn === 'needs-help' && (message || t('orders:checkIn.help'));
		return <p className="text-muted">{early || help || t('orders:checkIn.late')}</p>;
	}
	return (
		<>
			<p className="text-muted">{t('unchecked.text')}</p>
			<LinkButton to={checkInFormPath({ order: order.order, person, step: 'identity' })} className="w-full">
				{t('unchecked.action', { name: callName(pass, lang) })}
			</LinkButton>
		</>
	);
}

function NotYet({ order, pass }: { order: PassOrder; pass: PassView }) {
	const { t } = useTranslation('ticket');
	const { lang } = useFacts();
	const { nameOf } = useVoyageName();
	const noteOf = useDepartureNote();
	const { voyage, passFrom, port, leavesAt } = order;
	return (
		<>
			<p className="text-muted">{t('not-yet.text', { time: formatFrom(passFrom, lang) })}</p>
			<CalendarButton
				size="sm"
				name={`pass-${voyage.date}`}
				entries={[
					{
						id: `pass-${pass.person}`,
						title: t('not-yet.entry', { title: nameOf(voyage) }),
						place: port,
						note: noteOf(leavesAt),
						at: passFrom,
					},
				]}
			>
				{t('not-yet.calendar')}
			</CalendarButton>
		</>
	);
}

function Making({ slow }: { slow: boolean }) {
	const { t } = useTranslation('ticket');
	const { revalidate } = useRevalidator();
	return (
		<>
			<p className="flex items-start gap-3 text-muted">
				<span className="mt-1 shrink-0 text-link">
					<Spinner />
				</span>
				<span>{t(slow ? 'making.slow' : 'making.text')}</span>
			</p>
			{slow && (
				<Button variant="secondary" size="sm" onClick={() => void revalidate()}>
					{t('making.action')}
				</Button>
			)}
			<Form method="get" className="hidden noscript:block">
				<button type="submit" className={buttonStyle('secondary', 'sm')}>
					{t('making.action')}
				</button>
			</Form>
		</>
	);
}

/** Shows upstream's words, and how to reach customer service. */
function Failed({ pass }: { pass: PassView }) {
	const { t } = useTranslation('ticket');
	const { site } = useFacts();
	const { openSupport } = usePanels();
	return (
		<>
			<p className="text-muted">{t('failed.text')}</p>
			{pass.message && (
				<p className="text-14 text-muted">
					{t('failed.said')} <UpstreamWords text={pass.message} />
				</p>
			)}
			<p className="flex flex-wrap gap-x-6">
				<a href={`tel:${site.phone}`} className="inline-flex min-h-target items-center text-link underline underline-offset-4">
					{t('failed.call', { phone: site.phone })}
				</a>
				<Button variant="link" onClick={openSupport} className="noscript:hidden">
					{t('failed.support')}
				</Button>
			</p>
		</>
	);
}

/** Says what a pass that isn't ready waits for, with the actions that are possible. Guests can't request one. */
export function PassWait({ order, pass, slow }: Props) {
	const { t } = useTranslation('ticket');
	const { state, message } = pass;
	const isMember = order.order !== '';
	return (
		<div className="mt-4 flex grow flex-col gap-4 *:last:mt-auto">
			{state === 'unchecked' && <Unchecked order={order} pass={pass} />}
			{state === 'not-yet' && <NotYet order={order} pass={pass} />}
			{state === 'due' && <p className="text-muted">{t(isMember ? 'due.text' : 'due.guest')}</p>}
			{state === 'making' && <Making slow={slow} />}
			{state === 'failed' && <Failed pass={pass} />}
			{state === 'changed' && (
				<div className="text-muted">
					<p>{t(message ? 'changed.invalid' : 'changed.text')}</p>
					{message && (
						<p className="mt-2 text-14">
							<UpstreamWords text={message} />
						</p>
					)}
				</div>
			)}
			{state === 'departed' && <p className="text-muted">{t('departed.text')}</p>}
			{isMember && (state === 'due' || state === 'failed' || state === 'changed') && (
				<Make order={order} pass={pass} state={state} />
			)}
			{!isMember && state === 'due' && (
				<LinkButton to={loginPath(paths.ticket)} variant="secondary">
					{t('guest.login')}
				</LinkButton>
			)}
		</div>
	);
}
