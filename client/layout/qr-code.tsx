/** A QR code drawn by this server, on the white ground that scanners need. */
export function QrCode({ src, name, size = 128 }: { src: string; name: string; size?: number }) {
	return (
		<img src={src} alt={name} width={size} height={size} loading="lazy" className="rounded-2 border border-line bg-white p-1" />
	);
}
