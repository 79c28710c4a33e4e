import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { create } from 'qrcode';

export type PassFacts = {
	name: string;
	ship: string;
	terminal: string;
	cabin: string;
	deck: string;
	ticketNo: string;
	orderNo: string;
	/** Moments in epoch milliseconds. */
	boardingAt: number;
	leavesAt: number;
};

const MARGIN = 40;
const QR_SIDE = 150;
const INK = '#0b1b2b';
const QUIET = '#5a6877';
const GOLD = '#b08d4c';

const inChina = (options: Intl.DateTimeFormatOptions) =>
	new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'Asia/Shanghai' });
const DAY = inChina({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
const TIME = inChina({ hour: '2-digit', minute: '2-digit' });

/** Draws a QR code as squares, in one path. */
function drawCode(pdf: PDFKit.PDFDocument, text: string, left: number, top: number): void {
	const { modules } = create(text, { errorCorrectionLevel: 'M' });
	const step = QR_SIDE / modules.size;
	for (let y = 0; y < modules.size; y++)
		for (let x = 0; x < modules.size; x++) if (modules.get(y, x)) pdf.rect(left + x * step, top + y * step, step, step);
	pdf.fill('#000000');
}

/** Writes a boarding pass as a PDF: one page of A5 in Latin letters, its code drawn as vectors. */
export function passPdf(facts: PassFacts): Promise<Buffer> {
	const { name, ship, terminal, cabin, deck, ticketNo, orderNo, boardingAt, leavesAt } = facts;
	const pdf = new PDFDocument({
		size: 'A5',
		margin: MARGIN,
		info: { Title: `Boarding pass ${ticketNo}`, CreationDate: new Date(boardingAt) },
	});
	const { width } = pdf.page;
	const fact = (label: string, value: string, left: number, top: number, room: number) => {
		pdf.font('Helvetica').fontSize(8).fillColor(QUIET).text(label, left, top, { width: room });
		pdf
			.font('Helvetica-Bold')
			.fontSize(12)
			.fillColor(INK)
			.text(value, left, top + 11, { width: room });
	};
	const half = (width - 2 * MARGIN) / 2;
	const right = MARGIN + half;
	pdf.font('Helvetica').fontSize(10).fillColor(GOLD).text('BOARDING PASS', MARGIN, MARGIN, { characterSpacing: 2 });
	pdf
		.font('Helvetica-Bold')
		.fontSize(26)
		.fillColor(INK)
		.text(ship, MARGIN, MARGIN + 18);
	pdf
		.moveTo(MARGIN, 100)
		.lineTo(width - MARGIN, 100)
		.lineWidth(0.75)
		.stroke(GOLD);
	fact('Name as in the passport', name, MARGIN, 116, 2 * half);
	fact('Date', DAY.format(leavesAt), MARGIN, 156, 2 * half);
	fact('Boarding from', TIME.format(boardingAt), MARGIN, 196, half);
	fact('Departs', TIME.format(leavesAt), right, 196, half);
	fact('Terminal', terminal, MARGIN, 236, 2 * half);
	fact('Cabin', cabin, MARGIN, 276, half);
	fact('Deck', deck, right, 276, half);
	fact('Order', orderNo, MARGIN, 316, half);
	drawCode(pdf, ticketNo, (width - QR_SIDE) / 2, 368);
	pdf
		.font('Helvetica-Bold')
		.fontSize(12)
		.fillColor(INK)
		.text(ticketNo, MARGIN, 368 + QR_SIDE + 10, { width: 2 * half, align: 'center' });
	pdf.end();
	return buffer(pdf);
}
