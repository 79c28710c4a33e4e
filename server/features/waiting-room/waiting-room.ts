import type { FeatureScope, FeatureServices, Handler } from '#server/handler.ts';

const idOf = ({ identity }: FeatureScope): string => identity.member?.id ?? '';

/** Handlers of the line for a sale: a look at the member's place keeps it, joining takes one unless there is one. */
export const createWaitingRoomHandlers = ({
	view,
}: FeatureServices['waitingRoom']): { look: Handler<'GET /waiting-room'>; join: Handler<'POST /waiting-room'> } => ({
	look: (_input, scope) => view(idOf(scope), 'look'),
	join: (_input, scope) => view(idOf(scope), 'take'),
});
