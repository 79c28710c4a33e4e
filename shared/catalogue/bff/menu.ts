import { z } from 'zod';
import { publicCall } from '../call.ts';
import { VoyageCard } from './views.ts';

const MenuShip = z.object({ id: z.string(), code: z.string(), name: z.string(), picture: z.string() });

const MenuView = z.object({ sailings: z.array(VoyageCard), ships: z.array(MenuShip) });
export type MenuView = z.output<typeof MenuView>;

export const menu = {
	'GET /menu': publicCall(
		'The next sailings on sale and the ships with a picture, which the menus of wide screens show beside their links',
		{
			output: MenuView,
		},
	),
};
