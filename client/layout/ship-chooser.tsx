import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { browserApi } from '#client/app/api.ts';
import { LoadedDialog } from '#client/parts/loaded-dialog.tsx';
import { Link } from '#client/ui/link.tsx';
import { Picture } from '#client/ui/picture.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import type { ShipName } from '#shared/catalogue/bff/ships.ts';
import { FLAGSHIP } from '#shared/constants.ts';
import { experiencePath, paths } from '#shared/paths.ts';

const WIDTH = 720;
const load = () => browserApi('GET /ships/experience', {});
const grid = 'grid gap-4 sm:grid-cols-2';

const addressOf = ({ code }: ShipName): string => (code === FLAGSHIP ? paths.flagship : experiencePath(code));

/** Renders the two ships to choose life on board from, each as a large card. The card of the flagship leads to her own page. */
export default function ShipChooser({ onClose }: { onClose: () => void }) {
	const { t } = useTranslation('experience');
	const heading = useRef<HTMLSpanElement>(null);
	return (
		<LoadedDialog
			load={load}
			failed={{ title: t('chooser.failed') }}
			onClose={onClose}
			title={
				<span ref={heading} tabIndex={-1} className="outline-none">
					{t('chooser.title')}
				</span>
			}
			width={WIDTH}
			initialFocus={heading}
			waiting={
				<div aria-busy="true" className={grid}>
					<Skeleton className="aspect-3/2" />
					<Skeleton className="aspect-3/2" />
				</div>
			}
		>
			{(ships) => (
				<ul className={grid}>
					{ships.map((ship) => (
						<li key={ship.code}>
							<Link to={addressOf(ship)} onClick={onClose} className="group block">
								<Picture src={ship.picture} alt="" sizes="(max-width: 599px) 92vw, 340px" className="rounded-2" />
								<span className="mt-3 block display text-h3 leading-head group-hover:text-link">{ship.name}</span>
								<span className="mt-1 block text-14 text-muted">
									{ship.lead || t(ship.code === FLAGSHIP ? 'chooser.adora' : 'chooser.day')}
								</span>
							</Link>
						</li>
					))}
				</ul>
			)}
		</LoadedDialog>
	);
}
