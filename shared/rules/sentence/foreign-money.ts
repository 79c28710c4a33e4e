/** Currencies that no price is in. */
export const FOREIGN = [
	'(?:us|hk|s|a|au|c|ca|nz|nt|sg)?\\$|€|£|₹|₩|฿|₱|₫',
	'usd|hkd|eur|gbp|sgd|jpy|krw|inr|aud|cad|nzd|myr|thb|twd|php|chf|vnd|idr|aed|rub|mop|ntd|rs\\.?|rm',
	'美元|美金|刀|美刀|港[币元纸]|港幣|欧元?|英镑|日[元币圆]|韩[元币]|新?台[币幣]|卢比|印度卢比|泰铢|泰币|澳[元币]|加[元币]|新[元币]|坡币|新加坡[元币]|马币|令吉|林吉特|纽[元币]|新西兰元|比索|瑞郎|瑞士法郎|蚊(?!子)|卢布|越南盾|印尼盾|澳门[元币]|葡币',
	'(?:us |american |hong kong |hk |aussie |australian |canadian |singapore |new zealand |kiwi |taiwan(?:ese)? )?(?:dollars?|bucks)',
	'euros?|pounds?(?: sterling)?|sterling|quid|(?:japanese )?yen|(?:indian )?rupees?|(?:thai )?bahts?|(?:korean )?won|(?:malaysian )?ringgits?|(?:philippine )?pesos?|(?:swiss )?francs?|dirhams?|r(?:o?u)bles?|rupiah|dong',
].join('|');

/** What pays a part of the fare, and is no bound of it. */
export const VOUCHER =
	'(?:(?:(?:gift|travel|cruise|discount|future cruise) )*(?:vouchers?|coupons?|gift cards?|credit(?:s| notes?)?(?! cards?)|deposits?|refunds?)|代金[券卷]|优惠[券卷]|抵用[券卷]|抵扣[券卷]|现金券|消费券)';
