CREATE TABLE cruise (
	id INTEGER PRIMARY KEY, code TEXT NOT NULL UNIQUE, cnName TEXT NOT NULL, enName TEXT NOT NULL, images TEXT NOT NULL,
	tonnage INTEGER NOT NULL, length REAL NOT NULL, guests INTEGER NOT NULL, decks INTEGER NOT NULL, year INTEGER NOT NULL,
	"desc" TEXT NOT NULL, enDesc TEXT NOT NULL, lifts TEXT NOT NULL
) STRICT;

CREATE TABLE area (
	id INTEGER PRIMARY KEY, name TEXT NOT NULL, enName TEXT NOT NULL, "desc" TEXT NOT NULL, enDesc TEXT NOT NULL
) STRICT;

CREATE TABLE port (
	id INTEGER PRIMARY KEY, areaId INTEGER NOT NULL REFERENCES area (id), code TEXT NOT NULL UNIQUE, cnName TEXT NOT NULL UNIQUE,
	enName TEXT NOT NULL UNIQUE, "desc" TEXT NOT NULL, enDesc TEXT NOT NULL, images TEXT NOT NULL, story TEXT NOT NULL, enStory TEXT NOT NULL,
	bestMonths TEXT NOT NULL, usualMonths TEXT NOT NULL, pier TEXT NOT NULL, enPier TEXT NOT NULL, country TEXT NOT NULL, enCountry TEXT NOT NULL,
	language TEXT NOT NULL, enLanguage TEXT NOT NULL, currency TEXT NOT NULL, enCurrency TEXT NOT NULL, timeDifference INTEGER NOT NULL
) STRICT;

CREATE TABLE subcategory (id INTEGER PRIMARY KEY, code TEXT NOT NULL UNIQUE, cnName TEXT NOT NULL, enName TEXT NOT NULL) STRICT;

CREATE TABLE category (
	id INTEGER PRIMARY KEY, cruiseId INTEGER NOT NULL REFERENCES cruise (id), subcategoryId INTEGER NOT NULL REFERENCES subcategory (id),
	code TEXT NOT NULL, cnName TEXT NOT NULL, enName TEXT NOT NULL, area TEXT NOT NULL, deck TEXT NOT NULL, hasBalcony INTEGER NOT NULL,
	persons INTEGER NOT NULL, bed TEXT NOT NULL, enBed TEXT NOT NULL, images TEXT NOT NULL,
	UNIQUE (cruiseId, code)
) STRICT;

CREATE TABLE cabin (
	id INTEGER PRIMARY KEY, cruiseId INTEGER NOT NULL REFERENCES cruise (id), categoryId INTEGER NOT NULL REFERENCES category (id),
	roomNum TEXT NOT NULL, deck TEXT NOT NULL, position REAL NOT NULL, side TEXT NOT NULL, inside INTEGER NOT NULL, connectsTo TEXT NOT NULL,
	accessible INTEGER NOT NULL,
	UNIQUE (cruiseId, roomNum)
) STRICT;

CREATE TABLE line (
	id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, enName TEXT NOT NULL UNIQUE, days INTEGER NOT NULL, departurePortId INTEGER NOT NULL REFERENCES port (id)
) STRICT;

CREATE TABLE line_call (
	lineId INTEGER NOT NULL REFERENCES line (id), portId INTEGER NOT NULL REFERENCES port (id),
	PRIMARY KEY (lineId, portId)
) STRICT, WITHOUT ROWID;

CREATE TABLE voyage (
	id INTEGER PRIMARY KEY, code TEXT NOT NULL UNIQUE, lineId INTEGER NOT NULL REFERENCES line (id), cruiseId INTEGER NOT NULL REFERENCES cruise (id),
	departureDate TEXT NOT NULL, title TEXT NOT NULL, enTitle TEXT NOT NULL, theme TEXT NOT NULL, enTheme TEXT NOT NULL,
	cover TEXT NOT NULL, images TEXT NOT NULL, mobImages TEXT NOT NULL, price INTEGER, disCountPrice INTEGER
) STRICT;
CREATE INDEX voyage_departure ON voyage (departureDate);

