import { useRouteError } from 'react-router';

/** Shown in place of a page that could not be had. */
export function RouteError() {
	const error = useRouteError() as { code?: string };
	return <main>{error?.code}</main>;
}
