import { useTranslation } from 'react-i18next';
import { useLanguage } from '#client/app/facts.tsx';
import { namesFor, PersonName } from '#client/parts/order/person-name.tsx';
import { Link } from '#client/ui/link.tsx';
import { Picture } from '#client/ui/picture.tsx';
import { withPicturesOnce } from '#client/ui/pictures-once.ts';
import { Section } from '#client/ui/section.tsx';
import { Tag } from '#client/ui/tag.tsx';
import type { OrderCabin, OrderPassenger } from '#shared/catalogue/bff/order-views.ts';
import type { OrderView } from '#shared/catalogue/bff/orders.ts';
import type { OrderStatus } from '#shared/constants.ts';
import { orderPath } from '#shared/paths.ts';

/** States in which the passengers still sail. Only then a warning about a document is useful. */
const AHEAD: readonly OrderStatus[] = ['waiting-confirmation', 'reserved', 'waiting-payment', 'not-travelled'];

function Guest({ guest, attention }: { guest: OrderPassenger; attention: boolean }) {
	const { t } = useTranslation('orders');
	const [first, second] = namesFor(guest, useLanguage());
	return (
		<li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 border-t border-line py-4">
			<div className="min-w-0">
				<p className="leading-head font-semibold">
					<PersonName name={first} />
					{guest.kind === 'child' && <span className="ml-2 text-14 font-normal text-muted">{t('cabins.child')}</span>}
				</p>
				{second && (
					<p className="mt-1 text-14 leading-head text-muted">
						<PersonName name={second} />
					</p>
				)}
			</div>
			<div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-14 max-sm:w-full sm:flex-col sm:items-end">
				<p className="leading-head text-muted">
					<span>{t(`cabins.types.${guest.documentType}`)}</span> <span className="tabular text-main">{guest.numberMasked}</span>
				</p>
				{attention && guest.attention && guest.attention !== 'unclear' && (
					<Tag tone="warning">{t(`cabins.${guest.attention}`)}</Tag>
				)}
				{guest.checkedIn && <Tag tone="ok">{t('cabins.checkedIn')}</Tag>}
			</div>
		</li>
	);
}

function Cabin({ order, cabin, index }: { order: OrderView; cabin: OrderCabin; index: number }) {
	const { t } = useTranslation('orders');
	const party = [
		t('cabins.adults', { count: cabin.adult }),
		...(cabin.child > 0 ? [t('cabins.children', { count: cabin.child })] : []),
	].join(t('comma'));
	return (
		<li className="card pb-1 md:px-8 md:pt-7 md:pb-3">
			<div className="flex items-start gap-x-4 pb-5 max-md:flex-wrap md:gap-x-6 md:pb-6">
				{cabin.picture && <Picture src={cabin.picture} alt="" sizes="144px" className="w-24 shrink-0 rounded-2 md:w-36" />}
				<div className="min-w-0 flex-1">
					<p className="text-14 leading-head text-muted">{t('cabins.cabin', { number: index + 1 })}</p>
					<h3 className="mt-1 text-18! leading-head font-semibold!">{cabin.name}</h3>
					<p className="mt-1 text-14 leading-head text-muted">{party}</p>
				</div>
				<div className="leading-head max-md:mt-3 max-md:flex max-md:w-full max-md:items-center max-md:justify-between max-md:gap-4 md:text-right">
					<p className="tabular font-semibold">
						{cabin.roomNum ? t('cabins.room', { room: cabin.roomNum }) : t('cabins.noRoom')}
					</p>
					{order.can.changeCabin && cabin.roomNum && (
						<Link
							to={orderPath(order.id, 'room', index)}
							aria-label={t('cabins.changeNamed', { name: cabin.name, room: cabin.roomNum })}
							className="inline-flex min-h-target items-center text-14 text-link underline decoration-current/40 underline-offset-4 hover:decoration-current print:hidden"
						>
							{t('cabins.change')}
						</Link>
					)}
				</div>
			</div>
			<ul>
				{cabin.passengers.map((guest) => (
					<Guest key={guest.id} guest={guest} attention={AHEAD.includes(order.status)} />
				))}
			</ul>
		</li>
	);
}

export function Cabins({ order }: { order: OrderView }) {
	const { t } = useTranslation('orders');
	return (
		<Section id="cabins" title={t('cabins.title')}>
			{order.bookedCabins.length === 0 && <p className="mt-5 text-muted">{t('cabins.unavailable')}</p>}
			<ul className="mt-5 grid gap-4">
				{withPicturesOnce(order.bookedCabins).map((cabin, index) => (
					<Cabin key={`${cabin.categoryId}/${cabin.roomNum || index}`} order={order} cabin={cabin} index={index} />
				))}
			</ul>
			{order.contact && (
				<div className="card mt-4 md:px-8">
					<h3 className="text-18! leading-head font-semibold!">{t('contact.title')}</h3>
					<p className="mt-2 flex flex-wrap gap-x-4 gap-y-1">
						<PersonName name={order.contact.name} />
						<span className="tabular">{order.contact.mobileMasked}</span>
						<span className="break-all">{order.contact.emailMasked}</span>
					</p>
					<p className="mt-1 text-14 text-muted">{t('contact.text')}</p>
				</div>
			)}
		</Section>
	);
}
