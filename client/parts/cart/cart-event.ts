/** Sent on the window when something else has changed the cart: components that show it load it again. */
export const CART_CHANGED = 'cart-changed';

export const announceCartChange = (): boolean => dispatchEvent(new Event(CART_CHANGED));
