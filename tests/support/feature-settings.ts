import type { FeatureScope } from '#server/handler.ts';
import { AD_SLOTS, type AdSlot, BOOKING_MAX_CABINS, CHECK_IN_CLOSES_HOURS, CHECK_IN_OPENS_DAYS } from '#shared/constants.ts';

/** The settings of features in tests. */
export const FEATURE_SETTINGS: FeatureScope['settings'] = {
	adSlots: Object.fromEntries(AD_SLOTS.map((slot) => [slot, slot])) as Record<AdSlot, string>,
	brand: { CN: 'Cruises', EN: 'Cruises' },
	partners: [],
	maxCabins: BOOKING_MAX_CABINS,
	serviceCharge: 0,
	guestWordsGroup: null,
	cashier: { hosts: ['cashier.good.test'], sandbox: null, siteUrl: 'https://www.good.test' },
	checkIn: { opensDays: CHECK_IN_OPENS_DAYS, closesHours: CHECK_IN_CLOSES_HOURS },
	tickets: { guestAccess: false },
	outside: { hosts: ['club.good.test'], sandbox: null },
	miniProgram: { trip: 'pages/trip', amenities: 'pages/amenities' },
};
