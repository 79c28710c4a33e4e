import { type ReactNode, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { browserApi } from '#client/app/api.ts';
import { RoomPicker } from '#client/parts/deck/room-picker.tsx';
import { FailureNotice, LoadFailed } from '#client/parts/failure-notice.tsx';
import { Button } from '#client/ui/button.tsx';
import { useMessages } from '#client/ui/messages.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { Sheet } from '#client/ui/sheet.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { useAttempt } from '#client/ui/use-attempt.ts';
import { useLoaded } from '#client/ui/use-loaded.ts';
import { useBookingApi } from '../hold/use-booking-api.ts';
import { useCabinName } from '../use-cabin-words.ts';
import type { BookingInput } from './use-booking.ts';

type Props = {
	input: BookingInput;
	cabin: number;
	timer: ReactNode;
	onExpired: () => void;
	onClose: () => void;
};

/** Changes the room of a cabin for another of its category (docs/rules.md, deck-choice). The time left stays as it is. */
export default function RoomSheet({ input: { booking, reload }, cabin, timer, onExpired, onClose }: Props) {
	const { t } = useTranslation(['booking', 'common']);
	const show = useMessages();
	const { localId, cabins, voyage } = booking;
	const name = useCabinName()(cabins, cabin);
	const api = useBookingApi(localId);
	const [chosen, setChosen] = useState('');
	const [taken, setTaken] = useState(false);
	const load = useCallback(() => browserApi('GET /booking/rooms', { localId, cabin }), [localId, cabin]);
	const { loaded: found, failure: notFound, retry } = useLoaded(load);
	const { busy, failed, failure, attempt } = useAttempt(async (key) => {
		setTaken(false);
		const reply = await api('POST /booking/room', { localId, cabin, roomId: chosen }, key);
		if (reply.state === 'expired') return onExpired();
		if (reply.state === 'taken') {
			setTaken(true);
			setChosen('');
			return retry();
		}
		await reload();
		show('ok', t('rooms.changed', { room: reply.roomNum }));
		onClose();
	});
	const rooms = found === null || found === 'failed' ? [] : found.rooms;
	const picked = rooms.find(({ id }) => id === chosen);
	return (
		<Sheet
			open
			onClose={onClose}
			title={t('rooms.title', { name })}
			closeLabel={t('common:close')}
			width={1080}
			footer={
				rooms.length > 0 && (
					<Button busy={busy} aria-disabled={!picked || undefined} onClick={() => picked && attempt()} className="flex-1">
						{picked ? t('rooms.change', { room: picked.roomNum }) : t('rooms.choose')}
					</Button>
				)
			}
		>
			<div className="grid gap-6">
				{timer}
				{taken && (
					<Notice tone="error" live>
						{t('rooms.taken')}
					</Notice>
				)}
				{failed && (
					<FailureNotice failure={failure} title={t('rooms.failed')}>
						{t('rooms.kept')}
					</FailureNotice>
				)}
				{found === null && <Skeleton className="h-80" />}
				{found === 'failed' && <LoadFailed failure={notFound} title={t('rooms.unavailable')} onRetry={retry} />}
				{found !== null && found !== 'failed' && (
					<p className="text-muted">{rooms.length > 0 ? t('rooms.lead', { room: found.roomNum }) : t('rooms.none')}</p>
				)}
				{found !== null && found !== 'failed' && rooms.length > 0 && (
					<RoomPicker
						cruiseId={voyage.ship.id}
						categoryId={cabins[cabin]?.categoryId}
						rooms={rooms}
						chosen={chosen}
						onChoose={setChosen}
						current={found.roomNum}
						yours={cabins.map(({ roomNum }) => roomNum)}
						title={t('rooms.list')}
						nameOf={(deck) => (deck ? t('rooms.deck', { deck }) : t('rooms.others'))}
					/>
				)}
			</div>
		</Sheet>
	);
}
