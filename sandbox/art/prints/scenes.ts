import type { Random } from './kit/random.ts';
import type { Frame } from './kit/sheet.ts';
import { busan } from './scenes/busan.ts';
import { danang } from './scenes/danang.ts';
import { dazaifu } from './scenes/dazaifu.ts';
import { fukuoka } from './scenes/fukuoka.ts';
import { halong } from './scenes/halong.ts';
import { halongArch } from './scenes/halong-arch.ts';
import { hongkong } from './scenes/hongkong.ts';
import { ishigaki } from './scenes/ishigaki.ts';
import { jeju } from './scenes/jeju.ts';
import { jejuOreum } from './scenes/jeju-oreum.ts';
import { kagoshima } from './scenes/kagoshima.ts';
import { kumamoto } from './scenes/kumamoto.ts';
import { miyako } from './scenes/miyako.ts';
import { miyakoSand } from './scenes/miyako-sand.ts';
import { nagasaki } from './scenes/nagasaki.ts';
import { naha } from './scenes/naha.ts';
import { nahaRoofs } from './scenes/naha-roofs.ts';
import { nansha } from './scenes/nansha.ts';
import { nhatrang } from './scenes/nhatrang.ts';
import { sanya } from './scenes/sanya.ts';
import { sasebo } from './scenes/sasebo.ts';
import { shanghai } from './scenes/shanghai.ts';
import { tianjin } from './scenes/tianjin.ts';
import { xiamen } from './scenes/xiamen.ts';
import { yanagawa } from './scenes/yanagawa.ts';

/** The prints by the name of their picture. */
export const SCENES: Readonly<Record<string, (frame: Frame, random: Random) => string[]>> = {
	'port-busan': busan,
	'port-danang': danang,
	'port-fukuoka': fukuoka,
	'port-fukuoka-plum': dazaifu,
	'port-fukuoka-moat': yanagawa,
	'port-halong': halong,
	'port-halong-arch': halongArch,
	'port-hongkong': hongkong,
	'port-ishigaki': ishigaki,
	'port-jeju': jeju,
	'port-jeju-oreum': jejuOreum,
	'port-kagoshima': kagoshima,
	'port-kumamoto': kumamoto,
	'port-nagasaki': nagasaki,
	'port-naha': naha,
	'port-naha-roofs': nahaRoofs,
	'port-nansha': nansha,
	'port-nhatrang': nhatrang,
	'port-okinawa': miyako,
	'port-okinawa-sand': miyakoSand,
	'port-sanya-dusk': sanya,
	'port-sasebo': sasebo,
	'port-shanghai': shanghai,
	'port-tianjin': tianjin,
	'port-xiamen': xiamen,
};
