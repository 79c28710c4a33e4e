import { orNotFound } from '#server/composition/failures.ts';
import { namesOf } from '#server/composition/members/names.ts';
import { loadOrder } from '#server/composition/members/orders.ts';
import type { FeatureScope, FeatureServices, Handler } from '#server/handler.ts';
import { AppError } from '#server/request/errors.ts';

type Download = FeatureServices['downloadPass'];

const MAGIC = '%PDF-';
/** The magic bytes are expected within the first bytes of this number, as readers of PDF do. */
const MAGIC_WITHIN = 1_024;
/** Characters that some system doesn't allow in a file name. */
const ODD = /[\\/:*?"<>|\p{C}\s]+/gu;

/**
 * Fetches the PDF at an address that upstream gave, whole before any of it is passed on, so that a page never saves a broken file.
 * Any failure is upstream's, since the pass itself exists.
 */
async function fetchPdf(address: string, download: Download, { report }: FeatureScope): Promise<Uint8Array> {
	try {
		const bytes = await download(address);
		if (!Buffer.from(bytes.subarray(0, MAGIC_WITHIN)).includes(MAGIC)) throw new AppError('not-found', 'boarding pass is no PDF');
		return bytes;
	} catch (error) {
		const reason = error instanceof AppError ? error.message : 'unexpected';
		report.warn({ host: URL.parse(address)?.host, reason }, 'a boarding pass was not fetched');
		throw new AppError('upstream-unavailable', reason, { cause: error });
	}
}

/** Creates the handler of `GET /ticket/pdf`: the file of a pass of the member's own. */
export const createTicketPdf =
	(download: Download): Handler<'GET /ticket/pdf'> =>
	async ({ order, person }, scope) => {
		const { api } = scope;
		const [{ voyage }, tickets] = await Promise.all([
			loadOrder(order, scope),
			orNotFound(api('POST /openapi/order/getTicketUrl', { orderId: order }), 'such order'),
		]);
		const ticket = tickets.find(({ personId }) => personId === person);
		if (ticket?.status !== 'READY') throw new AppError('not-found', 'no such pass');
		const address = await orNotFound(
			api('GET /openapi/order/getTicketDownloadUrl', { orderId: order, personId: person }),
			'such pass',
		);
		const bytes = await fetchPdf(address, download, scope);
		const { name, pinyin } = namesOf(ticket);
		const parts = ['boarding-pass', ...(pinyin || name).split(' '), voyage?.departureDate ?? ''];
		return { type: 'application/pdf', name: `${parts.filter(Boolean).join('-').replace(ODD, '-')}.pdf`, bytes };
	};
