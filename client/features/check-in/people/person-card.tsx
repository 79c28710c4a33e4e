import { useTranslation } from 'react-i18next';
import { PersonName } from '#client/parts/order/person-name.tsx';
import { LinkButton } from '#client/ui/button.tsx';
import { Tag, type TagTone } from '#client/ui/tag.tsx';
import { CheckCircleIcon, WarningIcon } from '#client/ui/task-icons.tsx';
import type { CheckInPerson } from '#shared/catalogue/bff/check-in.ts';
import { checkInConfirmPath, checkInFormPath, checkInPassengerPath, ticketPath } from '#shared/journey-paths.ts';
import { CHECK_IN_STEP_NAMES } from '#shared/rules/check-in-form.ts';
import type { PersonState } from '#shared/rules/check-in-state.ts';
import { useWindowWords } from '../use-window-words.ts';

const TONES: Record<PersonState, TagTone> = {
	'not-started': 'neutral',
	begun: 'info',
	done: 'ok',
	'needs-help': 'warning',
	'too-early': 'neutral',
	'too-late': 'neutral',
	'pass-ready': 'ok',
	'pass-failed': 'warning',
};
const SIGNS: Partial<Record<PersonState, typeof CheckCircleIcon>> = {
	done: CheckCircleIcon,
	'pass-ready': CheckCircleIcon,
	'needs-help': WarningIcon,
	'pass-failed': WarningIcon,
};

/** Where a passenger goes on, and the text of the link; null when there is nothing to do here. */
function wayOn(
	order: string,
	{ id: person, state, nextStep }: CheckInPerson,
): { to: string; text: 'begin' | 'goOn' | 'review' | 'pass' } | null {
	if (state === 'pass-ready' || state === 'pass-failed') return { to: ticketPath(order), text: 'pass' };
	if (state === 'not-started') return { to: checkInPassengerPath({ order, person }), text: 'begin' };
	if (state !== 'begun') return null;
	if (!nextStep) return { to: checkInConfirmPath({ order, person }), text: 'review' };
	return { to: checkInFormPath({ order, person, step: nextStep }), text: 'goOn' };
}

/** What is still to come for a passenger, or what happened. */
function Said({ person, passFrom }: { person: CheckInPerson; passFrom: number }) {
	const { t } = useTranslation('check-in');
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
					<span className="tabular text-14 leading-head text-2">{t('people.steps', { done: stepsDone, all })}</span>
				</div>
				<p className="mt-2 text-14 leading-head text-2">
					{t('people.next', { step: t(`form.steps.${nextStep ?? 'review'}`) })}
					{savedAt !== null && ` · ${t('people.saved', { time: words.moment(savedAt) })}`}
				</p>
			</div>
		);
	}
	const text = {
		'not-started': t('people.minutes'),
		done: t('people.passFrom', { time: words.from(passFrom) }),
		'needs-help': message || t('people.helpText'),
		'too-early': '',
		'too-late': t('people.lateText'),
		'pass-ready': t('people.readyText'),
		'pass-failed': t('people.failedText'),
	}[state];
	return (
		<>
			{checkedInAt !== null && state !== 'needs-help' && (
				<p className="mt-3 text-14 leading-head text-2">{t('people.checkedIn', { time: words.moment(checkedInAt) })}</p>
			)}
			{text && <p className="mt-2 text-14 text-2">{text}</p>}
		</>
	);
}

/** A passenger with the state of their check-in and where it goes on. `next` is the one to go on with. */
export function PersonCard({
	order,
	person,
	passFrom,
	next,
}: {
	order: string;
	person: CheckInPerson;
	passFrom: number;
	next: boolean;
}) {
	const { t } = useTranslation('check-in');
	const { name, pinyin, kind, roomNum, state } = person;
	const way = wayOn(order, person);
	const Sign = SIGNS[state];
	const facts = [t(`people.${kind}`), roomNum && t('form.cabin', { room: roomNum })].filter(Boolean);
	return (
		<article
			className={`flex flex-wrap items-center gap-x-8 gap-y-4 rounded-3 border bg-page p-5 md:px-8 md:py-6 ${next ? 'border-navy-700' : 'border-line'}`}
		>
			<div className="min-w-0 flex-1 basis-72">
				<div className="flex flex-wrap items-center gap-x-3 gap-y-2">
					<h3 className="text-18! leading-head font-semibold!">
						<PersonName name={name} />
					</h3>
					<Tag tone={TONES[state]} icon={Sign && <Sign size={14} />}>
						{t(`state.${state}`)}
					</Tag>
				</div>
				<p className="mt-1.5 text-14 leading-head text-2">
					{pinyin && pinyin !== name && (
						<>
							<PersonName name={pinyin} /> ·{' '}
						</>
					)}
					{facts.join(' · ')}
				</p>
				<Said person={person} passFrom={passFrom} />
			</div>
			{way && (
				<LinkButton
					to={way.to}
					variant={next ? 'primary' : 'secondary'}
					size={next ? 'md' : 'sm'}
					className="max-md:w-full"
					aria-label={t(`people.${way.text}Named`, { name })}
				>
					{t(`people.${way.text}`)}
				</LinkButton>
			)}
		</article>
	);
}
