import { chance } from './random.ts';

const EVERYBODY = {
	name: '登船欢迎礼',
	enName: 'Welcome on board',
	desc: '登船当日，舱房内备有时令水果与一封欢迎信。',
	enDesc: 'Seasonal fruit and a letter of welcome in your cabin on the first day.',
};

/** Amenities that some passengers get, and how often. */
const SOME = [
	{
		often: 0.6,
		name: '船上消费金',
		enName: 'Onboard credit',
		desc: '登船后自动入账，可用于餐厅、水疗与岸上观光。',
		enDesc: 'Credited when you board, for restaurants, the spa and excursions.',
	},
	{
		often: 0.4,
		name: '下午茶一次',
		enName: 'Afternoon tea for one',
		desc: '巡航日 14:30 至 16:30，于观景茶室享用。',
		enDesc: 'On a day at sea, 14:30 to 16:30, in the tea room with a view.',
	},
	{
		often: 0.25,
		name: '优先登船',
		enName: 'Priority boarding',
		desc: '请走码头的礼宾通道，出示电子登船凭证即可。',
		enDesc: 'Use the concierge lane at the terminal and show your boarding pass.',
	},
];

/** Returns the amenities of a passenger of an order, in upstream's words. */
export const amenitiesOf = (paxId: number) =>
	[EVERYBODY, ...SOME.filter(({ name, often }) => chance(`${paxId} ${name}`) < often)].map(({ name, enName, desc, enDesc }) => ({
		paxId,
		name,
		enName,
		desc,
		enDesc,
	}));
