type Props = { src: string; name: string; size?: number; priority?: boolean };

/** Renders a QR code of our server on the white ground that scanners need. `priority` is for the code that a page is about. */
export const QrCode = ({ src, name, size = 128, priority = false }: Props) => (
	<img
		src={src}
		alt={name}
		width={size}
		height={size}
		loading={priority ? 'eager' : 'lazy'}
		className="rounded-2 border border-line bg-white p-1"
	/>
);
