import type { ShipName } from '#shared/catalogue/bff/ships.ts';
import { paths } from '#shared/paths.ts';

/** The search for a ship's voyages. */
export const shipSearchPath = ({ id }: ShipName): string => `${paths.search}?${new URLSearchParams({ cruise: id })}`;
