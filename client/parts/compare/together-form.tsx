import { useId } from 'react';
import type { FailedCall } from '#client/app/failed-call.ts';
import { useVisitParty } from '#client/app/visit-party.ts';
import { Button } from '#client/ui/button.tsx';
import { ShareIcon } from '#client/ui/icons.tsx';
import { Select } from '#client/ui/select.tsx';
import type { VoyageCard } from '#shared/catalogue/bff/views.ts';
import { MOST_COMPARED } from '#shared/constants.ts';
import { paths } from '#shared/paths.ts';
import { MAX_ADULTS, MAX_CHILDREN } from '#shared/rules/party-price.ts';
import { FailureNotice } from '../failure-notice.tsx';
import { useRouteSender } from '../form-sender.ts';
import { PressForm } from '../press-form.tsx';

/** `send`: the words of the button; `adults` and `children` name the numbers of the party; `failed` says that no address was made. */
type Words = { title: string; text: string; send: string; adults: string; children: string; failed: string };

/** What the page of a list answers to its forms: why a change wasn't made. */
export type TogetherAnswer = { failure: FailedCall } | null;

const upTo = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, at) => first + at);

/** Makes an address of some voyages for friends, with the prices of the party that is chosen here. Works without scripts. */
export function TogetherForm({ voyages, words }: { voyages: readonly Pick<VoyageCard, 'id'>[]; words: Words }) {
	const id = useId();
	const sender = useRouteSender<TogetherAnswer>(paths.together);
	const party = useVisitParty();
	const numbers = [
		{ name: 'adult', label: words.adults, first: 1, last: MAX_ADULTS, at: party.adult },
		{ name: 'child', label: words.children, first: 0, last: MAX_CHILDREN, at: party.child },
	];
	return (
		<PressForm
			sender={sender}
			aria-labelledby={id}
			data-noprint
			className="flex flex-wrap items-end gap-x-8 gap-y-4 rounded-3 bg-soft px-5 py-5 md:px-8 md:py-6"
		>
			<input
				type="hidden"
				name="ids"
				value={voyages
					.slice(0, MOST_COMPARED)
					.map((voyage) => voyage.id)
					.join(',')}
			/>
			<div className="min-w-0 flex-1 basis-72">
				<h2 id={id} className="card-title">
					{words.title}
				</h2>
				<p className="mt-1 text-14 text-muted">{words.text}</p>
			</div>
			<div className="flex flex-wrap items-end gap-3 max-md:w-full">
				{numbers.map(({ name, label, first, last, at }) => (
					<div key={name} className="text-14 max-md:flex-1">
						<label htmlFor={`${id}${name}`} className="mb-1 block text-muted">
							{label}
						</label>
						<Select key={at} id={`${id}${name}`} name={name} defaultValue={at} className="md:w-24">
							{upTo(first, last).map((count) => (
								<option key={count} value={count}>
									{count}
								</option>
							))}
						</Select>
					</div>
				))}
				<Button type="submit" busy={sender.pending !== undefined} className="max-md:w-full">
					<ShareIcon size={18} />
					<span>{words.send}</span>
				</Button>
			</div>
			{sender.answer && (
				<div className="basis-full">
					<FailureNotice failure={sender.answer.failure} title={words.failed} />
				</div>
			)}
		</PressForm>
	);
}
