import { Link, OnwardArrow } from '#client/ui/link.tsx';
import { Picture } from '#client/ui/picture.tsx';

type Other = { to: string; name: string; text: string; picture: string };

/** Renders the line's other ships, each as a picture that is a link. */
export function FleetLinks({ ships }: { ships: readonly Other[] }) {
	return (
		<ul className="grid gap-6 sm:grid-cols-2 lg:gap-8">
			{ships.map(({ to, name, text, picture }) => (
				<li key={to}>
					<Link to={to} className="group block">
						<Picture
							src={picture}
							alt=""
							ratio="2/1"
							sizes="(max-width: 599px) 100vw, 620px"
							className="rounded-2"
							imgClassName="transition-transform duration-hero group-hover:scale-[1.02]"
						/>
						<span className="mt-4 flex flex-wrap items-baseline justify-between gap-x-4">
							<span className="display text-h3 leading-head">{name}</span>
							<span className="inline-flex items-center gap-2 text-14 font-semibold text-link">
								<span>{text}</span>
								<OnwardArrow />
							</span>
						</span>
					</Link>
				</li>
			))}
		</ul>
	);
}
