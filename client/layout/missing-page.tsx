import type { ReactNode } from 'react';
import { Empty } from '#client/ui/empty.tsx';
import { SearchIcon } from '#client/ui/icons.tsx';
import { PageHead } from './page-head.tsx';

type Props = { path: string; title: string; icon?: ReactNode; action: ReactNode; children: ReactNode };

/** Renders the page for what an address doesn't lead to: unknown orders and other members' orders alike, so that order numbers can't be probed. */
export const MissingPage = ({ path, title, icon = <SearchIcon size={40} />, action, children }: Props) => (
	<main className="column py-10 md:py-16">
		<PageHead title={title} path={path} />
		<Empty icon={icon} title={<h1>{title}</h1>} action={action}>
			{children}
		</Empty>
	</main>
);
