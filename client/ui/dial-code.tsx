import { Suspense, useRef, useState } from 'react';
import { lazyCode } from '#client/app/chunk-loading.ts';
import type { DialCodeLabels, DialCountry } from './dial-code-list.tsx';
import { controlStyle } from './field.tsx';
import { ChevronDownIcon } from './icons.tsx';

const DialCodeList = lazyCode(() => import('./dial-code-list.tsx'));

type Props = {
	name: string;
	countries: readonly DialCountry[];
	defaultValue: string;
	labels: DialCodeLabels;
	onChange?: (code: string) => void;
};

/**
 * Renders the prefix before a phone number. Without JavaScript it is a select; with it, a button opens a list that can be
 * searched by name or number.
 */
export function DialCode({ name, countries, defaultValue, labels, onChange }: Props) {
	const [code, setCode] = useState(defaultValue);
	const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused');
	const button = useRef<HTMLButtonElement>(null);
	const chosen = countries.find((country) => country.code === code);
	const choose = (next: string) => {
		setCode(next);
		setState('closed');
		onChange?.(next);
	};
	return (
		<>
			<select
				name={name}
				value={code}
				aria-label={labels.title}
				onChange={({ target }) => choose(target.value)}
				className={`hidden noscript:block ${controlStyle} w-32!`}
			>
				{!chosen && <option value={code}>{`+${code}`}</option>}
				{countries.map((country) => (
					<option key={country.code} value={country.code}>
						{`${country.name} +${country.code}`}
					</option>
				))}
			</select>
			<button
				ref={button}
				type="button"
				aria-label={`${labels.title}: ${chosen?.name ?? ''} +${code}`}
				aria-haspopup="dialog"
				aria-expanded={state === 'open'}
				onClick={() => setState(state === 'open' ? 'closed' : 'open')}
				className={`tabular flex shrink-0 items-center justify-between gap-2 noscript:hidden ${controlStyle} w-28! pr-3!`}
			>
				<span>{`+${code}`}</span>
				<ChevronDownIcon size={18} className="text-muted" />
			</button>
			{state !== 'unused' && (
				<Suspense>
					<DialCodeList
						open={state === 'open'}
						countries={countries}
						value={code}
						labels={labels}
						anchor={button}
						onChoose={choose}
						onClose={() => setState('closed')}
					/>
				</Suspense>
			)}
		</>
	);
}
