/** Measures of the layout and its movements. Times in milliseconds, lengths in CSS pixels. */

export const BANNER_INTERVAL_DESKTOP = 3_000;
export const BANNER_INTERVAL_MOBILE = 5_000;
export const BANNER_HEIGHT = 780;
export const CAROUSEL_SPEED = 300;
export const CAROUSEL_GAP_DESKTOP = 32;
export const CAROUSEL_GAP_MOBILE = 16;
export const ACTIVITY_GAP = 15;
export const ACTIVITY_LOOPS_ABOVE = 2;
export const DESTINATION_SCROLL_STEP = 367;

export const HEADER_SOLID_OFFSET = 160;
export const TAB_BAR_SCROLL = 100;
export const TOOLTIP_DELAY = 500;

export const CART_PANEL_WIDTH = 384;
export const SUPPORT_PANEL_WIDTH = 384;
export const NOTICE_DIALOG_WIDTH = 655;
export const VIDEO_DIALOG_WIDTH = 940;
export const POPUP_WIDTH = 360;
export const DATE_POPOVER_WIDTH = 284;
export const POPUP_NOTICE_WIDTH = 420;
export const POPUP_SALE_WIDTH = 800;