CREATE TABLE voyage_category (
	voyageId INTEGER NOT NULL REFERENCES voyage (id) ON DELETE CASCADE, categoryId INTEGER NOT NULL REFERENCES category (id),
	personAvg INTEGER NOT NULL, totalPrice INTEGER NOT NULL, inventory INTEGER NOT NULL CHECK (inventory >= 0),
	PRIMARY KEY (voyageId, categoryId)
) STRICT, WITHOUT ROWID;

-- A line's usual detail (voyageId null), or that of one voyage.
CREATE TABLE detail (
	lineId INTEGER NOT NULL REFERENCES line (id), voyageId INTEGER UNIQUE REFERENCES voyage (id) ON DELETE CASCADE, body TEXT NOT NULL
) STRICT;
CREATE INDEX detail_line ON detail (lineId);

CREATE TABLE cancellation_step (
	minDays INTEGER NOT NULL, maxDays INTEGER NOT NULL, fromDays INTEGER, toDays INTEGER, percent INTEGER, amount INTEGER
) STRICT;

CREATE TABLE advert (
	id INTEGER PRIMARY KEY, slot INTEGER NOT NULL, image TEXT NOT NULL, mobileImage TEXT NOT NULL, link TEXT NOT NULL, title TEXT NOT NULL,
	enTitle TEXT NOT NULL, "desc" TEXT NOT NULL, enDesc TEXT NOT NULL, showCountDown INTEGER NOT NULL, endTime INTEGER
) STRICT;

CREATE TABLE popup (
	id INTEGER PRIMARY KEY, showPage TEXT NOT NULL, type INTEGER NOT NULL, content TEXT NOT NULL, enContent TEXT NOT NULL, url TEXT NOT NULL,
	image TEXT NOT NULL, mobileImage TEXT NOT NULL, mobileUrl TEXT NOT NULL, displayWithNotice INTEGER NOT NULL
) STRICT;

CREATE TABLE hot_line (
	id INTEGER PRIMARY KEY, description_1 TEXT NOT NULL, enDescription_1 TEXT NOT NULL, description_2 TEXT NOT NULL, enDescription_2 TEXT NOT NULL
) STRICT;

CREATE TABLE hot_group (
	id INTEGER PRIMARY KEY, name TEXT NOT NULL, enName TEXT NOT NULL, description_1 TEXT NOT NULL, enDescription_1 TEXT NOT NULL,
	description_2 TEXT NOT NULL, enDescription_2 TEXT NOT NULL
) STRICT;

CREATE TABLE hot_group_voyage (
	groupId INTEGER NOT NULL REFERENCES hot_group (id), voyageId INTEGER NOT NULL REFERENCES voyage (id) ON DELETE CASCADE, position INTEGER NOT NULL,
	cover TEXT NOT NULL,
	PRIMARY KEY (groupId, voyageId)
) STRICT, WITHOUT ROWID;

CREATE TABLE management (
	id INTEGER PRIMARY KEY, type INTEGER NOT NULL, title TEXT NOT NULL, enTitle TEXT NOT NULL, introduction TEXT NOT NULL, enIntroduction TEXT NOT NULL,
	content TEXT NOT NULL, enContent TEXT NOT NULL, image TEXT NOT NULL, customPushDate TEXT NOT NULL, groupId INTEGER REFERENCES management_group (id)
) STRICT;

CREATE TABLE management_group (id INTEGER PRIMARY KEY, type INTEGER NOT NULL, name TEXT NOT NULL, enName TEXT NOT NULL) STRICT;

CREATE TABLE activity (
	code TEXT PRIMARY KEY, position INTEGER NOT NULL, title TEXT NOT NULL, enTitle TEXT NOT NULL, introduction TEXT NOT NULL,
	enIntroduction TEXT NOT NULL, content TEXT NOT NULL, enContent TEXT NOT NULL, image TEXT NOT NULL, mobileImage TEXT NOT NULL,
	beginDate TEXT NOT NULL, endDate TEXT NOT NULL, link TEXT NOT NULL, gift TEXT NOT NULL, enGift TEXT NOT NULL
) STRICT;

