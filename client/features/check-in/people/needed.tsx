import { useTranslation } from 'react-i18next';
import { DocumentIcon, HomeIcon, PhoneIcon } from '#client/ui/icons.tsx';
import { Section } from '#client/ui/section.tsx';

const THINGS = [
	{ name: 'document', Icon: DocumentIcon },
	{ name: 'phone', Icon: PhoneIcon },
	{ name: 'address', Icon: HomeIcon },
] as const;

/** Lists the things that a check-in needs, how long it takes, and that answers are saved. */
export function Needed() {
	const { t } = useTranslation('check-in');
	return (
		<Section id="needed" title={t('needed.title')}>
			<p className="mt-2 max-w-measure text-14 text-muted">{t('needed.text')}</p>
			<ul className="mt-5 grid gap-x-8 gap-y-5 md:mt-6 md:grid-cols-3">
				{THINGS.map(({ name, Icon }) => (
					<li key={name} className="flex gap-4 md:block md:border-t md:border-gold-500 md:pt-4">
						<Icon size={20} className="mt-0.5 shrink-0 text-accent md:hidden" />
						<div>
							<h3 className="flex items-center gap-2.5 text-16! font-semibold! md:text-18!">
								<Icon size={20} className="text-accent max-md:hidden" />
								<span>{t(`needed.${name}`)}</span>
							</h3>
							<p className="mt-1 text-14 text-muted md:mt-2">{t(`needed.${name}Text`)}</p>
						</div>
					</li>
				))}
			</ul>
		</Section>
	);
}
