import { useTranslation } from 'react-i18next';
import { useLanguage } from '#client/app/facts.tsx';
import { DOT } from '#client/ui/dot.ts';
import { CheckIcon } from '#client/ui/icons.tsx';
import { Link } from '#client/ui/link.tsx';
import type { VoyageCard } from '#shared/catalogue/bff/views.ts';
import { voyagePath } from '#shared/paths.ts';
import { dayAndHour } from '#shared/rules/dates.ts';
import { GiftLine } from '../gift-line.tsx';
import { useVoyageName } from '../voyage-name.tsx';
import { BOOKING_STEPS, type BookingStep } from './booking-journey.ts';

/** The steps of the journey, with the current one marked. */
function Steps({ step }: { step: BookingStep }) {
	const { t } = useTranslation('booking');
	const current = BOOKING_STEPS.findIndex(({ name }) => name === step);
	return (
		<ol
			aria-label={t('steps.label')}
			className="flex flex-wrap items-center gap-x-2 gap-y-1 text-14 leading-head min-[22.5rem]:gap-x-3"
		>
			{BOOKING_STEPS.map(({ name }, index) => (
				<li
					key={name}
					aria-current={index === current ? 'step' : undefined}
					className={`flex items-center gap-2 ${index === current ? 'font-semibold text-navy-700' : 'text-muted'}`}
				>
					{index > 0 && <span aria-hidden="true" className="h-px w-3 bg-line min-[22.5rem]:mr-1 min-[22.5rem]:w-6 md:w-10" />}
					<span
						aria-hidden="true"
						className={`tabular grid size-6 place-items-center rounded-pill border text-14 ${index === current ? 'border-action bg-action text-on-action' : index < current ? 'border-action text-navy-700' : 'border-line'}`}
					>
						{index < current ? <CheckIcon size={14} strokeWidth={2} /> : index + 1}
					</span>
					{t(`steps.${name}`)}
				</li>
			))}
		</ol>
	);
}

type Props = {
	voyage: VoyageCard | null;
	/** The ship's departure, epoch milliseconds; null when unknown. */
	leavesAt: number | null;
	step: BookingStep;
	title: string;
};

/** The heading of a booking's page, with the link back to the voyage, if it is known. */
export function BookingHead({ voyage, leavesAt, step, title }: Props) {
	const { t } = useTranslation('booking');
	const lang = useLanguage();
	const { nameOf } = useVoyageName();
	return (
		<header data-checkout="" className="mb-8">
			<Steps step={step} />
			<h1 className="mt-6 text-h2!">{title}</h1>
			{voyage && (
				<p className="mt-3 leading-head text-muted">
					<Link
						to={voyagePath(voyage)}
						aria-label={t('voyage.back', { title: nameOf(voyage) })}
						className="text-link underline decoration-current/40 underline-offset-4 hover:decoration-current touch:inline-flex touch:min-h-target touch:items-center"
					>
						{nameOf(voyage)}
					</Link>
					<span className="block max-lg:mt-1 touch:max-lg:-mt-1 lg:hidden">
						<span>{dayAndHour(voyage.date, leavesAt, lang)}</span>
						{voyage.ship.name && <span>{`${DOT}${voyage.ship.name}`}</span>}
					</span>
				</p>
			)}
			{voyage && <GiftLine gift={voyage.gift} className="mt-2 md:hidden" />}
		</header>
	);
}
