/** Phrasings that were read wrong once, with what they mean (`phrasing.ts`). */
export const CHINESE_MORE = `
带着七岁的女儿去日本 | party=2+1 to=JP
十一从天津出发去日本 | NATIONAL port=tsn to=JP
二零二七年三月 | date=2027-03
6月18日左右 | date=2027-06 leave=2027-06-15_2027-06-21
2月14号情人节去济州 | date=2027-02 leave=2027-02-14_2027-02-14 to=jeju
四个闺蜜 济州 4天 | party=4+0 to=jeju days=4
三千多的 | budget=3000-4000
福冈 长崎 鹿儿岛 三个港口都去 | to=fuk,ngs,koj unread=三|港口|都去
沖繩 5天 | to=okinawa days=5
去过日本了，想去韩国 | to=KR unread=去过日本
周末走，周二回 | weekday=0,6 unread=周二回
上海始发，停靠长崎和熊本 | port=sha to=ngs,kmj
下周五 | date=2026-12 leave=2026-12-04_2026-12-04
单身一人 | party=1+0
除冲绳外的日本 | to=kyushu avoid=okinawa
4月15 上海 | date=2027-04 leave=2027-04-15_2027-04-15 port=sha
想去济州和釜山各玩一天 | to=KR unread=各玩一天
三天以上五天以下 | days=3,4,5
双十一 | unread=双十一
今年过年 | CNY
六千到八千一位 | budget=6000-8000
预算每间房8000 | unread=预算每间房8000
2027暑期日本亲子 | date=2027-07..2027-08 to=JP party=2+1
4月不行 | date=2026-11..2028-05 minus=2027-04
两周以上 | days=14
国庆节后上海到福冈 | date=2027-10 leave=2027-10-08_2027-10-21 port=sha to=fuk
3月以后 上海 | date=2027-04..2027-12 port=sha
情侣两人 上海 | party=2+0 port=sha
十二月中下旬 | date=2026-12 leave=2026-12-11_2026-12-31
多少钱一个人 | unread=多少钱一个人
我和爱人五一去济州，上海出发 | LABOUR party=2+0 to=jeju port=sha
预算人均4000-6000 | budget=4000-6000
越快越好 | sort=date-asc
长崎市 | to=ngs
别安排在三月 | date=2026-11..2028-05 minus=2027-03
带女朋友去香港 | party=2+0 to=hkg
3月15日之后 上海 | date=2027-03..2027-12 leave=2027-03-16_2027-12-31 port=sha
2月1日以前 | date=2026-11..2027-01 leave=2026-11-26_2027-01-31
明年一季度 | date=2027-01..2027-03
停港时间最长的 | sort=hours-desc
闺蜜三人行 端午 | party=3+0 DRAGON
`;
