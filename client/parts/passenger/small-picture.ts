/** Pixels of the longest side: enough to read a passport. */
const LONGEST_SIDE = 2_000;
const QUALITY = 0.85;
/** Pictures up to this many bytes are sent as they are. */
const SMALL = 1_500_000;
const KINDS = ['image/jpeg', 'image/png', 'image/webp'];

/** Makes a picture small enough to be sent quickly, as a type that the server reads. Throws when the file is no picture. */
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
