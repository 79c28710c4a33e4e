/** The two bytes of each character of GBK, by its code in UTF-16; 0 for all others. */
function gbkCodes(): Uint16Array {
	const decoder = new TextDecoder('gbk');
	const codes = new Uint16Array(0x1_00_00);
	for (let code = 0x81_40; code <= 0xfe_fe; code += 1) {
		const read = decoder.decode(Buffer.from([code >> 8, code & 0xff]));
		if (read.length === 1) codes[read.charCodeAt(0)] = code;
	}
	return codes;
}

let codes: Uint16Array | undefined;

/** Writes a text of JSON in GBK; characters that GBK lacks as JSON writes them in ASCII. */
export function inGbk(text: string): Buffer {
	codes ??= gbkCodes();
	const bytes = Buffer.alloc(text.length * 6);
	let length = 0;
	for (let index = 0; index < text.length; index += 1) {
		const unit = text.charCodeAt(index);
		const code = codes[unit] ?? 0;
		if (unit < 0x80) length = bytes.writeUInt8(unit, length);
		else if (code > 0) length = bytes.writeUInt16BE(code, length);
		else length += bytes.write(`\\u${unit.toString(16).padStart(4, '0')}`, length);
	}
	return bytes.subarray(0, length);
}
