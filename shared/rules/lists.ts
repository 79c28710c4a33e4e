import type { Language } from '../constants.ts';

const JOINTS = {
	CN: { between: '、', and: '和', or: '或' },
	EN: { between: ', ', and: ' and ', or: ' or ' },
} as const satisfies Record<Language, object>;

/** Names in one sentence: “A, B and C” or “A、B和C”. */
export function listNames(names: readonly string[], last: 'and' | 'or', lang: Language): string {
	const joints = JOINTS[lang];
	return [names.slice(0, -1).join(joints.between), ...names.slice(-1)].filter(Boolean).join(joints[last]);
}
