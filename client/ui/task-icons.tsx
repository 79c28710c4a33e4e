import { icon } from './icon-line.tsx';

/* Icons of forms, lists, states, cabins and documents. */

export const GuestsIcon = icon(
	'M9 11.5a3.6 3.6 0 1 0 0-7.2 3.6 3.6 0 0 0 0 7.2ZM2.5 19.7c.2-3.4 2.8-5.2 6.5-5.2s6.3 1.8 6.5 5.2M15.6 11.4a3.4 3.4 0 0 0 .6-6.7M18 14.9c2.1.6 3.4 2.3 3.5 4.8',
);
export const ArrowLeftIcon = icon('M20 12H4.5M10.5 5.8 4.3 12l6.2 6.2');
export const FilterIcon = icon(
	'M3.5 7.5h9M17.5 7.5h3M3.5 16.5h3M11.5 16.5h9M15 10a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM9 19a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
);
export const SortIcon = icon('M8 4.5v15M4.5 16 8 19.5l3.5-3.5M16 19.5v-15M12.5 8 16 4.5 19.5 8');
export const RefreshIcon = icon('M20 12a8 8 0 1 1-2.4-5.7L20 8.5M20 3.8v4.7h-4.7');
export const MinusIcon = icon('M5.5 12h13');
export const PlusIcon = icon('M12 5.5v13M5.5 12h13');
export const InfoIcon = icon('M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 11.2v5M12 7.9v.1');
export const WarningIcon = icon('M12 4 2.8 19.7h18.4L12 4ZM12 10v4.6M12 17.1v.1');
export const ErrorIcon = icon('M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 7.6v5.2M12 16v.1');
export const CheckCircleIcon = icon('M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM8.3 12.3l2.6 2.6 4.9-5.3');
export const ClockIcon = icon('M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 7.2V12l3.2 2');
export const CameraIcon = icon('M3.5 7.5h4l1.6-2.7h5.8l1.6 2.7h4v11.7h-17V7.5ZM12 16.6a3.6 3.6 0 1 0 0-7.2 3.6 3.6 0 0 0 0 7.2Z');
export const WaveIcon = icon(
	'M2.5 8.5c1.6 0 2.4-1.2 4-1.2s2.4 1.2 4 1.2 2.4-1.2 4-1.2 2.4 1.2 4 1.2 1.8-.6 3-1M2.5 13c1.6 0 2.4-1.2 4-1.2s2.4 1.2 4 1.2 2.4-1.2 4-1.2 2.4 1.2 4 1.2 1.8-.6 3-1M2.5 17.5c1.6 0 2.4-1.2 4-1.2s2.4 1.2 4 1.2 2.4-1.2 4-1.2 2.4 1.2 4 1.2 1.8-.6 3-1',
);
export const ShareIcon = icon('M12 15V3.5M7.8 7.6 12 3.4l4.2 4.2M7 11H4.5v9.5h15V11H17');
export const BedIcon = icon(
	'M3 19.5v-14M3 16.5h18M21 19.5v-6.3a2.7 2.7 0 0 0-2.7-2.7H11v6M7 13.4a1.9 1.9 0 1 0 0-3.8 1.9 1.9 0 0 0 0 3.8Z',
);
export const AreaIcon = icon('M4 4v16h16L4 4ZM8 13v3h3M4 8h1.8M4 12h1.8M16 20v-1.8M12 20v-1.8');
export const DeckIcon = icon('m12 3.8 8.8 4.4L12 12.6 3.2 8.2 12 3.8ZM3.2 12.2l8.8 4.4 8.8-4.4M3.2 16.2l8.8 4.4 8.8-4.4');
export const CopyIcon = icon('M8.5 8.5h11v12h-11v-12ZM15.5 5.5v-2h-11v12h2');
export const PrintIcon = icon('M7 8.5v-5h10v5M7 16.5H3.5v-8h17v8H17M7 13.5h10v7H7v-7Z');
export const ReceiptIcon = icon('M5.5 3.5h13v17l-2.2-1.6-2.1 1.6-2.2-1.6-2.2 1.6-2.1-1.6-2.2 1.6v-17ZM9 8.5h6M9 12.5h6');
export const DocumentIcon = icon('M5.5 3.5h13v17h-13v-17ZM12 12.3a2.6 2.6 0 1 0 0-5.2 2.6 2.6 0 0 0 0 5.2ZM9 16.5h6');
export const TicketIcon = icon(
	'M3.5 7h17v3.2a1.9 1.9 0 0 0 0 3.6V17h-17v-3.2a1.9 1.9 0 0 0 0-3.6V7ZM14.5 7v1.5M14.5 11.2v1.6M14.5 15.5V17',
);
export const ExpandIcon = icon('M4 9.5V4h5.5M20 9.5V4h-5.5M4 14.5V20h5.5M20 14.5V20h-5.5');
