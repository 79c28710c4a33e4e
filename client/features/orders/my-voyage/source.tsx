import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '#client/ui/link.tsx';

/** Says where the facts beside it are told; `to` is the page that tells them, if there is one. */
export function Source({ to, className = '', children }: { to?: string | undefined; className?: string; children: ReactNode }) {
	const { t } = useTranslation('my-voyage');
	return (
		<span className={`block text-14 leading-head text-muted ${className}`}>
			<span>{t('source')}</span>
			{to ? (
				<Link to={to} className="inline-flex min-h-8 items-center underline underline-offset-4 touch:min-h-target">
					{children}
				</Link>
			) : (
				<span>{children}</span>
			)}
		</span>
	);
}
