import { useTranslation } from 'react-i18next';
import { useSite } from '#client/app/facts.tsx';
import { Link } from '#client/ui/link.tsx';
import { Picture } from '#client/ui/picture.tsx';
import { PageSection } from '#client/ui/section.tsx';
import type { LifeGroup, LifePage } from '#shared/catalogue/bff/experience.ts';
import type { ShipCode } from '#shared/constants.ts';
import { experiencePath } from '#shared/paths.ts';

function Group({ group: { group, title, lead, picture, count }, code }: { group: LifeGroup; code: ShipCode }) {
	const { t } = useTranslation('experience');
	const name = t(`groups.${group}`);
	return (
		<article className="group relative flex h-full flex-col">
			<Picture
				src={picture}
				alt=""
				sizes="(max-width: 768px) 100vw, (max-width: 1279px) 46vw, 420px"
				className="rounded-2"
				imgClassName="transition-transform duration-hero group-hover:scale-[1.02]"
			/>
			<p className="mt-4 text-14 text-muted">{t('places.all', { group: name, count })}</p>
			<h3 className="mt-1 display text-h4 leading-head">
				<Link to={experiencePath(code, group)} className="after:absolute after:inset-0 hover:underline">
					{title || name}
				</Link>
			</h3>
			<p className="mt-2 max-w-measure text-14 text-muted">{lead}</p>
		</article>
	);
}

/** Renders the groups of places on board, each a link to its page. */
export function Groups({ groups, code }: Pick<LifePage, 'groups'> & { code: ShipCode }) {
	const { t } = useTranslation('experience');
	const { phone } = useSite();
	if (groups !== 'unavailable' && groups.length === 0) return null;
	return (
		<PageSection
			id="places"
			title={t('places.title')}
			ground="soft"
			className="later [--later:calc(82rem+362vw)] md:[--later:96rem]"
		>
			{groups === 'unavailable' ? (
				<p className="text-muted">{t('places.unavailable', { phone })}</p>
			) : (
				<ul className="grid gap-x-8 gap-y-12 md:grid-cols-2 xl:grid-cols-3">
					{groups.map((group) => (
						<li key={group.group}>
							<Group group={group} code={code} />
						</li>
					))}
				</ul>
			)}
		</PageSection>
	);
}
