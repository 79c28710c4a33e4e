import type { PayMethod } from '#shared/constants.ts';
import { PAY_BRANDS } from './pay-methods.ts';

const SIZE = 32;

/** Two speech bubbles. */
const Wechat = () => (
	<>
		<rect width="32" height="32" rx="7" fill="#1f9d55" />
		<path
			fill="#fff"
			d="M13.2 7.5c-4.2 0-7.6 2.7-7.6 6 0 1.9 1.1 3.6 2.9 4.7l-.7 2.2 2.6-1.3c.9.2 1.8.4 2.8.4h.4a5 5 0 0 1-.2-1.4c0-3.1 3-5.5 6.6-5.5h.6c-.6-2.9-3.7-5.1-7.4-5.1Z"
		/>
		<path
			fill="#fff"
			d="M26.4 18.1c0-2.7-2.8-4.9-6.2-4.9s-6.2 2.2-6.2 4.9 2.8 4.9 6.2 4.9c.7 0 1.4-.1 2-.3l2.2 1.1-.6-1.8c1.6-.9 2.6-2.3 2.6-3.9Z"
		/>
	</>
);

/** The first sign of its name. */
const Alipay = () => (
	<>
		<rect width="32" height="32" rx="7" fill="#1668dc" />
		<path
			fill="none"
			stroke="#fff"
			strokeWidth="2.2"
			strokeLinecap="round"
			d="M8.5 10.5h15M16 7v7.5M10 15h11.5c-1.4 4.6-5.6 8-12 9.6M11.5 17.5c2.6 3.5 6.6 5.9 11.6 6.9"
		/>
	</>
);

/** Three cards side by side. */
const Union = () => (
	<>
		<rect width="32" height="32" rx="7" fill="#f3f5f8" />
		<path fill="#c8313a" d="M8.3 8h5.6l-3.2 16H5.1Z" />
		<path fill="#1b5a8c" d="M14.9 8h5.6l-3.2 16h-5.6Z" />
		<path fill="#1d7f78" d="M21.5 8h5.6l-3.2 16h-5.6Z" />
	</>
);

const MARKS = { wechat: Wechat, alipay: Alipay, union: Union } as const;

/** A mark to know a way to pay by at a glance; its name stands beside it. */
export function PayMark({ method }: { method: PayMethod }) {
	const Mark = MARKS[PAY_BRANDS[method]];
	return (
		<svg width={SIZE} height={SIZE} viewBox="0 0 32 32" aria-hidden="true" className="shrink-0">
			<Mark />
		</svg>
	);
}
