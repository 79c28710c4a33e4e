import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { apiContext } from '#client/api-context.ts';
import { Deferred } from '#client/ui/deferred.tsx';

export async function loader({ context }: LoaderFunctionArgs) {
	const api = context.get(apiContext);
	const hotRoutes = api('GET /home', { sections: 'hotRoutes' }).then((home) => home.hotRoutes);
	const first = await api('GET /home', { sections: 'banners,search,activities' });
	return { first, hotRoutes };
}

export default function Home() {
	const { first, hotRoutes } = useLoaderData<typeof loader>();
	return (
		<main>
			<h1>{JSON.stringify(first)}</h1>
			<Deferred name="hot-routes" of={hotRoutes} fallback={<p>…</p>}>
				{(tabs) => <pre>{JSON.stringify(tabs)}</pre>}
			</Deferred>
		</main>
	);
}
