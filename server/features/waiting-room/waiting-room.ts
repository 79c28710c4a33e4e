import type { FeatureScope, Handler } from '#server/handler.ts';

const idOf = ({ member }: FeatureScope): string => member?.id ?? '';

/** `GET /waiting-room`: where the member stands; who looks is still there, and keeps the place. */
export const waitingRoom: Handler<'GET /waiting-room'> = (_input, scope) => scope.waitingRoom.view(idOf(scope), 'look');

/** `POST /waiting-room`: a place for the member, unless there is one. */
export const joinWaitingRoom: Handler<'POST /waiting-room'> = (_input, scope) => scope.waitingRoom.view(idOf(scope), 'take');
