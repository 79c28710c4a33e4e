import type { SVGProps } from 'react';

export type IconProps = Omit<SVGProps<SVGSVGElement>, 'd' | 'children'> & { size?: number };

/** Makes an icon of one path: 24 px, lines of 1.5 px. It is decorative: the control around it carries the name. */
export const icon =
	(path: string, fill = 'none') =>
	({ size = 24, ...rest }: IconProps) => (
		<svg
			width={size}
			height={size}
			viewBox="0 0 24 24"
			fill={fill}
			stroke="currentColor"
			strokeWidth={1.5}
			strokeLinecap="round"
			strokeLinejoin="round"
			aria-hidden="true"
			focusable="false"
			{...rest}
		>
			<path d={path} />
		</svg>
	);
