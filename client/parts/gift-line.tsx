/** Says what a campaign gives with each cabin of a voyage; nothing without a gift. */
export const GiftLine = ({ gift, className = '' }: { gift: string; className?: string }) =>
	gift && <p className={`text-14 leading-head font-semibold text-accent ${className}`}>{gift}</p>;
