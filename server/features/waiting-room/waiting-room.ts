import type { FeatureScope, FeatureServices, Handler } from '#server/handler.ts';

const idOf = ({ member }: FeatureScope): string => member?.id ?? '';

/** Creates the handlers of the line for a sale: `look` returns the member's place, `join` takes one unless there is one. */
export const createWaitingRoomHandlers = ({
	view,
}: FeatureServices['waitingRoom']): { look: Handler<'GET /waiting-room'>; join: Handler<'POST /waiting-room'> } => ({
	look: (_input, scope) => view(idOf(scope), 'look'),
	join: (_input, scope) => view(idOf(scope), 'take'),
});
