import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { paths } from '#shared/paths.ts';
import { loadCrm, opening } from './load-crm.ts';
import { OutsidePage } from './outside-page.tsx';
import { PICTURES } from './pictures.ts';

export const loader = (args: LoaderFunctionArgs) => loadCrm(args, 'coupons');

/** Leads to a member's coupons; an invited visitor reads that the invitation will count. */
export default function CrmCoupon() {
	const { t } = useTranslation('crm');
	const { failure, invitorId } = useLoaderData<typeof loader>();
	return (
		<OutsidePage
			page="coupons"
			path={paths.coupons}
			opens={opening(paths.coupons, invitorId)}
			failure={failure}
			picture={PICTURES.coupons}
			near={[
				{ to: paths.search, text: t('near.search') },
				{ to: paths.crm, text: t('near.centre') },
			]}
			note={invitorId && <p className="mt-4 max-w-measure font-medium">{t('coupons.invited')}</p>}
		/>
	);
}