CREATE TABLE facility (
	id INTEGER PRIMARY KEY, "group" TEXT NOT NULL, cruiseId INTEGER REFERENCES cruise (id), title TEXT NOT NULL, enTitle TEXT NOT NULL,
	"desc" TEXT NOT NULL, enDesc TEXT NOT NULL, deck TEXT NOT NULL, hours TEXT NOT NULL, enHours TEXT NOT NULL, charge TEXT,
	fee TEXT NOT NULL, enFee TEXT NOT NULL, images TEXT NOT NULL
) STRICT;

-- Pages about life on board, by the code of their ship.
CREATE TABLE page (
	code TEXT PRIMARY KEY, title TEXT NOT NULL, enTitle TEXT NOT NULL, introduction TEXT NOT NULL, enIntroduction TEXT NOT NULL, images TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE page_group (
	id INTEGER PRIMARY KEY, pageCode TEXT NOT NULL REFERENCES page (code), code TEXT NOT NULL, title TEXT NOT NULL, enTitle TEXT NOT NULL,
	introduction TEXT NOT NULL, enIntroduction TEXT NOT NULL, images TEXT NOT NULL,
	UNIQUE (pageCode, code)
) STRICT;

CREATE TABLE page_detail (
	id INTEGER PRIMARY KEY, pageCode TEXT NOT NULL REFERENCES page (code), time TEXT NOT NULL, title TEXT NOT NULL, enTitle TEXT NOT NULL,
	"desc" TEXT NOT NULL, enDesc TEXT NOT NULL, images TEXT NOT NULL
) STRICT;

CREATE TABLE policy (
	type TEXT PRIMARY KEY, title TEXT NOT NULL, enTitle TEXT NOT NULL, content TEXT NOT NULL, enContent TEXT NOT NULL, updatedAt TEXT NOT NULL
) STRICT;

CREATE TABLE sms_country (code TEXT NOT NULL, cnName TEXT NOT NULL, enName TEXT NOT NULL) STRICT;

CREATE TABLE favourite (
	memberId INTEGER NOT NULL, voyageId INTEGER NOT NULL REFERENCES voyage (id) ON DELETE CASCADE, addedAt INTEGER NOT NULL,
	PRIMARY KEY (memberId, voyageId)
) STRICT, WITHOUT ROWID;

CREATE TABLE cart_row (
	id INTEGER PRIMARY KEY, memberId INTEGER NOT NULL, voyageId INTEGER NOT NULL REFERENCES voyage (id) ON DELETE CASCADE,
	categoryId INTEGER NOT NULL REFERENCES category (id), adult INTEGER NOT NULL, child INTEGER NOT NULL, count INTEGER NOT NULL CHECK (count > 0),
	UNIQUE (memberId, voyageId, categoryId, adult, child)
) STRICT;

CREATE TABLE member (
	id INTEGER PRIMARY KEY, nickname TEXT NOT NULL, mobilePre TEXT NOT NULL, mobile TEXT NOT NULL, region TEXT NOT NULL, createdAt TEXT NOT NULL,
	openId TEXT UNIQUE, UNIQUE (mobilePre, mobile)
) STRICT;

CREATE TABLE login_token (token TEXT PRIMARY KEY, memberId INTEGER NOT NULL REFERENCES member (id), expireAt INTEGER NOT NULL) STRICT, WITHOUT ROWID;

CREATE TABLE sms (
	id INTEGER PRIMARY KEY, mobilePre TEXT NOT NULL, mobile TEXT NOT NULL, code TEXT NOT NULL, sentAt INTEGER NOT NULL, tries INTEGER NOT NULL DEFAULT 0,
	used INTEGER NOT NULL DEFAULT 0
) STRICT;

CREATE TABLE captcha (mobile TEXT PRIMARY KEY, answer TEXT NOT NULL, drawnAt INTEGER NOT NULL) STRICT, WITHOUT ROWID;

CREATE TABLE wechat_scan (
	ticket TEXT PRIMARY KEY, status TEXT NOT NULL, openId TEXT, bindToken TEXT, createdAt INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE entry_code (code TEXT PRIMARY KEY, mobile TEXT NOT NULL, createdAt INTEGER NOT NULL, used INTEGER NOT NULL DEFAULT 0) STRICT, WITHOUT ROWID;

-- A cabin that a member holds until a moment; after it the cabin is free again, whether or not the row is still here.
CREATE TABLE hold (
	voyageId INTEGER NOT NULL REFERENCES voyage (id) ON DELETE CASCADE, cabinId INTEGER NOT NULL REFERENCES cabin (id),
	categoryId INTEGER NOT NULL, memberId INTEGER NOT NULL, expireAt INTEGER NOT NULL,
	PRIMARY KEY (voyageId, cabinId)
) STRICT, WITHOUT ROWID;

CREATE TABLE tourist (
	id INTEGER PRIMARY KEY, memberId INTEGER NOT NULL REFERENCES member (id), lastName TEXT NOT NULL, firstName TEXT NOT NULL,
	pinyinLastName TEXT NOT NULL, pinyinFirstName TEXT NOT NULL, gender INTEGER NOT NULL, birthday TEXT NOT NULL, documentType TEXT NOT NULL,
	passport TEXT NOT NULL, passportIssue TEXT NOT NULL, passportExpiry TEXT NOT NULL, idcard TEXT NOT NULL, mobile TEXT NOT NULL,
	mobilePre TEXT NOT NULL, emergencyPhone TEXT NOT NULL, emergencyPhonePre TEXT NOT NULL
) STRICT;

CREATE TABLE contact (
	id INTEGER PRIMARY KEY, memberId INTEGER NOT NULL REFERENCES member (id), name TEXT NOT NULL, mobile TEXT NOT NULL, email TEXT NOT NULL
) STRICT;

-- Money of orders in fen.
CREATE TABLE coupon (
	id INTEGER PRIMARY KEY, code TEXT NOT NULL UNIQUE, memberId INTEGER, orderId INTEGER, name TEXT NOT NULL, enName TEXT NOT NULL,
	amount INTEGER NOT NULL, percent INTEGER NOT NULL, minPrice INTEGER NOT NULL, fromDay TEXT NOT NULL, untilDay TEXT NOT NULL
) STRICT;

CREATE TABLE sale_order (
	id INTEGER PRIMARY KEY, memberId INTEGER NOT NULL REFERENCES member (id), voyageId INTEGER NOT NULL REFERENCES voyage (id), status INTEGER NOT NULL,
	createdAt INTEGER NOT NULL, payUntil INTEGER, totalPrice INTEGER NOT NULL, discount INTEGER NOT NULL, paidPrice INTEGER NOT NULL DEFAULT 0,
	couponId INTEGER REFERENCES coupon (id), contactName TEXT NOT NULL, contactMobile TEXT NOT NULL, contactEmail TEXT NOT NULL,
	payState TEXT NOT NULL DEFAULT 'none', payErrorCode TEXT, payErrorMessage TEXT,
	-- When its ship leaves, where that isn't what the timetable says; whether the next boarding pass fails to be made.
	leavesAt INTEGER, passFails INTEGER NOT NULL DEFAULT 0,
	-- What each cabin gets by a campaign.
	gift TEXT NOT NULL DEFAULT '', enGift TEXT NOT NULL DEFAULT ''
) STRICT;
CREATE INDEX sale_order_member ON sale_order (memberId, createdAt);
CREATE INDEX sale_order_status ON sale_order (status);

CREATE TABLE order_cabin (
	orderId INTEGER NOT NULL REFERENCES sale_order (id), position INTEGER NOT NULL, voyageId INTEGER NOT NULL, categoryId INTEGER NOT NULL REFERENCES category (id),
	cabinId INTEGER NOT NULL REFERENCES cabin (id), adult INTEGER NOT NULL, child INTEGER NOT NULL, totalPrice INTEGER NOT NULL, taken INTEGER NOT NULL,
	PRIMARY KEY (orderId, position)
) STRICT, WITHOUT ROWID;
-- Nobody's cabin is sold twice.
CREATE UNIQUE INDEX order_cabin_taken ON order_cabin (voyageId, cabinId) WHERE taken = 1;

CREATE TABLE order_person (
	id INTEGER PRIMARY KEY, orderId INTEGER NOT NULL REFERENCES sale_order (id), cabin INTEGER NOT NULL, lastName TEXT NOT NULL, firstName TEXT NOT NULL,
	pinyinLastName TEXT NOT NULL, pinyinFirstName TEXT NOT NULL, gender INTEGER NOT NULL, birthday TEXT NOT NULL, documentType TEXT NOT NULL,
	passport TEXT NOT NULL, passportExpiry TEXT NOT NULL, idcard TEXT NOT NULL, mobile TEXT NOT NULL, checkedIn INTEGER NOT NULL DEFAULT 0,
	mobilePre TEXT NOT NULL DEFAULT '86', checkInStatus TEXT NOT NULL DEFAULT 'NONE', checkInAt INTEGER, checkInMessage TEXT NOT NULL DEFAULT ''
) STRICT;
CREATE INDEX order_person_order ON order_person (orderId);

-- A passenger's boarding pass: being made until `readyAt`.
CREATE TABLE boarding_pass (
	personId INTEGER PRIMARY KEY REFERENCES order_person (id), orderId INTEGER NOT NULL REFERENCES sale_order (id), ticketNo TEXT NOT NULL UNIQUE,
	status TEXT NOT NULL, readyAt INTEGER NOT NULL, message TEXT NOT NULL
) STRICT;
CREATE INDEX boarding_pass_order ON boarding_pass (orderId);

-- An address of a boarding pass's PDF, good until a moment.
CREATE TABLE pass_link (
	token TEXT PRIMARY KEY, orderId INTEGER NOT NULL REFERENCES sale_order (id), personId INTEGER NOT NULL REFERENCES order_person (id),
	expireAt INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE order_log (orderId INTEGER NOT NULL REFERENCES sale_order (id), status INTEGER NOT NULL, at INTEGER NOT NULL) STRICT;
CREATE INDEX order_log_order ON order_log (orderId);

CREATE TABLE order_payment (
	orderId INTEGER NOT NULL REFERENCES sale_order (id), type TEXT NOT NULL, method TEXT NOT NULL, amount INTEGER NOT NULL, at INTEGER NOT NULL
) STRICT;
CREATE INDEX order_payment_order ON order_payment (orderId);

CREATE TABLE refund (
	orderId INTEGER PRIMARY KEY REFERENCES sale_order (id), amount INTEGER NOT NULL, fee INTEGER NOT NULL, requestedAt INTEGER NOT NULL,
	reviewedAt INTEGER, refundedAt INTEGER
) STRICT;

CREATE TABLE invoice (
	orderId INTEGER PRIMARY KEY REFERENCES sale_order (id), titleType TEXT NOT NULL, title TEXT NOT NULL, taxNumber TEXT NOT NULL, email TEXT NOT NULL,
	amount INTEGER NOT NULL, appliedAt INTEGER NOT NULL, sentAt INTEGER
) STRICT;

-- A visit to the cashier.
CREATE TABLE pay_attempt (
	token TEXT PRIMARY KEY, orderId INTEGER NOT NULL REFERENCES sale_order (id), method TEXT NOT NULL, returnUrl TEXT NOT NULL, amount INTEGER NOT NULL,
	createdAt INTEGER NOT NULL, state TEXT NOT NULL, settleAt INTEGER
) STRICT;

-- What the site told the analytics and the statistics service.
CREATE TABLE tracked_event (id INTEGER PRIMARY KEY, service TEXT NOT NULL, event TEXT NOT NULL, at INTEGER NOT NULL) STRICT;
