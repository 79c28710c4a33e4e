import { useRef, useState } from 'react';
import type { PassportFields } from '#shared/catalogue/bff/confirm.ts';
import { PassengerFields, type PassengerFormProps } from './passenger-fields.tsx';
import { PassportReader } from './passport-reader.tsx';
import { draftOf } from './save-passenger.ts';

/**
 * A passenger to add or change, on a page of its own and while booking. What a picture of the passport says is proposed in the
 * fields, over what was typed there; the rest stays, and everything is the visitor's to check.
 */
export function PassengerForm({ passenger, sender, ...rest }: PassengerFormProps) {
	const frame = useRef<HTMLDivElement>(null);
	const [start, setStart] = useState(passenger);
	// Fields keep what is typed themselves: other values to start from are other fields, and an answer belongs to those it was for
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
