import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FleetLinks } from '#client/parts/fleet-links.tsx';
import { PageSection } from '#client/ui/section.tsx';
import type { ShipPage } from '#shared/catalogue/bff/ships.ts';
import { shipPath } from '#shared/paths.ts';
import { groupDigits } from '#shared/rules/money.ts';

const FACTS = ['year', 'tonnage', 'length', 'guests', 'decks'] as const;

/** Renders the ship's figures in large type. Figures that aren't known are left out. */
function Facts({ facts }: Pick<ShipPage, 'facts'>) {
	const { t } = useTranslation('ships');
	const known = FACTS.flatMap((name) => {
		const value = facts[name];
		return value === null ? [] : { name, value: name === 'year' ? value : groupDigits(value) };
	});
	if (known.length === 0) return null;
	return (
		<div>
			<h2 id="facts-title" className="sr-only">
				{t('facts.title')}
			</h2>
			<dl
				aria-labelledby="facts-title"
				className="grid grid-cols-[repeat(auto-fill,minmax(max(8rem,50%-2rem),1fr))] gap-x-8 border-t border-gold-500/60"
			>
				{known.map(({ name, value }) => (
					<div key={name} className="flex flex-col-reverse justify-end border-b border-line py-5 last:odd:col-span-full">
						<dt className="text-14 text-muted">{t(`facts.${name}`)}</dt>
						<dd className="tabular display text-h3 leading-head">{t(`facts.${name}Value`, { value })}</dd>
					</div>
				))}
			</dl>
		</div>
	);
}

/** Renders the ship's story in large type, with `children` below it, beside her figures. */
export function Story({ ship, children }: { ship: ShipPage; children?: ReactNode }) {
	const { t } = useTranslation('ships');
	return (
		<section className="column grid gap-x-columns gap-y-10 pt-8 pb-section md:pt-14 lg:grid-cols-12">
			<div className="lg:col-span-7">
				<p className="display text-h3 leading-[1.6]">{ship.story || t('unavailable.story')}</p>
				{children}
			</div>
			<div className="lg:col-span-4 lg:col-start-9">
				<Facts facts={ship.facts} />
			</div>
		</section>
	);
}

export function Fleet({ ship: { fleet } }: { ship: ShipPage }) {
	const { t } = useTranslation('ships');
	if (fleet.length === 0) return null;
	return (
		<PageSection id="fleet" title={t('fleet.title')} small className="later [--later:36rem]">
			<FleetLinks
				ships={fleet.map(({ code, name, picture }) => ({
					to: shipPath(code),
					name,
					picture,
					text: t('fleet.view', { ship: name }),
				}))}
			/>
		</PageSection>
	);
}
