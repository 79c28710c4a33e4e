import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUnsavedInput } from '#client/app/unsaved-input.tsx';
import { RoomPicker } from '#client/parts/deck/room-picker.tsx';
import { FailureNotice } from '#client/parts/failure-notice.tsx';
import { usePageSender } from '#client/parts/form-sender.ts';
import { PressForm } from '#client/parts/press-form.tsx';
import { Button, LinkButton } from '#client/ui/button.tsx';
import { Empty } from '#client/ui/empty.tsx';
import { FieldError } from '#client/ui/field.tsx';
import { BedIcon } from '#client/ui/icons.tsx';
import { Notice } from '#client/ui/notice.tsx';
import type { OrderView } from '#shared/catalogue/bff/orders.ts';
import type { CallOutput } from '#shared/catalogue/catalogue.ts';
import { orderPath } from '#shared/paths.ts';
import { TaskPage } from '../task-page.tsx';
import type { RoomAnswer } from './change-room.ts';

type Rooms = CallOutput<'GET /order/rooms'>;

/** Renders the choice of another room of the same category in place of one of the order's. */
export function RoomPage({ order, cabin, rooms: { roomNum, rooms } }: { order: OrderView; cabin: number; rooms: Rooms }) {
	const { t } = useTranslation('orders');
	const sender = usePageSender<RoomAnswer>();
	const { answer } = sender;
	const pending = sender.pending !== undefined;
	const [chosen, choose] = useState(answer?.kind === 'failed' ? answer.roomId : '');
	const [asked, setAsked] = useState(false);
	const room = rooms.find(({ id }) => id === chosen);
	useUnsavedInput(room !== undefined);
	const missing = !room && (asked || answer?.kind === 'none-chosen');
	const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
		setAsked(true);
		if (!room) event.preventDefault();
	};
	return (
		<TaskPage order={order} title={t('room.title')} lead={t('room.lead')}>
			<p className="flex items-baseline gap-4 border-y border-line py-4">
				<span className="text-muted">{t('room.current')}</span>
				<span className="font-semibold">
					<span>{order.bookedCabins[cabin]?.name}</span> <span className="tabular">{roomNum}</span>
				</span>
			</p>
			{rooms.length === 0 ? (
				<div className="mt-8">
					<Empty
						icon={<BedIcon size={40} />}
						title={<h2>{t('room.none')}</h2>}
						action={<LinkButton to={orderPath(order.id)}>{t('room.back')}</LinkButton>}
					>
						{t('room.noneText')}
					</Empty>
				</div>
			) : (
				<PressForm sender={sender} onSubmit={onSubmit} className="mt-8 grid gap-6">
					{answer?.kind === 'taken' && !pending && (
						<Notice tone="error" live>
							{t('room.taken')}
						</Notice>
					)}
					{answer?.kind === 'failed' && !pending && (
						<FailureNotice failure={answer.failure} title={t('room.failed')}>
							{t('room.kept')}
						</FailureNotice>
					)}
					<h2 className="text-h3!">{t('room.choose')}</h2>
					<input type="hidden" name="cabin" value={cabin} />
					<RoomPicker
						cruiseId={order.voyage?.ship.id ?? ''}
						categoryId={order.bookedCabins[cabin]?.categoryId}
						rooms={rooms}
						chosen={chosen}
						onChoose={choose}
						current={roomNum}
						yours={order.bookedCabins.map((booked) => booked.roomNum)}
						title={t('room.list')}
						nameOf={(deck) => (deck ? t('room.deck', { deck }) : t('room.otherDeck'))}
						problemId={missing ? 'room-problem' : undefined}
					/>
					<div role="alert" className="empty:hidden">
						<FieldError id="room-problem">{missing && t('room.missing')}</FieldError>
					</div>
					<div className="mt-2 flex flex-wrap gap-3 max-md:*:w-full">
						<Button type="submit" busy={pending}>
							{room ? t('room.submit', { room: room.roomNum }) : t('room.submitNone')}
						</Button>
						<LinkButton to={orderPath(order.id)} variant="secondary">
							{t('room.back')}
						</LinkButton>
					</div>
				</PressForm>
			)}
		</TaskPage>
	);
}
