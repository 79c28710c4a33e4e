import { useRef, useState } from 'react';
import type { PassportFields } from '#shared/catalogue/bff/confirm.ts';
import { PassengerFields, type PassengerFormProps } from './passenger-fields.tsx';
import { PassportReader } from './passport-reader.tsx';
import { draftOf } from './save-passenger.ts';

/**
 * The form of a passenger, for a page of its own and over a booking. What is read from a picture of the passport replaces the
 * fields' values; fields that the picture leaves empty keep theirs.
 */
export function PassengerForm({ passenger, sender, ...rest }: PassengerFormProps) {
	const frame = useRef<HTMLDivElement>(null);
	const [start, setStart] = useState(passenger);
	// The fields keep their values themselves, so new first values need new fields: `turn` is their key. An answer counts only for the turn it was sent in
	const [turn, setTurn] = useState(0);
	const [sent, setSent] = useState(0);
	const propose = (read: PassportFields) => {
		const form = frame.current?.querySelector('form');
		if (!form) return;
		const known = Object.fromEntries(Object.entries(read).filter(([, text]) => text !== ''));
		setStart({ ...draftOf(new FormData(form)), ...known, documentType: 'PASSPORT' });
		setTurn(turn + 1);
	};
	const send = (form: FormData) => {
		setSent(turn);
		sender.send(form);
	};
	return (
		<div ref={frame} className="grid gap-8">
			<PassportReader onRead={propose} />
			<PassengerFields
				key={turn}
				{...rest}
				passenger={start}
				filled={turn > 0}
				sender={{ ...sender, send, answer: sent === turn ? sender.answer : { saved: null, failure: sender.answer?.failure } }}
			/>
		</div>
	);
}
