import type { CSSProperties, ReactNode } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { useFacts, useSite } from '#client/app/facts.tsx';
import { useTranslation } from '#client/i18n/use-translation.ts';
import { PhoneLink } from '#client/parts/phone-link.tsx';
import { buttonStyle } from '#client/ui/button-style.ts';
import { Notice } from '#client/ui/notice.tsx';
import { Region } from '#client/ui/region.tsx';
import { PlusIcon } from '#client/ui/task-icons.tsx';

/** Estimated height of a row in a list of cabins or days; too large is better than too small. */
const ROWS = '[--later:calc(var(--rows)*31rem)] md:[--later:calc(var(--rows)*25rem)] lg:[--later:calc(8rem+var(--rows)*22rem)]';

type Props = {
	id: string;
	title: ReactNode;
	lead?: ReactNode;
	/** Stands beside the heading, such as buttons. */
	aside?: ReactNode;
	/** Has a warm ground that sets it apart from its neighbours. */
	soft?: boolean;
	/** Number of long rows, from which its height is estimated before it is laid out. */
	rows?: number;
	/** Is folded away on phones: one press, or a link to it, opens it. */
	fold?: boolean;
	children: ReactNode;
};

/** Renders a section of a phone's page as its heading, which opens it. */
function Folded({ id, title, lead, aside, children }: Props) {
	return (
		<section id={id} aria-labelledby={`${id}-title`} className="-mt-px border-y border-line">
			<details className="column group">
				<summary className="flex min-h-18 list-none items-center justify-between gap-6 py-4 [&::-webkit-details-marker]:hidden">
					<h2 id={`${id}-title`} className="text-h3!">
						{title}
					</h2>
					<PlusIcon
						size={22}
						className="shrink-0 text-accent transition-transform duration-slow group-open:rotate-45 print:hidden"
					/>
				</summary>
				<div className="pb-12">
					{lead && <p className="mb-6 text-2">{lead}</p>}
					{aside}
					<Region>{children}</Region>
				</div>
			</details>
		</section>
	);
}

/** Renders a section of the page with its anchor, heading and lead. */
export function Section(props: Props) {
	const { id, title, lead, aside, soft = false, rows = 0, fold = false, children } = props;
	const { device } = useFacts();
	if (fold && device === 'mobile') return <Folded {...props} />;
	return (
		<section
			id={id}
			aria-labelledby={`${id}-title`}
			style={rows > 0 ? ({ '--rows': rows } as CSSProperties) : undefined}
			className={`later py-[calc(var(--section)*0.75)] ${soft ? 'bg-soft' : ''} ${rows > 0 ? ROWS : ''}`}
		>
			<div className="column">
				<div className="mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-4 md:mb-12">
					<div className="max-w-measure">
						<h2 id={`${id}-title`}>{title}</h2>
						{lead && <p className="mt-3 text-18 text-2">{lead}</p>}
					</div>
					{aside}
				</div>
				<Region>{children}</Region>
			</div>
		</section>
	);
}

/** Opens a section that is folded away. */
export function unfold(id: string): void {
	const details = document.getElementById(id)?.querySelector<HTMLDetailsElement>(':scope > details');
	if (details) details.open = true;
}

/** Stands in place of a part that upstream says nothing of: the telephone number follows the words. */
export const NotKnown = ({ children }: { children: ReactNode }) => (
	<p className="text-2">
		<span>{children}</span> <PhoneLink />
	</p>
);

/** Stands in place of a part that could not be loaded: another try, and the telephone number. Without JavaScript the try is a reload. */
export function Unavailable({ children }: { children: ReactNode }) {
	const { t } = useTranslation('voyage');
	const { phone } = useSite();
	const { revalidate, state } = useRevalidator();
	const { pathname, search } = useLocation();
	return (
		<Notice
			tone="warning"
			title={children}
			action={
				<span className="flex flex-wrap items-center gap-x-4">
					<a
						href={pathname + search}
						aria-busy={state === 'loading' || undefined}
						onClick={(event) => {
							event.preventDefault();
							void revalidate();
						}}
						className={buttonStyle('link', 'md')}
					>
						{t('unavailable.retry')}
					</a>
					<a href={`tel:${phone}`} className={buttonStyle('link', 'md')}>
						{t('unavailable.call', { phone })}
					</a>
				</span>
			}
		/>
	);
}
