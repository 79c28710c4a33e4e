import type { ReactNode } from 'react';
import { CheckIcon } from './icons.tsx';
import { Picture } from './picture.tsx';

type Props = { picture: string; eyebrow: ReactNode; title: ReactNode; children: ReactNode };

/** Renders a page that says that something is done: a green tick, the title and `children`, beside a large picture. */
export const TickPage = ({ picture, eyebrow, title, children }: Props) => (
	<div className="column grid items-center gap-x-16 gap-y-10 py-8 md:py-16 lg:grid-cols-2">
		{picture && (
			<Picture
				src={picture}
				alt=""
				ratio="4/5"
				narrow={{ ratio: '16/9' }}
				sizes="(max-width: 1023px) 100vw, 600px"
				priority
				className="rounded-3 lg:order-last"
			/>
		)}
		<div className="min-w-0">
			<span className="grid size-14 place-items-center rounded-pill bg-green-100 text-green-700">
				<CheckIcon size={28} strokeWidth={2} />
			</span>
			<p className="eyebrow mt-6">{eyebrow}</p>
			<h1 className="mt-3 text-h1">{title}</h1>
			{children}
		</div>
	</div>
);
