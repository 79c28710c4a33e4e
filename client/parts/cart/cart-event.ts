/** Event on the window after another part of the page has changed the cart: components that show the cart load it again. */
export const CART_CHANGED = 'cart-changed';

export const announceCartChange = (): boolean => dispatchEvent(new Event(CART_CHANGED));
