import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PersonName } from '#client/parts/order/person-name.tsx';
import { useOrderWords } from '#client/parts/order/use-order-words.ts';
import { VoyageName } from '#client/parts/voyage-name.tsx';
import { Picture } from '#client/ui/picture.tsx';
import type { CheckInPerson, CheckInSailing } from '#shared/catalogue/bff/check-in.ts';

/** Names the passenger on top of every page, so that members don't fill in another one's details. */
function Person({ person: { name, pinyin, roomNum } }: { person: CheckInPerson }) {
	const { t } = useTranslation('check-in');
	return (
		<p className="flex flex-wrap items-baseline gap-x-3 gap-y-1 border-l-3 border-gold-500 pl-4 leading-head">
			<span className="text-14 text-muted">{t('form.person')}</span>
			<span className="text-18 font-semibold">
				<PersonName name={name || pinyin} />
			</span>
			{name && pinyin && pinyin !== name && (
				<span className="text-14 text-muted">
					<PersonName name={pinyin} />
				</span>
			)}
			{roomNum && <span className="tabular text-14 text-muted">{t('form.cabin', { room: roomNum })}</span>}
		</p>
	);
}

type Props = {
	sailing: CheckInSailing;
	person: CheckInPerson;
	/** The link back, above everything. */
	back?: ReactNode;
	/** Under the sailing; not on phones. */
	aside?: ReactNode;
	children: ReactNode;
};

/** Renders the frame of a passenger's check-in: the link back and the passenger's name above `children`, the sailing beside them. */
export function CheckInFrame({ sailing: { voyage, leavesAt }, person, back, aside, children }: Props) {
	const { t } = useTranslation('check-in');
	const words = useOrderWords();
	return (
		<div className="column pt-4 pb-16 md:pt-6 md:pb-28">
			{back}
			<div className="mt-2 grid items-start gap-x-14 gap-y-8 md:mt-4 lg:grid-cols-[minmax(0,1fr)_20rem]">
				<div className="min-w-0 max-w-160">
					<Person person={person} />
					{children}
				</div>
				<aside aria-label={t('form.sailing')} className="grid gap-6 max-lg:hidden lg:sticky lg:top-[calc(var(--header)+1.5rem)]">
					<div className="overflow-hidden rounded-3 bg-soft">
						{voyage.picture && <Picture src={voyage.picture} alt="" sizes="320px" />}
						<div className="p-6">
							<p className="text-18 leading-head font-semibold">
								<VoyageName voyage={voyage} small="mt-1 text-14" />
							</p>
							<p className="mt-1.5 text-14 leading-head text-muted">{words.when(voyage, leavesAt)}</p>
							<p className="mt-1 text-14 leading-head text-muted">{voyage.ship.name}</p>
						</div>
					</div>
					{aside}
				</aside>
			</div>
		</div>
	);
}
