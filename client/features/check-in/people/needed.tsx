import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { HomeIcon, PhoneIcon } from '#client/ui/icons.tsx';
import { Section } from '#client/ui/section.tsx';
import { DocumentIcon } from '#client/ui/task-icons.tsx';

function Thing({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
	return (
		<li className="flex gap-4 md:block md:border-t md:border-gold-500 md:pt-4">
			<span className="mt-0.5 shrink-0 text-accent md:hidden">{icon}</span>
			<div>
				<h3 className="flex items-center gap-2.5 text-16! font-semibold! md:text-18!">
					<span className="text-accent max-md:hidden">{icon}</span>
					{title}
				</h3>
				<p className="mt-1 text-14 text-2 md:mt-2">{children}</p>
			</div>
		</li>
	);
}

/** What to have at hand before somebody is checked in, how long it takes, and that nothing is lost. */
export function Needed() {
	const { t } = useTranslation('check-in');
	return (
		<Section id="needed" title={t('needed.title')}>
			<p className="mt-2 max-w-measure text-14 text-2">{t('needed.text')}</p>
			<ul className="mt-5 grid gap-x-8 gap-y-5 md:mt-6 md:grid-cols-3">
				<Thing icon={<DocumentIcon size={20} />} title={t('needed.document')}>
					{t('needed.documentText')}
				</Thing>
				<Thing icon={<PhoneIcon size={20} />} title={t('needed.phone')}>
					{t('needed.phoneText')}
				</Thing>
				<Thing icon={<HomeIcon size={20} />} title={t('needed.address')}>
					{t('needed.addressText')}
				</Thing>
			</ul>
		</Section>
	);
}
