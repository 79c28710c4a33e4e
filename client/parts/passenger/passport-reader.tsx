import { type ChangeEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { browserFile } from '#client/app/api.ts';
import { failedCall, isUnanswered } from '#client/app/failed-call.ts';
import { useFailureToast } from '#client/parts/failure-notice.tsx';
import { Button } from '#client/ui/button.tsx';
import { CameraIcon } from '#client/ui/icons.tsx';
import type { PassportFields } from '#shared/catalogue/bff/confirm.ts';

/** Pixels of the longest side: enough to read a passport. */
const LONGEST_SIDE = 2_000;
const QUALITY = 0.85;
/** Pictures up to this many bytes are sent as they are. */
const SMALL = 1_500_000;
const SMALL_PICTURE_KINDS = ['image/jpeg', 'image/png', 'image/webp'];

/** Makes a picture small enough to be sent quickly, as a type that the server reads. Throws when the file is no picture. */
async function smallPicture(file: Blob): Promise<Blob> {
	if (file.size <= SMALL && SMALL_PICTURE_KINDS.includes(file.type)) return file;
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

const KINDS = 'image/jpeg,image/png,image/webp';

/** Reads a passport's fields from a picture. The picture is sent for that alone and isn't stored. */
export function PassportReader({ onRead }: { onRead: (read: PassportFields) => void }) {
	const { t } = useTranslation('contacts');
	const input = useRef<HTMLInputElement>(null);
	const [refusal, setRefusal] = useState('');
	const [state, setState] = useState<'idle' | 'reading' | 'read' | 'unreadable' | 'failed'>('idle');
	const read = async ({ target }: ChangeEvent<HTMLInputElement>) => {
		const [file] = target.files ?? [];
		target.value = '';
		if (!file) return;
		setRefusal('');
		setState('reading');
		try {
			onRead(await browserFile('POST /booking/ocr', await smallPicture(file)));
			setState('read');
		} catch (error) {
			const { code, shown } = failedCall(error);
			const unread = !isUnanswered(error) && code !== 'rate-limited';
			setRefusal(unread && code !== 'upstream-business' ? '' : shown);
			setState(unread ? 'unreadable' : 'failed');
		}
	};
	const text = state === 'idle' || state === 'reading' ? t('ocr.lead') : refusal || t(`ocr.${state}`);
	const bad = state === 'unreadable' || state === 'failed';
	useFailureToast(bad && refusal, refusal);
	return (
		<div className="flex flex-wrap items-center gap-x-6 gap-y-3 rounded-3 bg-soft p-4 md:p-5 noscript:hidden">
			<div className="min-w-[min(14rem,100%)] flex-1">
				<p className="font-semibold">{t('ocr.title')}</p>
				<p role="status" className={`mt-0.5 text-14 ${bad ? 'text-red-700' : 'text-muted'}`}>
					{text}
				</p>
			</div>
			<input ref={input} type="file" accept={KINDS} hidden onChange={(event) => void read(event)} />
			<Button variant="secondary" size="sm" busy={state === 'reading'} onClick={() => input.current?.click()}>
				<CameraIcon size={20} />
				<span>{t(state === 'idle' ? 'ocr.choose' : 'ocr.other')}</span>
			</Button>
		</div>
	);
}
