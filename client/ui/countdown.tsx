import { useEffect, useEffectEvent, useState } from 'react';
import { type TimeLeft, timeLeft } from '#shared/rules/countdown.ts';

const two = (value: number) => String(value).padStart(2, '0');

type Props = {
	end: number;
	offset: number | undefined;
	label: string;
	units: { days: string; hours: string; minutes: string; seconds: string };
	onEnd?: () => void;
};

/**
 * Renders `label`, which names the end, and the time left, which changes each second and isn't read out. Digits appear after
 * hydration, since the server's page may be a cached one. `end` is in milliseconds since 1970, `offset` is how far the clock that
 * counts is ahead of the visitor's; until it is known nothing is counted, for the visitor's own clock may be days wrong.
 */
export function Countdown({ end, offset, label, units, onEnd }: Props) {
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
		<p className="text-14 leading-head">
			<span>{label}</span>
			<span aria-hidden="true" className={`tabular ml-3 inline-flex gap-x-2 ${left ? '' : 'invisible'}`}>
				{(['days', 'hours', 'minutes', 'seconds'] as const).map((unit) => (
					<span key={unit} className="inline-flex gap-0.5">
						<span>{two(left?.[unit] ?? 0)}</span>
						<span>{units[unit]}</span>
					</span>
				))}
			</span>
		</p>
	);
}
