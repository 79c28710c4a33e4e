/** Enough to read a passport by. */
const LONGEST_SIDE = 2_000;
const QUALITY = 0.85;
/** Pictures up to this many bytes go as they are. */
const SMALL = 1_500_000;
const KINDS = ['image/jpeg', 'image/png', 'image/webp'];

/** A photograph made small enough to be sent within a moment, as a kind that the server reads. Throws when it is no picture. */
export async function smallPicture(file: Blob): Promise<Blob> {
	if (file.size <= SMALL && KINDS.includes(file.type)) return file;
	const picture = await createImageBitmap(file);
	const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height));
	const canvas = document.createElement('canvas');
	canvas.width = Math.round(picture.width * scale);
	canvas.height = Math.round(picture.height * scale);
	canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
	picture.close();
	return new Promise((resolve, reject) => {
		canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/jpeg', QUALITY);
	});
}
