import type { adverts as calls } from '#shared/catalogue/openapi/adverts.ts';
import type { HandlersOf } from './handler.ts';

export const adverts: HandlersOf<keyof typeof calls> = {
	'GET /openapi/advert/window/{id}': ({ id }, { db, now }) =>
		db
			.all(
				'SELECT id, image, mobileImage, link, title, enTitle, "desc", enDesc, showCountDown, endTime FROM advert WHERE slot = :slot ORDER BY id',
				{ slot: Number(id) },
			)
			.map((row) => ({ ...row, nowTime: now.getTime() })),

	'GET /openapi/popup/all': ({ showPage }, { db }) =>
		db.all<PopupRow>(
			`SELECT id, type, content, enContent, url, image, mobileImage, mobileUrl, displayWithNotice
			FROM popup WHERE :showPage IS NULL OR showPage = :showPage ORDER BY id`,
			{ showPage: showPage ?? null },
		),
};

type PopupRow = {
	id: number;
	type: number;
	content: string;
	enContent: string;
	url: string;
	image: string;
	mobileImage: string;
	mobileUrl: string;
	displayWithNotice: number;
};
