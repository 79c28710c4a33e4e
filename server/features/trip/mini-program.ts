import { outsideAddress } from '#server/composition/content/outside-address.ts';
import { section } from '#server/composition/failures.ts';
import type { FeatureScope, Handler } from '#server/handler.ts';
import { AppError } from '#server/request/errors.ts';
import { STAND_IN_PAGE } from '#shared/constants.ts';

const BASE64 = /^[A-Za-z0-9+/]{100,200000}={0,2}$/;
const KINDS: readonly [start: string, kind: string][] = [
	['iVBORw0KGgo', 'png'],
	['/9j/', 'jpeg'],
];

/** Returns a picture in base64 as a `data:` address; null unless it is a PNG or JPEG. */
function pictureAddress(address: string): string | null {
	const bytes = address.replace(/^data:image\/(png|jpeg);base64,/, '');
	const kind = KINDS.find(([start]) => bytes.startsWith(start))?.[1];
	return kind && BASE64.test(bytes) ? `data:image/${kind};base64,${bytes}` : null;
}

/** Returns an address of the mini-program if visitors may be redirected to it, else null. */
export const miniProgramLink = (address: string | 'unavailable', { settings }: Pick<FeatureScope, 'settings'>): string | null =>
	address === 'unavailable' ? null : outsideAddress(address, settings.outside, STAND_IN_PAGE);

/** Returns the member's own address when there is one, else the common one. */
async function linkFor(path: string, scope: FeatureScope): Promise<string | null> {
	const own = scope.member
		? await section('mini-program address, of a member', scope, () => scope.api('POST /openapi/user/generate_urllink2', { path }))
		: 'unavailable';
	const link = miniProgramLink(own, scope);
	if (link !== null) return link;
	return miniProgramLink(
		await section('mini-program address', scope, () => scope.api('POST /openapi/user/generate_urllink', { path })),
		scope,
	);
}

/** `GET /mini-program`: a picture to scan and an address. Fails only when both are missing. */
export const miniProgram: Handler<'GET /mini-program'> = async (_input, scope) => {
	const path = scope.settings.miniProgram.trip;
	const [picture, link] = await Promise.all([
		section('mini-program picture', scope, () => scope.api('POST /openapi/user/qrcode/create', { path })),
		linkFor(path, scope),
	]);
	const image = picture === 'unavailable' ? null : pictureAddress(picture);
	if (image === null && link === null) throw new AppError('upstream-unavailable', 'no way into the mini-program');
	return { image, link };
};
