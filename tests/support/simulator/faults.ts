import type { Vault } from '#server/storage/vault.ts';
import type { Upstream } from '#server/upstream/client.ts';

/** A fault as it could be made in the code, planted around what the code uses. */
export type PlantedFault = {
	name: string;
	vault?: (vault: Vault) => Vault;
	send?: (send: Upstream['send']) => Upstream['send'];
	clockAheadMs?: number;
};

/** The code as it is. */
export const NO_FAULT: PlantedFault = { name: 'none' };
