import { useRef, useState } from 'react';
import type { PassportFields } from '#shared/catalogue/bff/confirm.ts';
import { PassengerFields, type PassengerFormProps } from './passenger-fields.tsx';
import { PassportReader } from './passport-reader.tsx';
import { draftOf, sentBefore } from './save-passenger.ts';
import { entryForm, useTyped } from './typed-entries.ts';

/**
 * The form of a passenger, for a page of its own and over a booking. What is read from a picture of the passport replaces the
 * fields' values; fields that the picture leaves empty keep theirs. What was typed before the form was left is there again; `form` names
 * another form of the same passenger.
 */
export function PassengerForm({
	passenger,
	sender,
	form = entryForm('passenger', passenger.id),
	...rest
}: PassengerFormProps & { form?: string }) {
	const frame = useRef<HTMLDivElement>(null);
	const before = useTyped(form, frame, draftOf, sender.answer !== undefined);
	const [start, setStart] = useState(() => before ?? sentBefore(sender.answer?.result) ?? passenger);
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
	const send = (form: FormData, by?: unknown) => {
		setSent(turn);
		sender.send(form, by);
	};
	return (
		<div ref={frame} className="grid gap-8">
			<PassportReader onRead={propose} />
			<PassengerFields
				key={turn}
				{...rest}
				passenger={start}
				filled={turn > 0 || before !== undefined}
				sender={{ ...sender, send, answer: sent === turn ? sender.answer : { saved: null, failure: sender.answer?.failure } }}
			/>
		</div>
	);
}
