import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Picture } from '#client/ui/picture.tsx';
import type { VoyageCard } from '#shared/catalogue/bff/views.ts';
import type { Departure } from '#shared/rules/departure.ts';
import { VoyageName } from '../voyage-name.tsx';
import { DepartureChange } from './departure-change.tsx';
import { useOrderWords } from './use-order-words.ts';

type Props = {
	/** Null when unknown. */
	voyage: VoyageCard | null;
	departure: Departure;
	/** Above the voyage's title, at the left and at the right. */
	status: ReactNode;
	number: ReactNode;
	/** Below the date. */
	facts: ReactNode;
	/** Name and heading of the part about the next thing to do, which `children` belong to. */
	label: string;
	title: string;
	/** The picture of a cancelled order looks cancelled. */
	faded?: boolean;
	children: ReactNode;
};

/** Renders the dark head of an order's page: the voyage and its picture, and the next thing to do. */
export function OrderHead({ voyage, departure, status, number, facts, label, title, faded = false, children }: Props) {
	const { t } = useTranslation('orders');
	const words = useOrderWords();
	return (
		<div className="on-dark grid overflow-hidden rounded-3 bg-inverse print:border print:border-line lg:grid-cols-[minmax(0,1fr)_minmax(0,27rem)]">
			{voyage && (
				<div className="relative aspect-[3/1] max-h-44 w-full md:aspect-[5/2] md:max-h-none lg:order-last lg:aspect-auto print:hidden">
					<Picture
						src={voyage.picture}
						alt=""
						sizes="(max-width: 1023px) 100vw, 432px"
						fill
						priority
						focal="75% 50%"
						imgClassName={faded ? 'opacity-60 grayscale' : ''}
					/>
				</div>
			)}
			<div className="px-5 py-6 md:p-10 lg:px-12">
				<p className="flex flex-wrap items-center justify-between gap-x-6 text-14">
					<span className="inline-flex min-h-target items-center gap-2 font-semibold text-accent">{status}</span>
					{number}
				</p>
				<h1 className="mt-3 text-h2!">{voyage ? <VoyageName voyage={voyage} small="mt-2 text-18" /> : t('card.noVoyage')}</h1>
				{voyage && (
					<p className="mt-3">
						<time dateTime={voyage.date} className="break-keep">
							{words.when(voyage, departure.leavesAt)}
						</time>
					</p>
				)}
				{facts}
				<DepartureChange departure={departure} className="mt-4" />
				<section aria-label={label} className="mt-7 border-t border-line pt-6">
					<h2 className="text-h3!">{title}</h2>
					{children}
				</section>
			</div>
		</div>
	);
}
