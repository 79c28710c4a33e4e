import type { ComponentProps } from 'react';
import { Button } from './button.tsx';

/** Renders the button of an action that can't be undone: red, and never the way on. */
export const DangerButton = (props: Omit<ComponentProps<typeof Button>, 'variant' | 'className'>) => (
	<Button
		{...props}
		variant="secondary"
		className="border-red-700! not-aria-disabled:text-red-700! hover:bg-red-100! active:bg-red-100!"
	/>
);
