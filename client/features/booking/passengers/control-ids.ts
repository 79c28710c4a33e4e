/** Ids of a booking's controls, for links to them and for the focus. */

/** The checkbox of a passenger in a cabin. */
export const passengerControl = (cabin: number, passenger: string): string => `cabin-${cabin}-${passenger}`;
/** The button that adds a passenger to a cabin. */
export const addControl = (cabin: number): string => `cabin-${cabin}-add`;
/** The button that adds a contact. */
export const ADD_CONTACT = 'contact-add';
/** The radio button of a contact; without an id, the button that adds a contact. */
export const contactControl = (id: string | undefined): string => (id ? `contact-${id}` : ADD_CONTACT);
/** The button that changes a cabin's party. */
export const partyControl = (cabin: number): string => `cabin-${cabin}-party`;
/** The notices in place of lists that could not be loaded. */
export const RETRY_PASSENGERS = 'passengers-retry';
export const RETRY_CONTACTS = 'contacts-retry';
