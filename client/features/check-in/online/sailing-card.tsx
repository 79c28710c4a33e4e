import { useTranslation } from 'react-i18next';
import { useSite } from '#client/app/facts.tsx';
import { OrderNumber } from '#client/parts/order/order-number.tsx';
import { useOrderWords } from '#client/parts/order/use-order-words.ts';
import { useVoyageName, VoyageName } from '#client/parts/voyage-name.tsx';
import { LinkButton } from '#client/ui/button.tsx';
import { PhoneIcon } from '#client/ui/icons.tsx';
import { Picture } from '#client/ui/picture.tsx';
import { Tag, type TagTone } from '#client/ui/tag.tsx';
import type { CheckInSailing } from '#shared/catalogue/bff/check-in.ts';
import { checkInPath, ticketPath } from '#shared/paths.ts';
import { type CheckInPhase, canCheckIn } from '#shared/rules/check-in-window.ts';
import { isComplete } from '../sailing-state.ts';
import { useWindowWords } from '../use-window-words.ts';
import { Reminder } from './reminder.tsx';

const TONES: Record<CheckInPhase, TagTone> = {
	early: 'neutral',
	open: 'ok',
	late: 'warning',
	closed: 'neutral',
	departed: 'neutral',
};

/** Shows how many passengers of a sailing are checked in: in words, and as a bar for the eye. */
function PeopleDone({ people }: { people: NonNullable<CheckInSailing['people']> }) {
	const { t } = useTranslation('check-in');
	return (
		<div className="flex items-center gap-3">
			<span aria-hidden="true" className="h-1.5 w-24 overflow-hidden rounded-full bg-sand-100 md:w-32">
				<span className="block h-full rounded-full bg-green-700" style={{ width: `${(people.done / people.all) * 100}%` }} />
			</span>
			<span className="tabular text-14 leading-head text-muted">{t('people.done', people)}</span>
		</div>
	);
}

/** Renders a sailing with the actions that are possible now, and their deadline. */
export function SailingCard({ sailing, priority = false }: { sailing: CheckInSailing; priority?: boolean }) {
	const { t } = useTranslation('check-in');
	const orderWords = useOrderWords();
	const { nameOf } = useVoyageName();
	const times = useWindowWords().times(sailing.window);
	const { phone } = useSite();
	const { order, number, voyage, leavesAt, window, people } = sailing;
	const { phase } = window;
	const open = canCheckIn(phase);
	const complete = isComplete(sailing);
	const action = t(people && people.done > 0 ? 'online.goOn' : 'online.go');
	return (
		<article className="card grid grid-cols-[min(6rem,28vw)_minmax(0,1fr)] overflow-hidden p-0 md:grid-cols-[minmax(0,16rem)_minmax(0,1fr)]">
			<div className="relative m-4 mr-0 aspect-square overflow-hidden rounded-2 md:m-0 md:aspect-auto md:min-h-48 md:rounded-none">
				<Picture src={voyage.picture} alt="" sizes="(max-width: 768px) 96px, 256px" fill priority={priority} />
			</div>
			<div className="min-w-0 p-4 md:px-8 md:py-6">
				<p className="flex flex-wrap items-center gap-x-4 gap-y-1.5">
					<Tag tone={complete ? 'ok' : TONES[phase]}>{complete ? t('state.complete') : t(`phase.${phase}`)}</Tag>
					{number && (
						<span className="text-14 text-muted">
							{t('online.number')} <OrderNumber number={number} />
						</span>
					)}
				</p>
				<h3 className="mt-3 text-18! leading-head md:text-h4!">
					<VoyageName voyage={voyage} small="mt-1 text-14 md:text-16" />
				</h3>
				<p className="mt-2 text-14 leading-head text-main">
					<time dateTime={voyage.date} className="break-keep">
						{orderWords.when(voyage, leavesAt)}
					</time>
				</p>
				<p className="mt-1.5 text-14 leading-head text-muted">{voyage.ship.name}</p>
				{people && phase !== 'early' && (
					<div className="mt-4 max-md:hidden">
						<PeopleDone people={people} />
					</div>
				)}
			</div>
			<div className="col-span-full flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-line bg-soft px-4 py-3 md:min-h-18 md:px-8">
				{people && phase !== 'early' && (
					<div className="w-full md:hidden">
						<PeopleDone people={people} />
					</div>
				)}
				<p
					className={`min-w-0 flex-1 basis-60 text-14 leading-head ${open && !complete ? 'font-semibold text-main' : 'text-muted'}`}
				>
					{complete ? t('online.complete', { time: times.pass }) : t(`window.${phase}`, times)}
				</p>
				<div className="flex flex-wrap items-center gap-x-2 gap-y-2 max-md:w-full">
					{(phase === 'early' || open) && !complete && <Reminder sailing={sailing} />}
					{open && !complete && (
						<LinkButton
							to={checkInPath(order)}
							size="sm"
							className="max-md:w-full"
							aria-label={t('online.goNamed', { action, title: nameOf(voyage) })}
						>
							{action}
						</LinkButton>
					)}
					{complete && (
						<LinkButton to={ticketPath(order)} size="sm" variant="secondary" className="max-md:w-full">
							{t('online.pass')}
						</LinkButton>
					)}
					{phase === 'closed' && !complete && (
						<a href={`tel:${phone}`} className="inline-flex min-h-target items-center gap-2 text-14 font-semibold text-link">
							<PhoneIcon size={18} />
							<span className="tabular">{phone}</span>
						</a>
					)}
					{!open && (
						<LinkButton
							to={checkInPath(order)}
							size="sm"
							variant="ghost"
							aria-label={t('online.lookNamed', { title: nameOf(voyage) })}
						>
							{t('online.look')}
						</LinkButton>
					)}
				</div>
			</div>
		</article>
	);
}
