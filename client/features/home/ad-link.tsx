import type { ReactNode } from 'react';
import { useTranslation } from '#client/i18n/use-translation.ts';
import { Link } from '#client/ui/link.tsx';

type Props = {
	href: string | undefined;
	/** Opens the link in a new window; the link's name says so. */
	newWindow?: boolean;
	className?: string;
	onClick?: () => void;
	children: ReactNode;
};

const isOurs = (href = ''): boolean => href.startsWith('/') && !href.startsWith('/media/');

/** Renders the link of an advert, to a page of ours or to another site. Without an address the content is no link. */
export function AdLink({ href, newWindow = !isOurs(href), className, onClick, children }: Props) {
	const { t } = useTranslation('home');
	if (!href) return <div className={className}>{children}</div>;
	if (isOurs(href) && !newWindow)
		return (
			<Link to={href} className={className} onClick={onClick}>
				{children}
			</Link>
		);
	return (
		<a href={href} target="_blank" rel="noopener noreferrer" className={className} onClick={onClick}>
			{children}
			<span className="sr-only">{t('newWindow')}</span>
		</a>
	);
}
