import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { loadCrm } from './load-crm.ts';
import { OutsidePage } from './outside-page.tsx';

export const loader = (args: LoaderFunctionArgs) => loadCrm(args, 'centre');

export default function Crm() {
	return <OutsidePage page="centre" {...useLoaderData<typeof loader>()} />;
}
