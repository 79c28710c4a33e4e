import type { SVGProps } from 'react';

export type IconProps = Omit<SVGProps<SVGSVGElement>, 'd' | 'children'> & { size?: number };

/** One 24 px line set, 1.5 px stroke. Decorative: the control around an icon carries the name. */
export function Line({ d, size = 24, ...rest }: IconProps & { d: string }) {
	return (
		<svg
			width={size}
			height={size}
			viewBox="0 0 24 24"
			fill="none"
			stroke="currentColor"
			strokeWidth={1.5}
			strokeLinecap="round"
			strokeLinejoin="round"
			aria-hidden="true"
			focusable="false"
			{...rest}
		>
			<path d={d} />
		</svg>
	);
}
