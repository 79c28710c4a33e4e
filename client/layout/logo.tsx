import { useFacts } from '#client/app/facts.tsx';

/** Renders the brand's symbol: a prow over two waves, in a ring. */
export function BrandSymbol({ size = 34, className = '' }: { size?: number; className?: string }) {
	return (
		<svg
			width={size}
			height={size}
			viewBox="0 0 40 40"
			fill="none"
			stroke="currentColor"
			strokeWidth="1.5"
			strokeLinecap="round"
			strokeLinejoin="round"
			className={className}
			aria-hidden="true"
		>
			<path d="M4 22.4a16.2 16.2 0 1 1 32 0" />
			<path d="M20 8.4v14M20 8.4c-4.2 3.3-6.3 7.4-6.8 12.4M20 8.4c4.2 3.3 6.3 7.4 6.8 12.4" />
			<path d="M2.6 26.4c3.6 0 4.9-2.7 8.7-2.7s5 2.7 8.7 2.7 4.9-2.7 8.7-2.7 5.1 2.7 8.7 2.7" />
			<path d="M7.4 32c2.6 0 3.6-2 6.3-2s3.6 2 6.3 2 3.6-2 6.3-2 3.7 2 6.3 2" className="text-gold-500" />
		</svg>
	);
}

/** Renders the brand's logo: symbol and name, or the picture that the settings name. Screen readers read the brand's name. */
export function Logo({ size = 34 }: { size?: number }) {
	const { lang, site } = useFacts();
	const picture = site.logo[lang];
	if (picture) return <img src={picture} alt={site.brand[lang]} height={size + 6} className="h-10 w-auto" />;
	return (
		<span className="logo flex items-center gap-3">
			<BrandSymbol size={size} className="shrink-0" />
			{lang === 'CN' ? (
				<span className="flex flex-col gap-1 whitespace-nowrap">
					<span className="font-display text-[min(1.25rem,6.25vw,28px)] leading-none tracking-[0.16em]">{site.brand.CN}</span>
					<span
						lang="en"
						className="text-[min(0.5625rem,2.8vw,13px)] leading-none font-semibold tracking-[0.2em] uppercase opacity-80"
					>
						{site.brand.EN}
					</span>
				</span>
			) : (
				<span className="font-display text-[min(1.25rem,6.25vw)] leading-none whitespace-nowrap tracking-[0.01em] xl:text-[min(1.375rem,2vw)]">
					{site.brand.EN}
				</span>
			)}
		</span>
	);
}
