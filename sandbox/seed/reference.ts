import type { Database } from '../storage/database.ts';
import { cabinsOf } from './cabin-places.ts';
import { CATEGORIES } from './cabins.ts';
import { CANCELLATION_STEPS } from './cancellation.ts';
import { COUNTRIES } from './countries.ts';
import { lineDetail } from './details.ts';
import { FACILITIES } from './facilities.ts';
import { allYearPicturesOf, OF_SHIP } from './fitting-pictures.ts';
import { LINES } from './lines.ts';
import { seedPages } from './pages-rows.ts';
import type { Pictures } from './pictures.ts';
import { policies } from './policies.ts';
import { COUNTRIES_OF_PORTS, PORT_FACTS } from './port-facts.ts';
import { AREAS, PORTS } from './ports.ts';
import { monthsOfPort } from './schedule.ts';
import { SHIPS, SUBCATEGORIES } from './ships.ts';

/** Returns the facts of a port's own page. Throws when there are none. */
function factsOf(code: string) {
	const facts = PORT_FACTS[code];
	const country = COUNTRIES_OF_PORTS[code.slice(0, 2) as keyof typeof COUNTRIES_OF_PORTS];
	if (!facts || !country) throw new Error(`no facts of ${code}`);
	return { ...facts, ...country, usualMonths: monthsOfPort(code).join(',') };
}

/** Writes the data that doesn't depend on the day. */
export function seedReference(db: Database, pictures: Pictures) {
	db.insert(
		'cruise',
		SHIPS.map(({ prime: _prime, lifts, ...facts }) => ({
			...facts,
			lifts: JSON.stringify(lifts),
			images: pictures.pictures(OF_SHIP[facts.code]),
		})),
	);
	db.insert('area', AREAS);
	db.insert(
		'port',
		PORTS.map((port) => {
			const { picture, ...facts } = port;
			const more = allYearPicturesOf(port).filter(pictures.has);
			return { ...facts, images: pictures.pictures([picture, ...more]), ...factsOf(port.code) };
		}),
	);
	db.insert('subcategory', SUBCATEGORIES);
	db.insert(
		'category',
		CATEGORIES.map(
			({ id, cruiseId, subcategoryId, code, cnName, enName, area, deck, hasBalcony, persons, bed, enBed, pictures: names }) => ({
				id,
				cruiseId,
				subcategoryId,
				code,
				cnName,
				enName,
				area,
				deck,
				hasBalcony,
				persons,
				bed,
				enBed,
				images: pictures.pictures(names),
			}),
		),
	);
	for (const ship of SHIPS) db.insert('cabin', cabinsOf(ship));
	for (const line of LINES) {
		db.insert('line', [
			{ id: line.id, name: line.name, enName: line.enName, days: line.days.length, departurePortId: line.home.id },
		]);
		db.insert(
			'line_call',
			line.calls.map((port) => ({ lineId: line.id, portId: port.id })),
		);
		db.insert('detail', [{ lineId: line.id, voyageId: null, body: JSON.stringify(lineDetail(line, pictures)) }]);
	}
	db.insert('cancellation_step', CANCELLATION_STEPS);
	db.insert(
		'facility',
		FACILITIES.map(({ picture, ...facility }, index) => ({ id: index + 1, ...facility, images: pictures.pictures([picture]) })),
	);
	seedPages(db, pictures);
	db.insert('policy', policies());
	db.insert('sms_country', COUNTRIES);
}
