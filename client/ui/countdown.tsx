import { useEffect, useEffectEvent, useState } from 'react';
import { type TimeLeft, timeLeft } from '#shared/rules/countdown.ts';

const two = (value: number) => String(value).padStart(2, '0');

type Props = {
	end: number;
	offset: number | undefined;
	label: string;
	units: { days: string; hours: string; minutes: string; seconds: string };
	onEnd?: () => void;
	className?: string;
};

/**
 * Renders the time left, which changes each second; screen readers get `label`, which names the end. Digits appear after
 * hydration, since the server's page may be a cached one. `end` is in milliseconds since 1970, `offset` is how far the clock that
 * counts is ahead of the visitor's; until it is known nothing is counted, for the visitor's own clock may be days wrong.
 */
export function Countdown({ end, offset, label, units, onEnd, className = '' }: Props) {
	const [left, setLeft] = useState<TimeLeft>();
	const ended = useEffectEvent(() => onEnd?.());
	useEffect(() => {
		if (offset === undefined) return;
		const tick = () => {
			const next = timeLeft(end, offset, Date.now());
			setLeft(next);
			if (!next.ended) return;
			clearInterval(timer);
			ended();
		};
		const timer = setInterval(tick, 1000);
		tick();
		return () => clearInterval(timer);
	}, [end, offset]);
	return (
		<p className={className}>
			<span className="sr-only">{label}</span>
			<span aria-hidden="true" className={`tabular inline-flex flex-wrap items-baseline gap-x-3 ${left ? '' : 'invisible'}`}>
				{(['days', 'hours', 'minutes', 'seconds'] as const).map((unit) => (
					<span key={unit} className="inline-flex items-baseline gap-1">
						<span className="inline-block min-w-[2ch] text-center text-18 leading-head font-semibold">
							{two(left?.[unit] ?? 0)}
						</span>
						<span className="text-14 leading-head">{units[unit]}</span>
					</span>
				))}
			</span>
		</p>
	);
}
