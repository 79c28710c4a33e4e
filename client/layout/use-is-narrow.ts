import { useFacts } from '#client/app/facts.tsx';
import { NARROW_SCREEN, useMediaQuery } from '#client/ui/use-media-query.ts';

/** True on narrow screens; on the server and while hydrating, on phones. */
export const useIsNarrow = (): boolean => useMediaQuery(NARROW_SCREEN, useFacts().device === 'mobile');
