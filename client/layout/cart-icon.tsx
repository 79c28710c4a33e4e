import type { IconProps } from '#client/ui/icon-line.tsx';

/** In the manner of the line set: 24 px, 1.5 px stroke. */
export const CartIcon = ({ size = 24, ...rest }: IconProps) => (
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
		{...rest}
	>
		<path d="M3 4.5h2.4l2.3 11h10.6l2-8H6.1M9.2 20.2a1 1 0 1 0 0-2 1 1 0 0 0 0 2ZM16.8 20.2a1 1 0 1 0 0-2 1 1 0 0 0 0 2Z" />
	</svg>
);
