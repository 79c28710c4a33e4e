/** Sent on the window when something else has changed the cart: whoever shows it loads it anew. */
export const CART_CHANGED = 'cart-changed';

export const tellCartChanged = (): boolean => dispatchEvent(new Event(CART_CHANGED));
