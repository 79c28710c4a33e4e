import { useTranslation } from 'react-i18next';
import { ChevronRightIcon } from '#client/ui/icons.tsx';
import { Link } from '#client/ui/link.tsx';
import type { PolicyView } from '#shared/catalogue/bff/policy.ts';
import { POLICY_TYPES } from '#shared/constants.ts';
import { policyPath } from '#shared/paths.ts';

/** Renders links to the headings of the text: beside it on wide screens, folded above it on phones. */
export function Contents({ contents }: { contents: PolicyView['contents'] }) {
	const { t } = useTranslation('policy');
	if (contents.length < 2) return null;
	const list = (
		<ol className="grid">
			{contents.map(({ id, text }) => (
				<li key={id}>
					<a
						href={`#${id}`}
						className="flex min-h-target items-center py-1 text-muted underline-offset-4 hover:text-link hover:underline lg:min-h-10"
					>
						{text}
					</a>
				</li>
			))}
		</ol>
	);
	return (
		<>
			<nav aria-label={t('contents')} className="max-lg:hidden lg:col-start-1 lg:row-span-2 lg:row-start-1">
				<div className="sticky top-[calc(var(--header)+2rem)] border-l border-line pl-6">
					<p className="eyebrow mb-3">{t('contents')}</p>
					{list}
				</div>
			</nav>
			<nav aria-label={t('contents')} className="lg:hidden">
				<details className="group rounded-2 border border-line bg-soft px-4">
					<summary className="flex min-h-13 list-none items-center justify-between [&::-webkit-details-marker]:hidden">
						{t('contents')}
						<ChevronRightIcon size={18} className="transition-transform duration-base group-open:rotate-90" />
					</summary>
					<div className="pb-3">{list}</div>
				</details>
			</nav>
		</>
	);
}

export function OtherPolicies({ current }: { current: PolicyView['type'] }) {
	const { t } = useTranslation('policy');
	return (
		<nav aria-labelledby="policies" className="mt-16 border-t border-line pt-8">
			<h2 id="policies" className="text-h4">
				{t('index')}
			</h2>
			<ul className="mt-4 grid gap-x-8 sm:grid-cols-2 xl:grid-cols-3">
				{POLICY_TYPES.filter((type) => type !== current).map((type) => (
					<li key={type}>
						<Link to={policyPath(type)} className="flex min-h-target items-center text-link underline-offset-4 hover:underline">
							{t(`names.${type}`)}
						</Link>
					</li>
				))}
			</ul>
		</nav>
	);
}
