import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { apiContext } from '#client/app/api-context.ts';
import { Breadcrumbs } from '#client/layout/breadcrumbs.tsx';
import { PageHead } from '#client/layout/page-head.tsx';
import { PolicyText } from '#client/parts/policy/policy-text.tsx';
import { Button } from '#client/ui/button.tsx';
import { policyPath } from '#shared/paths.ts';
import { Contents, OtherPolicies } from './policy-nav.tsx';

export const loader = ({ context, params }: LoaderFunctionArgs) =>
	context.get(apiContext)('GET /policy/{type}', { type: params.type ?? '' });

/** Renders a policy with its table of contents, to read or to print. */
export default function Policy() {
	const { t } = useTranslation('policy');
	const policy = useLoaderData<typeof loader>();
	const path = policyPath(policy.type);
	return (
		<main>
			<PageHead title={policy.title} description={t('meta', { title: policy.title })} path={path} />
			<div className="column pt-2 pb-section md:pt-3">
				<Breadcrumbs items={[{ name: policy.title, path }]} />
				<div className="mt-8 grid grid-cols-1 gap-x-16 gap-y-10 lg:grid-cols-[16rem_minmax(0,1fr)] xl:gap-x-24">
					<header className="lg:col-start-2">
						<p className="eyebrow">{t('eyebrow')}</p>
						<h1 className="mt-4">{policy.title}</h1>
					</header>
					<Contents contents={policy.contents} />
					<article className="lg:col-start-2">
						<PolicyText policy={policy} />
						<div className="mt-12 noscript:hidden" data-noprint>
							<Button variant="secondary" onClick={() => window.print()}>
								{t('print')}
							</Button>
						</div>
						<OtherPolicies current={policy.type} />
					</article>
				</div>
			</div>
		</main>
	);
}
