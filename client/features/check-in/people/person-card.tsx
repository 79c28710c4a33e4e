import { useTranslation } from 'react-i18next';
import { PersonName } from '#client/parts/order/person-name.tsx';
import { LinkButton } from '#client/ui/button.tsx';
import { DOT } from '#client/ui/dot.ts';
import { CheckCircleIcon, WarningIcon } from '#client/ui/icons.tsx';
import { Tag, type TagTone } from '#client/ui/tag.tsx';
import type { CheckInPerson } from '#shared/catalogue/bff/check-in.ts';
import { checkInConfirmPath, checkInFormPath, checkInPassengerPath, ticketPath } from '#shared/paths.ts';
import { CHECK_IN_STEP_NAMES } from '#shared/rules/check-in-form.ts';
import type { PersonState } from '#shared/rules/check-in-state.ts';
import { useWindowWords } from '../use-window-words.ts';

const LOOKS: Record<PersonState, { tone: TagTone; Sign?: typeof CheckCircleIcon }> = {
	'not-started': { tone: 'neutral' },
	begun: { tone: 'info' },
	done: { tone: 'ok', Sign: CheckCircleIcon },
	'needs-help': { tone: 'warning', Sign: WarningIcon },
	'too-early': { tone: 'neutral' },
	'too-late': { tone: 'neutral' },
	departed: { tone: 'neutral' },
	'pass-ready': { tone: 'ok', Sign: CheckCircleIcon },
	'pass-failed': { tone: 'warning', Sign: WarningIcon },
};

/** Returns the page where a passenger's check-in continues, and the text of its link; null when there is nothing to do. */
function continuation(order: string, { id: person, state, nextStep }: CheckInPerson) {
	if (state === 'pass-ready' || state === 'pass-failed') return { to: ticketPath(order), text: 'pass' } as const;
	if (state === 'not-started') return { to: checkInPassengerPath({ order, person }), text: 'begin' } as const;
	if (state !== 'begun') return null;
	if (!nextStep) return { to: checkInConfirmPath({ order, person }), text: 'review' } as const;
	return { to: checkInFormPath({ order, person, step: nextStep }), text: 'goOn' } as const;
}

/** Shows the steps of a check-in that was begun; of any other what happened or comes next. */
function Progress({ person, passFrom }: { person: CheckInPerson; passFrom: number }) {
	const { t } = useTranslation(['check-in', 'orders']);
	const words = useWindowWords();
	const { state, message, stepsDone, nextStep, savedAt, checkedInAt } = person;
	if (state === 'begun') {
		const all = CHECK_IN_STEP_NAMES.length;
		return (
			<div className="mt-3">
				<div className="flex items-center gap-3">
					<span aria-hidden="true" className="flex gap-1">
						{CHECK_IN_STEP_NAMES.map((step, place) => (
							<span key={step} className={`h-1.5 w-7 rounded-full ${place < stepsDone ? 'bg-navy-700' : 'bg-navy-100'}`} />
						))}
					</span>
					<span className="tabular text-14 leading-head text-muted">{t('people.steps', { done: stepsDone, all })}</span>
				</div>
				<p className="mt-2 text-14 leading-head text-muted">
					<span>{t('people.next', { step: t(`form.steps.${nextStep ?? 'review'}`) })}</span>
					{savedAt !== null && <span>{`${DOT}${t('people.saved', { time: words.moment(savedAt) })}`}</span>}
				</p>
			</div>
		);
	}
	const text = {
		'not-started': t('people.minutes'),
		done: t('people.passFrom', { time: words.from(passFrom) }),
		'needs-help': message || t('orders:checkIn.help'),
		'too-early': '',
		'too-late': t('orders:checkIn.late'),
		departed: '',
		'pass-ready': t('people.readyText'),
		'pass-failed': t('people.failedText'),
	}[state];
	return (
		<>
			{checkedInAt !== null && state !== 'needs-help' && (
				<p className="mt-3 text-14 leading-head text-muted">{t('people.checkedIn', { time: words.moment(checkedInAt) })}</p>
			)}
			{text && <p className="mt-2 text-14 text-muted">{text}</p>}
		</>
	);
}

type Props = { order: string; person: CheckInPerson; passFrom: number; next: boolean };

/** Renders a passenger with the state of the check-in and the link to continue it. `next` marks the one to continue with. */
export function PersonCard({ order, person, passFrom, next }: Props) {
	const { t } = useTranslation(['check-in', 'orders']);
	const { name, pinyin, kind, roomNum, state } = person;
	const link = continuation(order, person);
	const { tone, Sign } = LOOKS[state];
	const facts = [t(`people.${kind}`), roomNum && t('form.cabin', { room: roomNum })].filter(Boolean);
	return (
		<article className={`card flex flex-wrap items-center gap-x-8 gap-y-4 md:px-8 ${next ? 'border-navy-700' : ''}`}>
			<div className="min-w-0 flex-1 basis-72">
				<div className="flex flex-wrap items-center gap-x-3 gap-y-2">
					<h3 className="text-18! leading-head font-semibold!">
						<PersonName name={name} />
					</h3>
					<Tag tone={tone} icon={Sign && <Sign size={14} />}>
						{t(`orders:checkIn.state.${state}`)}
					</Tag>
				</div>
				<p className="mt-1.5 text-14 leading-head text-muted">
					{pinyin && pinyin !== name && (
						<>
							<PersonName name={pinyin} />
							<span>{DOT}</span>
						</>
					)}
					<span>{facts.join(DOT)}</span>
				</p>
				<Progress person={person} passFrom={passFrom} />
			</div>
			{link && (
				<LinkButton
					to={link.to}
					variant={next ? 'primary' : 'secondary'}
					size={next ? 'md' : 'sm'}
					className="max-md:w-full"
					aria-label={t(`people.${link.text}Named`, { name })}
				>
					{t(`people.${link.text}`)}
				</LinkButton>
			)}
		</article>
	);
}
