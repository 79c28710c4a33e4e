import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckIcon, ClockIcon } from '#client/ui/icons.tsx';

function List({ title, items }: { title: string; items: readonly { icon: ReactNode; text: string }[] }) {
	return (
		<section>
			<h2 className="font-sans text-16 leading-head font-semibold tracking-normal">{title}</h2>
			<ul className="mt-3 grid gap-2">
				{items.map(({ icon, text }) => (
					<li key={text} className="flex gap-3">
						<span className="mt-1 shrink-0 text-accent">{icon}</span>
						{text}
					</li>
				))}
			</ul>
		</section>
	);
}

/** What is open today and what comes later, told apart. */
export function Promises() {
	const { t } = useTranslation('soon');
	const now = <CheckIcon size={18} />;
	const later = <ClockIcon size={18} />;
	return (
		<div className="mb-8 grid gap-6 border-b border-line pb-8">
			<List
				title={t('login.today')}
				items={[
					{ icon: now, text: t('login.browse') },
					{ icon: now, text: t('login.call') },
				]}
			/>
			<List
				title={t('login.later')}
				items={[
					{ icon: later, text: t('login.member') },
					{ icon: later, text: t('login.online') },
				]}
			/>
		</div>
	);
}
