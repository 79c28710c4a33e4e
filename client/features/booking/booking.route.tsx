import { useTranslation } from 'react-i18next';
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { apiContext } from '#client/api-context.ts';
import { PageHead } from '#client/layout/page-head.tsx';
import { buttonStyle } from '#client/ui/button-style.ts';
import { Empty } from '#client/ui/empty.tsx';
import { ClockIcon } from '#client/ui/icons.tsx';
import { paths } from '#shared/paths.ts';
import { Booking } from './booking.tsx';

/** A booking that is not there any more, or never was, has a page that says so. */
export async function loader({ context, request }: LoaderFunctionArgs) {
	const localId = new URL(request.url).searchParams.get('localId') ?? '';
	try {
		return { booking: await context.get(apiContext)('GET /booking', { localId }) };
	} catch (error) {
		const { code } = error as { code?: string };
		if (code === 'not-found' || code === 'invalid-input') return { booking: null };
		throw error;
	}
}

function Gone() {
	const { t } = useTranslation('booking');
	return (
		<div className="column py-10 md:py-16">
			<PageHead title={t('gone.title')} path={paths.booking} hidden />
			<Empty
				icon={<ClockIcon size={40} />}
				title={<h1>{t('gone.title')}</h1>}
				action={
					<>
						<Link to={paths.search} className={buttonStyle('primary', 'md')}>
							{t('gone.search')}
						</Link>
						<Link to={paths.cart} className={buttonStyle('secondary', 'md')}>
							{t('gone.cart')}
						</Link>
					</>
				}
			>
				{t('gone.text')}
			</Empty>
		</div>
	);
}

/** The booking while its cabins are held: who sleeps where, whom to reach, what it costs. */
export default function BookingPage() {
	const { booking } = useLoaderData<typeof loader>();
	return <main className="booking-page">{booking ? <Booking key={booking.localId} loaded={booking} /> : <Gone />}</main>;
}
