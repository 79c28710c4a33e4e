import { useTranslation } from 'react-i18next';
import { PageHead } from '#client/layout/page-head.tsx';
import { buttonStyle } from '#client/ui/button.tsx';
import { Empty } from '#client/ui/empty.tsx';
import { ClockIcon } from '#client/ui/icons.tsx';
import { Link } from '#client/ui/link.tsx';
import { paths } from '#shared/paths.ts';

/** The page of a booking that has ended, or never existed. */
export function BookingGone({ path }: { path: string }) {
	const { t } = useTranslation('booking');
	return (
		<div className="column py-10 md:py-16">
			<PageHead title={t('gone.title')} path={path} />
			<Empty
				icon={<ClockIcon size={40} />}
				title={<h1>{t('gone.title')}</h1>}
				action={
					<>
						<Link to={paths.search} className={buttonStyle('primary', 'md')}>
							{t('gone.search')}
						</Link>
						<Link to={paths.orders} className={buttonStyle('secondary', 'md')}>
							{t('gone.orders')}
						</Link>
					</>
				}
			>
				{t('gone.text')}
			</Empty>
		</div>
	);
}
