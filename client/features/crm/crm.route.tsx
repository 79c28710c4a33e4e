import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { paths } from '#shared/paths.ts';
import { loadCrm, opening } from './load-crm.ts';
import { OutsidePage } from './outside-page.tsx';
import { PICTURES } from './pictures.ts';

export const loader = (args: LoaderFunctionArgs) => loadCrm(args, 'centre');

/** Leads to the member centre. */
export default function Crm() {
	const { t } = useTranslation('crm');
	const { failure } = useLoaderData<typeof loader>();
	return (
		<OutsidePage
			page="centre"
			path={paths.crm}
			opens={opening(paths.crm, null)}
			failure={failure}
			picture={PICTURES.centre}
			near={[
				{ to: paths.coupons, text: t('near.coupons') },
				{ to: paths.user, text: t('near.user') },
			]}
		/>
	);
}
