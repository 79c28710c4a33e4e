import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { apiContext } from '#client/app/api-context.ts';
import { useFacts } from '#client/app/facts.tsx';
import { Breadcrumbs } from '#client/layout/breadcrumbs.tsx';
import { PageHead } from '#client/layout/page-head.tsx';
import { QrCode } from '#client/layout/qr-code.tsx';
import { buttonStyle } from '#client/ui/button.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { paths } from '#shared/paths.ts';

const SIZE = 224;

/** Loads the ways into the mini-program. Without an answer the page still shows the official account. */
export async function loader({ context }: LoaderFunctionArgs) {
	return context
		.get(apiContext)('GET /mini-program', {})
		.catch(() => ({ image: null, link: null }));
}

/** Renders the ways into the mini-program: a link on phones, a code to scan everywhere, without a code the official account's. */
export default function LinkMp() {
	const { t } = useTranslation('trip');
	const { device, site } = useFacts();
	const { image, link } = useLoaderData<typeof loader>();
	const fallback = image ? null : site.qr.official;
	return (
		<main className="column pt-2 pb-section md:pt-3">
			<PageHead title={t('program.pageTitle')} description={t('program.meta')} path={paths.miniProgram} />
			<Breadcrumbs items={[{ name: t('program.pageTitle'), path: paths.miniProgram }]} />
			<div className="mt-6 grid gap-x-16 gap-y-10 md:mt-10 lg:grid-cols-[1fr_minmax(0,26rem)] lg:items-center">
				<header>
					<p className="eyebrow">{t('program.eyebrow')}</p>
					<h1 className="mt-4">{t('program.heading')}</h1>
					<p className="mt-5 max-w-measure text-18 text-muted">{t('program.text')}</p>
					{link && device === 'mobile' && (
						<>
							<a href={link} target="_blank" rel="noopener noreferrer" className={buttonStyle('primary', 'lg', 'mt-8 w-full')}>
								{t('program.open')}
							</a>
							<p className="mt-3 text-14 text-muted">{t('program.phoneHint')}</p>
						</>
					)}
				</header>
				<div className="flex flex-col items-center gap-4 rounded-3 bg-soft p-8 text-center md:p-10">
					{!image && !link && (
						<Notice tone="warning" title={t('program.none')}>
							{t('program.noneText', { phone: site.phone })}
						</Notice>
					)}
					{image && (
						<>
							<QrCode src={image} name={t('program.qr')} size={SIZE} priority />
							<p className="text-muted">{t('program.scan')}</p>
						</>
					)}
					{fallback && (
						<>
							<QrCode src={fallback} name={t('program.official')} size={SIZE} priority />
							<p className="text-muted">{t('program.official')}</p>
						</>
					)}
					{link && device !== 'mobile' && (
						<a href={link} target="_blank" rel="noopener noreferrer" className={buttonStyle('secondary', 'md')}>
							{t('program.open')}
						</a>
					)}
				</div>
			</div>
		</main>
	);
}
