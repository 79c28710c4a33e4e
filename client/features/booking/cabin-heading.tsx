import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PriceAmount } from '#client/parts/price-amount.tsx';
import { Picture } from '#client/ui/picture.tsx';

type Props = {
	/** The heading's id, for `aria-labelledby` of the part about the cabin. */
	id: string;
	title: string;
	cabin: { picture: string; roomNum: string; total: number | null };
	large?: boolean;
	children?: ReactNode;
};

/** A cabin by picture, name, room and price; `children` stand beside the room. */
export function CabinHeading({ id, title, cabin: { picture, roomNum, total }, large = false, children }: Props) {
	const { t } = useTranslation('booking');
	return (
		<div className="flex flex-wrap items-start gap-4">
			{picture && (
				<Picture
					src={picture}
					alt=""
					sizes={large ? '120px' : '96px'}
					className={`w-24 shrink-0 rounded-2 max-[22.4375rem]:hidden ${large ? 'md:w-30' : ''}`}
				/>
			)}
			<div className="min-w-20 flex-1">
				<h3 id={id} className={`font-sans leading-head font-semibold tracking-normal ${large ? 'text-18' : 'text-16'}`}>
					{title}
				</h3>
				<p className="tabular mt-1 flex flex-wrap items-center gap-x-3 text-14 leading-head text-muted">
					<span>{t('cabin.room', { room: roomNum })}</span>
					{children}
				</p>
			</div>
			{total !== null && (
				<p className="tabular shrink-0 text-right leading-head">
					<PriceAmount value={total} className={large ? 'text-18 text-price' : 'text-price'} />
					<span className="block text-14 text-muted">{t('cabin.tax')}</span>
				</p>
			)}
		</div>
	);
}
