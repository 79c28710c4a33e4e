import { useTranslation } from 'react-i18next';
import { LinkButton } from '#client/ui/button.tsx';
import { paths } from '#shared/paths.ts';

/** What a member without a booking finds where the next voyage will stand. */
export function NextVoyage() {
	const { t } = useTranslation('user');
	return (
		<section aria-labelledby="next" className="on-dark rounded-3 bg-inverse p-6 md:p-10">
			<h2 id="next" className="text-h3">
				{t('next.title')}
			</h2>
			<p className="mt-3 max-w-measure text-2">{t('next.text')}</p>
			<div className="mt-6">
				<LinkButton to={paths.search}>{t('next.search')}</LinkButton>
			</div>
		</section>
	);
}
