import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { loadCrm } from './load-crm.ts';
import { OutsidePage } from './outside-page.tsx';

export const loader = (args: LoaderFunctionArgs) => loadCrm(args, 'coupons');

export default function CrmCoupon() {
	return <OutsidePage page="coupons" {...useLoaderData<typeof loader>()} />;
}
