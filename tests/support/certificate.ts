import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';

/** An element of a certificate (DER): its tag, its length and its content. */
function element(tag: number, ...parts: readonly Buffer[]): Buffer {
	const content = Buffer.concat(parts);
	const { length } = content;
	const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
	return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

const sequence = (...parts: readonly Buffer[]) => element(0x30, ...parts);
const oid = (hex: string) => element(0x06, Buffer.from(hex, 'hex'));
const text = (tag: number, value: string) => element(tag, Buffer.from(value, 'latin1'));
const YES = element(0x01, Buffer.from([0xff]));
const ECDSA_SHA256 = sequence(oid('2a8648ce3d040302'));
const BASIC_CONSTRAINTS = oid('551d13');
const ALTERNATIVE_NAMES = oid('551d11');
const COMMON_NAME = oid('550403');

function certificateOf(names: readonly string[], publicKey: KeyObject, privateKey: KeyObject): string {
	const name = sequence(element(0x31, sequence(COMMON_NAME, text(0x0c, 'made by a test'))));
	const facts = sequence(
		element(0xa0, element(0x02, Buffer.from([2]))),
		element(0x02, Buffer.from([1])),
		ECDSA_SHA256,
		name,
		sequence(text(0x17, '200101000000Z'), text(0x17, '491231235959Z')),
		name,
		publicKey.export({ type: 'spki', format: 'der' }),
		element(
			0xa3,
			sequence(
				sequence(BASIC_CONSTRAINTS, YES, element(0x04, sequence(YES))),
				sequence(ALTERNATIVE_NAMES, element(0x04, sequence(...names.map((host) => text(0x82, host))))),
			),
		),
	);
	const signature = element(0x03, Buffer.from([0]), sign('sha256', facts, privateKey));
	const body = sequence(facts, ECDSA_SHA256, signature).toString('base64');
	return `-----BEGIN CERTIFICATE-----\n${body.replace(/.{64}(?=.)/g, '$&\n')}\n-----END CERTIFICATE-----\n`;
}

/** Makes a self-signed certificate for these hosts, and its key. They are made anew each time, so that none lies in the repository. */
export function makeCertificate(names: readonly string[]): { cert: string; key: string } {
	const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
	return {
		cert: certificateOf(names, publicKey, privateKey),
		key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
	};
}
