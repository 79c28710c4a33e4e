import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { IN_PLACE } from '#client/app/use-scroll-position.ts';
import { Button } from '#client/ui/button.tsx';
import { paths } from '#shared/paths.ts';
import { type CanonicalQuery, clearColumn, searchFields } from '#shared/rules/search-params.ts';

/** The parts of a search that a form does not ask for but must not lose. */
export function HiddenFields({ query }: { query: CanonicalQuery }) {
	return Object.entries(searchFields({ ...query, page: 1 })).map(([name, value]) => (
		<input key={name} type="hidden" name={name} value={value} />
	));
}

/** The filters as a form that a browser can send by itself. `submit` names its button. */
export function FilterForm({ query, submit, children }: { query: CanonicalQuery; submit: string; children: ReactNode }) {
	return (
		<Form action={paths.search} state={IN_PLACE}>
			<HiddenFields query={clearColumn(query)} />
			{children}
			<noscript>
				<Button type="submit" className="mt-4 w-full">
					{submit}
				</Button>
			</noscript>
		</Form>
	);
}
