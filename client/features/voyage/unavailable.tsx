import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useRevalidator } from 'react-router';
import { useSite } from '#client/app/facts.tsx';
import { buttonStyle } from '#client/ui/button-style.ts';
import { Notice } from '#client/ui/notice.tsx';

/** The telephone number in a sentence. */
export function PhoneLink({ className = '' }: { className?: string }) {
	const { phone } = useSite();
	return (
		<a href={`tel:${phone}`} className={`tabular whitespace-nowrap text-link underline underline-offset-4 ${className}`}>
			{phone}
		</a>
	);
}

/** Shown in place of a part that could not be loaded: another try, and the telephone number. Without JavaScript the try is a reload. */
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
