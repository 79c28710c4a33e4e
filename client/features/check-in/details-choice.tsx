import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { lastingApi } from '#client/app/api.ts';
import { failureText } from '#client/app/failed-call.ts';
import { PageHead } from '#client/layout/page-head.tsx';
import { useFailureToast } from '#client/parts/failure-notice.tsx';
import { type FormSender, usePageSender } from '#client/parts/form-sender.ts';
import { PassengerName } from '#client/parts/order/person-name.tsx';
import { PassportReader } from '#client/parts/passenger/passport-reader.tsx';
import { PressForm } from '#client/parts/press-form.tsx';
import { Button, LinkButton } from '#client/ui/button.tsx';
import { BackLink } from '#client/ui/link.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { Section } from '#client/ui/section.tsx';
import { Tag } from '#client/ui/tag.tsx';
import type { PassportFields } from '#shared/catalogue/bff/confirm.ts';
import type { CallOutput } from '#shared/catalogue/catalogue.ts';
import { entriesOf } from '#shared/entries-of.ts';
import { checkInFormPath, checkInPath, paths } from '#shared/paths.ts';
import { CheckInFrame } from './check-in-frame.tsx';
import { passportValues } from './form/passport-values.ts';
import { stepPath } from './form/steps.ts';

/** `failed`: the server's words on why the details of a saved passenger couldn't be copied; empty when it gave none. */
export type DetailsAnswer = { failed: string };

type Passengers = CallOutput<'GET /check-in/passengers'>;
type Props = Passengers & { device: string; answer: DetailsAnswer | undefined };
type Saved = Exclude<Passengers['passengers'], 'unavailable'>[number];

function SavedPassenger({ passenger, sender }: { passenger: Saved; sender: FormSender<DetailsAnswer> }) {
	const { t } = useTranslation(['check-in', 'contacts']);
	const { id, name, pinyin, isSame, documentType, numberMasked, attention } = passenger;
	const lacking = attention === 'expired' || attention === 'incomplete';
	return (
		<li className={`card flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4 ${isSame ? 'border-action' : ''}`}>
			<div className="min-w-[min(14rem,100%)] flex-1">
				<p className="flex flex-wrap items-center gap-x-3 gap-y-1 leading-head">
					<PassengerName passenger={{ name, pinyin }} />
					{isSame && <Tag tone="ok">{t('who.same')}</Tag>}
				</p>
				<p className="tabular mt-1 text-14 text-muted">
					<span>{`${t(`contacts:types.${documentType}`)} ${numberMasked}`}</span>
					{lacking && <span className="ml-2 text-amber-800">{t(`contacts:attention.${attention}`)}</span>}
				</p>
			</div>
			<PressForm sender={sender}>
				<input type="hidden" name="passenger" value={id} />
				<Button
					type="submit"
					size="sm"
					variant={isSame ? 'primary' : 'secondary'}
					busy={sender.pending?.get('passenger') === id}
					aria-label={t('who.useNamed', { name: name || pinyin })}
				>
					{t('who.use')}
				</Button>
			</PressForm>
		</li>
	);
}

const SavedPassengers = ({ passengers, sender }: { passengers: readonly Saved[]; sender: FormSender<DetailsAnswer> }) => (
	<ul className="grid gap-3">
		{passengers.map((passenger) => (
			<SavedPassenger key={passenger.id} passenger={passenger} sender={sender} />
		))}
	</ul>
);

const HEADING = 'font-sans text-18 leading-head font-semibold tracking-normal';

/** Renders the three sources of a passenger's details: a saved passenger, a picture of the passport, or typing. */
export function DetailsChoice({ sailing, person, passengers, now, device, answer }: Props) {
	const { t } = useTranslation('check-in');
	const navigate = useNavigate();
	const sender = usePageSender<DetailsAnswer>();
	const [failed, setFailed] = useState<string | null>(null);
	const problem = failed ?? (sender.pending ? undefined : answer?.failed);
	useFailureToast(problem !== undefined, problem || t('who.failed'));
	const asked = { order: sailing.order, person: person.id };
	const form = stepPath(asked, person.nextStep ?? 'review');
	const takeOver = async (read: PassportFields) => {
		const values = passportValues(read);
		const unsure = Object.keys(read).filter((field) => field in values) as (keyof PassportFields)[];
		setFailed(null);
		try {
			await lastingApi('POST /check-in/save', { ...asked, values, unsure, device, since: now });
			await navigate(checkInFormPath({ ...asked, step: 'identity' }));
		} catch (error) {
			setFailed(failureText(error, ''));
		}
	};
	const list = entriesOf(passengers);
	const same = list.filter(({ isSame }) => isSame);
	const others = list.filter(({ isSame }) => !isSame);
	return (
		<CheckInFrame
			sailing={sailing}
			person={person}
			back={<BackLink to={checkInPath(sailing.order)}>{t('form.people')}</BackLink>}
		>
			<PageHead title={t('who.title')} path={paths.checkInPassenger} />
			<h1 className="mt-6 text-h2! md:mt-8">{t('who.title')}</h1>
			<p className="mt-3 text-muted">{t('who.lead')}</p>
			<div className="mt-8 grid gap-10">
				{problem !== undefined && (
					<Notice tone="error" live title={t('who.failed')}>
						{problem || t('form.failed.text')}
					</Notice>
				)}
				{person.savedAt !== null && <Notice tone="warning">{t('who.replaces')}</Notice>}
				{passengers === 'unavailable' && <Notice tone="info">{t('who.unavailable')}</Notice>}
				{same.length > 0 && <SavedPassengers passengers={same} sender={sender} />}
				<Section
					id="other-ways"
					title={t(same.length > 0 ? 'who.otherWays' : 'who.ways')}
					className="grid gap-4"
					titleClassName={HEADING}
				>
					<PassportReader onRead={(read) => void takeOver(read)} />
					<div className="card flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4">
						<div className="min-w-[min(14rem,100%)] flex-1">
							<p className="font-semibold">{t('who.byHand')}</p>
							<p className="mt-0.5 text-14 text-muted">{t('who.byHandText')}</p>
						</div>
						<LinkButton to={form} variant="secondary" size="sm">
							{t(person.savedAt === null ? 'who.byHandGo' : 'who.goOn')}
						</LinkButton>
					</div>
				</Section>
				{others.length > 0 && (
					<Section id="other-passengers" title={t('who.others')} className="grid gap-4" titleClassName={HEADING}>
						<SavedPassengers passengers={others} sender={sender} />
					</Section>
				)}
			</div>
		</CheckInFrame>
	);
}
