import type { ComponentProps, CSSProperties, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useRevalidator } from 'react-router';
import { useFacts, useSite } from '#client/app/facts.tsx';
import { PhoneLink } from '#client/parts/phone-link.tsx';
import { buttonStyle } from '#client/ui/button.tsx';
import { PlusIcon } from '#client/ui/icons.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { Region } from '#client/ui/region.tsx';
import { PageSection } from '#client/ui/section.tsx';

/** Estimated height of a row in a list of cabins or days; too large is better than too small. */
const ROWS = '[--later:calc(var(--rows)*31rem)] md:[--later:calc(var(--rows)*25rem)] lg:[--later:calc(8rem+var(--rows)*22rem)]';

type Props = ComponentProps<typeof PageSection> & {
	/** Number of long rows, from which its height is estimated before it is laid out. */
	rows?: number;
	/** Is folded away on phones: one press, or a link to it, opens it. */
	fold?: boolean;
};

/** Renders a section of a phone's page as its heading, which opens it. */
function Folded({ id, title, lead, action, children }: Props) {
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
					{lead && <p className="mb-6 text-muted">{lead}</p>}
					{action}
					<Region>{children}</Region>
				</div>
			</details>
		</section>
	);
}

/** Renders a section of the voyage's page, which is laid out when it comes near. */
export function Section({ rows = 0, fold = false, ...section }: Props) {
	const { device } = useFacts();
	if (fold && device === 'mobile') return <Folded {...section} />;
	return (
		<PageSection tight className={`later ${rows > 0 ? ROWS : ''}`} style={{ '--rows': rows } as CSSProperties} {...section} />
	);
}

/** Opens a section that is folded away. */
export function unfold(id: string): void {
	const details = document.getElementById(id)?.querySelector<HTMLDetailsElement>(':scope > details');
	if (details) details.open = true;
}

/** Stands in place of a part that upstream says nothing of: the telephone number follows the words. */
export const NotKnown = ({ children }: { children: ReactNode }) => (
	<p className="text-muted">
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
