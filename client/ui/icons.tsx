import { icon } from './icon-line.tsx';

const HEART = 'M12 20.2S3.6 15.4 3.6 9.3A4.7 4.7 0 0 1 12 6.5a4.7 4.7 0 0 1 8.4 2.8c0 6.1-8.4 10.9-8.4 10.9Z';

export const SearchIcon = icon('M10.8 17.6a6.8 6.8 0 1 0 0-13.6 6.8 6.8 0 0 0 0 13.6ZM15.8 15.8 20.5 20.5');
export const CalendarIcon = icon('M4 6.5h16V20H4V6.5ZM4 10.5h16M8 3.5v5M16 3.5v5');
export const AnchorIcon = icon(
	'M12 8v13M12 8a2.3 2.3 0 1 0 0-4.6A2.3 2.3 0 0 0 12 8ZM8.5 11.5h7' +
		'M3.5 13.5c.4 4.6 3.9 7.5 8.5 7.5s8.1-2.9 8.5-7.5M3.5 13.5 2.4 16M3.5 13.5 6 14.6M20.5 13.5l1.1 2.5M20.5 13.5 18 14.6',
);
export const ShipIcon = icon(
	'M2.8 14.2h18.4l-2 4.3H5.3l-2.5-4.3ZM5.2 14.2V11h13.2l1.4 3.2M7.4 11V8h8.4l1.4 3M10.4 8V5.2h2.8L14 8' +
		'M2.5 21.3c1.3 0 1.9-.7 3.2-.7s1.9.7 3.2.7 1.9-.7 3.1-.7 1.9.7 3.2.7 1.9-.7 3.1-.7 1.9.7 3.2.7',
);
export const MapPinIcon = icon(
	'M12 21s6.8-6 6.8-11.2a6.8 6.8 0 1 0-13.6 0C5.2 15 12 21 12 21ZM12 12.3a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
);
export const HeartIcon = icon(HEART);
export const HeartFilledIcon = icon(HEART, 'currentColor');
export const CartIcon = icon(
	'M2.8 4h2.6l2.4 11.2h9.9l2.3-8.2H6.1M9 20.3a1.2 1.2 0 1 0 0-2.4 1.2 1.2 0 0 0 0 2.4ZM16.6 20.3a1.2 1.2 0 1 0 0-2.4 1.2 1.2 0 0 0 0 2.4Z',
);
export const UserIcon = icon('M12 11.8a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20.5c.3-3.8 3.4-5.7 7.5-5.7s7.2 1.9 7.5 5.7');
export const PhoneIcon = icon(
	'M8.6 3.8 5.2 4.9c-.9.3-1.4 1.1-1.3 2 .7 6.9 6.3 12.5 13.2 13.2.9.1 1.7-.4 2-1.3l1.1-3.4-4.4-2.4-2 2.1a12 12 0 0 1-4.9-4.9l2.1-2-2.4-4.4Z',
);
export const ChatIcon = icon('M4 4.8h16v11.4h-8.6L7 20v-3.8H4V4.8ZM8 9h8M8 12.3h5');
export const QuestionIcon = icon(
	'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17ZM9.6 9.7a2.5 2.5 0 1 1 3.5 2.3c-.7.3-1.1.9-1.1 1.7M12 16.6v.1',
);
export const QrIcon = icon(
	'M4 4h6v6H4V4ZM14 4h6v6h-6V4ZM4 14h6v6H4v-6ZM14 14h2.5v2.5M20 14v2.5M14 20h2.5M20 20v-.1M7 7v.1M17 7v.1M7 17v.1',
);
export const ArrowRightIcon = icon('M4 12h15.5M13.5 5.8l6.2 6.2-6.2 6.2');
export const ArrowUpIcon = icon('M12 20V4.5M5.8 10.5 12 4.3l6.2 6.2');
export const ChevronDownIcon = icon('m6 9 6 6 6-6');
export const ChevronLeftIcon = icon('m15 5.5-6.5 6.5 6.5 6.5');
export const ChevronRightIcon = icon('m9 5.5 6.5 6.5L9 18.5');
export const CloseIcon = icon('m5.8 5.8 12.4 12.4M18.2 5.8 5.8 18.2');
export const MenuIcon = icon('M3.5 7.5h17M3.5 12h17M3.5 16.5h11');
export const GlobeIcon = icon(
	'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM3.5 12h17M12 3.5c2.3 2.3 3.4 5.1 3.4 8.5s-1.1 6.2-3.4 8.5c-2.3-2.3-3.4-5.1-3.4-8.5s1.1-6.2 3.4-8.5Z',
);
export const PlayIcon = icon('M8 5.2v13.6L18.8 12 8 5.2Z');
export const PauseIcon = icon('M8.5 5.5v13M15.5 5.5v13');
export const CheckIcon = icon('m5 12.6 4.7 4.7L19.2 7.2');
export const ExternalIcon = icon('M13.5 4H20v6.5M20 4l-9 9M17 14v6H4V7h6');
export const HomeIcon = icon('M3.5 11.2 12 4l8.5 7.2M5.8 9.5v10.7h12.4V9.5M9.8 20.2v-5.7h4.4v5.7');
export const CompassIcon = icon('M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM15.8 8.2l-2.2 5.4-5.4 2.2 2.2-5.4 5.4-2.2Z');
export const GuestsIcon = icon(
	'M9 11.5a3.6 3.6 0 1 0 0-7.2 3.6 3.6 0 0 0 0 7.2ZM2.5 19.7c.2-3.4 2.8-5.2 6.5-5.2s6.3 1.8 6.5 5.2' +
		'M15.6 11.4a3.4 3.4 0 0 0 .6-6.7M18 14.9c2.1.6 3.4 2.3 3.5 4.8',
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
	'M2.5 8.5c1.6 0 2.4-1.2 4-1.2s2.4 1.2 4 1.2 2.4-1.2 4-1.2 2.4 1.2 4 1.2 1.8-.6 3-1' +
		'M2.5 13c1.6 0 2.4-1.2 4-1.2s2.4 1.2 4 1.2 2.4-1.2 4-1.2 2.4 1.2 4 1.2 1.8-.6 3-1' +
		'M2.5 17.5c1.6 0 2.4-1.2 4-1.2s2.4 1.2 4 1.2 2.4-1.2 4-1.2 2.4 1.2 4 1.2 1.8-.6 3-1',
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
