import type { ComponentProps } from 'react';
import { Button } from './button.tsx';

/** The button of what can't be undone: red, never the one that leads on. */
export const DangerButton = (props: Omit<ComponentProps<typeof Button>, 'variant' | 'className'>) => (
	<Button
		{...props}
		variant="secondary"
		className="border-red-700! not-aria-disabled:text-red-700! hover:bg-red-100! active:bg-red-100!"
	/>
);
