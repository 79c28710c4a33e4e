/** Ids of the booking's controls, for links and the focus that lead to them. */

/** The box of a passenger in a cabin. */
export const passengerControl = (cabin: number, passenger: string): string => `cabin-${cabin}-${passenger}`;
/** What adds a passenger to a cabin. */
export const addControl = (cabin: number): string => `cabin-${cabin}-add`;
/** What adds a contact. */
export const ADD_CONTACT = 'contact-add';
/** The control of a contact, or what adds the first one. */
export const contactControl = (id: string | undefined): string => (id ? `contact-${id}` : ADD_CONTACT);
/** What opens the choice of a cabin's party. */
export const partyControl = (cabin: number): string => `cabin-${cabin}-party`;
