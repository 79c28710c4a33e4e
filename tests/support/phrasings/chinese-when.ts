/** Phrasings about time, with what they mean (`phrasing.ts`); today is 26 November 2026. */
export const CHINESE_WHEN = `
春节 上海出发 带爸妈 去日本 五天 五千以内 | CNY port=sha to=JP days=5 price=..5000 party=3+0
春节去日本 | CNY to=JP
过年带爸妈坐邮轮 | CNY party=3+0
周末短途，周五晚上出发 | weekday=5 days=3,4,5
周末或者周五走 | weekday=0,5,6
五月上旬或者下旬 | date=2027-05 leave=2027-05-01_2027-05-31
除夕在船上过 | date=2027-02 leave=2027-02-02_2027-02-05
2027春节 | CNY
明年春节上海走 | CNY port=sha
2028年春节 | date=2028-01..2028-02 leave=2028-01-19_2028-02-01
春节前出发 | date=2027-01..2027-02 leave=2027-01-23_2027-02-05
春节后去冲绳 | date=2027-02 leave=2027-02-13_2027-02-26 to=okinawa
大年初一出发 | date=2027-02 leave=2027-02-06_2027-02-06
农历新年 韩国 | CNY to=KR
元旦三天 | NEWYEAR days=3
跨年邮轮 香港出发 | date=2026-12 leave=2026-12-28_2026-12-31 port=hkg
元宵节去济州 | LANTERN to=jeju
清明上海出发四天 | QINGMING port=sha days=4
清明节假期去韩国 | QINGMING to=KR
五一 天津出发 | LABOUR port=tsn
五一劳动节两大一小 | LABOUR party=2+1
五一黄金周去福冈 | LABOUR to=fuk
端午去哪里玩 | DRAGON
端午节厦门出发去冲绳 | DRAGON port=xmn to=okinawa
中秋节 一家三口 | MIDAUTUMN party=2+1
国庆去日本 | NATIONAL to=JP
国庆节上海出发，一家四口，两万以内 | NATIONAL port=sha party=2+2 price=..5000
十一假期 日本 | NATIONAL to=JP
十一去济州 | NATIONAL to=jeju
黄金周 天津 | NATIONAL port=tsn
明年国庆 5天4晚 | NATIONAL days=5
圣诞节香港出发 | XMAS port=hkg
圣诞 三亚 越南 | XMAS port=syx to=VN
情人节两个人 | VALENTINE party=2+0
七夕情侣邮轮 | QIXI party=2+0
重阳节带爸妈 | NINTH party=3+0
暑假带孩子去日本 | date=2027-07..2027-08 party=2+1 to=JP
暑假 亲子 冲绳 | date=2027-07..2027-08 party=2+1 to=okinawa
寒假去三亚出发的 | date=2027-01..2027-02 port=syx
暑期上海出发 | date=2027-07..2027-08 port=sha
2月 | date=2027-02
二月上海出发 | date=2027-02 port=sha
2月份去韩国 | date=2027-02 to=KR
十二月 香港 | date=2026-12 port=hkg
12月厦门出发 | date=2026-12 port=xmn
明年3月 | date=2027-03
明年三月份去长崎 | date=2027-03 to=ngs
2027年5月 | date=2027-05
2027年3月到5月 | date=2027-03..2027-05
3月到5月 天津 | date=2027-03..2027-05 port=tsn
3-5月 去韩国 | date=2027-03..2027-05 to=KR
三月或四月 日本看樱花 | date=2027-03..2027-04 to=JP unread=樱花
七八月 | date=2027-07..2027-08
七八月份 带两个孩子 | date=2027-07..2027-08 party=2+2
1、2月 上海 | date=2027-01..2027-02 port=sha
12月到2月 | date=2026-12..2027-02
下个月 | date=2026-12
下个月上海出发 | date=2026-12 port=sha
这个月还有吗 | date=2026-11
下下个月 | date=2027-01
冬天去越南 | date=2026-12..2027-02 to=VN
夏天 日本 | date=2027-06..2027-08 to=JP
春天去看看九州 | date=2027-03..2027-05 to=kyushu
秋天 韩国 4天 | date=2027-09..2027-11 to=KR days=4
明年夏天 | date=2027-06..2027-08
今冬 | date=2026-12..2027-02
年底 | date=2026-12
明年上半年 | date=2027-01..2027-06
下半年 上海出发 | date=2026-11..2026-12 port=sha
明年 | date=2027-01..2027-12
2028年 | date=2028-01..2028-12
避寒 三亚 | date=2026-12..2027-02 port=syx
2月10号出发 | date=2027-02 leave=2027-02-10_2027-02-10
2月10日上海出发 | date=2027-02 leave=2027-02-10_2027-02-10 port=sha
12月20日到25日 | date=2026-12 leave=2026-12-20_2026-12-25
10月1号到7号 | date=2027-10 leave=2027-10-01_2027-10-07
2月10-15号 | date=2027-02 leave=2027-02-10_2027-02-15
1月28日到2月3日 | date=2027-01..2027-02 leave=2027-01-28_2027-02-03
3月上旬 | date=2027-03 leave=2027-03-01_2027-03-10
三月中旬去福冈 | date=2027-03 leave=2027-03-11_2027-03-20 to=fuk
6月底 | date=2027-06 leave=2027-06-21_2027-06-30
七月初 上海 | date=2027-07 leave=2027-07-01_2027-07-10 port=sha
2027-02 | date=2027-02
2027-02-14 | date=2027-02 leave=2027-02-14_2027-02-14
2027.3 去日本 | date=2027-03 to=JP
周末出发 | weekday=0,6
周末从上海出发四天 | weekday=0,6 port=sha days=4
周五出发 | weekday=5
星期六上海出发 | weekday=6 port=sha
周五或周六出发 | weekday=5,6
工作日出发便宜 | weekday=1,2,3,4,5 sort=price-asc
这个周末 | date=2026-11 leave=2026-11-28_2026-11-29
下周末 上海 | date=2026-12 leave=2026-12-05_2026-12-06 port=sha
下周出发 | date=2026-11..2026-12 leave=2026-11-30_2026-12-06
不要3月 | date=2026-11..2028-05 minus=2027-03,2028-03
不要夏天 | date=2026-11..2028-05 minus=2027-06..2027-08
除了7月和8月 | date=2026-11..2028-05 minus=2027-07..2027-08
避开暑假 | date=2026-11..2028-05 minus=2027-07..2027-08
不要周末 | weekday=1,2,3,4,5
別在暑假，去韓國 | date=2026-11..2028-05 minus=2027-07..2027-08 to=KR
3月不要 | date=2026-11..2028-05 minus=2027-03,2028-03
上海，12.24出发，两个人 | date=2026-12 leave=2026-12-24_2026-12-24 port=sha party=2+0
程序员，10.1-10.6 | date=2027-10 leave=2027-10-01_2027-10-06 unread=程序员
天津,2027.4.10 | date=2027-04 leave=2027-04-10_2027-04-10 port=tsn
五一前后三天 | date=2027-04..2027-05 leave=2027-04-28_2027-05-08
国庆前后一周 | date=2027-09..2027-10 leave=2027-09-24_2027-10-14
国庆前后5天4晚 | NATIONAL days=5
端午 6.7-6.13 | date=2027-06 leave=2027-06-07_2027-06-13
四月底五一 | date=2027-04..2027-05 leave=2027-04-21_2027-04-30,2027-04-28_2027-05-05
五月黄金周前一周 | date=2027-04 leave=2027-04-24_2027-04-30
不加班的周末 | weekday=0,6 unread=不加
不冷的月份三月 | date=2027-03 unread=不冷
开春 上海 | date=2027-03 port=sha
明年开春以后 天津 | date=2027-03..2027-12 port=tsn
入冬以后 | date=2026-12..2027-02
放暑假以后 上海 | date=2027-07..2027-08 port=sha
国庆第二天从上海出发 | date=2027-10 leave=2027-10-02_2027-10-02 port=sha
3月第二个周五 上海 | date=2027-03 leave=2027-03-12_2027-03-12 port=sha
10月最后一个礼拜天 | date=2027-10 leave=2027-10-31_2027-10-31
12月第一周六天 | date=2026-12 leave=2026-12-01_2026-12-07 days=6
12月中上旬 上海 | date=2026-12 leave=2026-12-01_2026-12-20 port=sha
周中出发 便宜 | weekday=2,3,4 sort=price-asc
平时走便宜 | weekday=1,2,3,4,5 sort=price-asc
国庆人太多不去，十月中旬 | date=2027-10 leave=2027-10-11_2027-10-20
两周内出发 | date=2026-11..2026-12 leave=2026-11-26_2026-12-10
三个月以内出发都行 | date=2026-11..2027-02 leave=2026-11-26_2027-02-26
请假最多五天 | unread=请假最多五天
孩子一放寒假就去三亚 | date=2027-01..2027-02 party=2+1 to=syx
下半年走 8月最好 | date=2027-08
下半年，九月十月 | date=2027-09..2027-10
下半年 12月 | date=2026-12
下半年或者明年上半年 | date=2026-11..2027-06
不要冬天 | date=2026-11..2028-05 minus=2026-12..2027-02,2027-12..2028-02
避开明年五一 | leave=2026-11-26_2027-04-27,2027-05-06_2028-05-31
纪念日是6月18 就那前后走 | date=2027-06 leave=2027-06-15_2027-06-21
母亲节不行 | leave=2026-11-26_2027-05-04,2027-05-10_2028-05-09,2028-05-15_2028-05-31
12月中旬 去日本 明年的 | date=2027-12 leave=2027-12-11_2027-12-20 to=JP
明年下半年 上海 11月 | date=2027-11 port=sha
香港 圣诞 明年 | date=2027-12 leave=2027-12-21_2027-12-25 port=hkg
12月或者明年 日本 | date=2026-12..2027-12 to=JP
赏枫季 长崎 不停福冈也行 | date=2027-10..2027-11 to=ngs unread=不停福冈也行
想去石垣 上次去过那霸了 不用再去 | to=ish avoid=nah
国庆会不会人太多 上次大西洋号 这次地中海号 | NATIONAL ship=md unread=人太多|上次大西洋号
9月去冲绳台风多不多 | date=2027-09 to=okinawa unread=台风多不多
春节贵不贵 两个闺蜜加我 避开假期 3月 | date=2027-01..2027-03 leave=2027-01-30_2027-02-12,2027-03-01_2027-03-31 party=3+0 unread=贵不贵|避开
8月台风多 改9月 冲绳 | date=2027-09 to=okinawa
不赶樱花季 福冈 | date=2026-11..2028-05 minus=2027-03..2027-04,2028-03..2028-04 to=fuk
除了周末都没空 上海 | weekday=0,6 port=sha
除了日本 别的都不考虑 | to=JP
暑假去日本太热，天津 | port=tsn unread=暑假|去日本太热
去香港坐都方便 冲绳 | port=hkg to=okinawa
济州岛一日 3天 上海 | port=sha to=jeju days=3 unread=一日
端午前后各一周 人均不过五千 | date=2027-06 leave=2027-06-02_2027-06-18 price=..5000
不要最便宜的内舱 阳台起步 | cabin=balcony unread=不要最便宜的|内舱
直接到那霸不停别的 就我自己去 | to=nah party=1+0 unread=直接|不停别的
4月初清明避开 别的房型不要 上海 | date=2027-04 leave=2027-04-01_2027-04-01,2027-04-08_2027-04-10 port=sha unread=不要
住四个晚上 上海 | days=5 port=sha
4个晚上海出发 | days=5 port=sha
两个晚上海景房 天津 | days=3 port=tsn kind=oceanview
年廿八走 香港 | date=2027-02 leave=2027-02-04_2027-02-04 port=hkg
明年二十八号 | date=2027-01..2027-12 unread=二十八号
春节年二十八到初三 香港 | date=2027-02 leave=2027-02-04_2027-02-08 port=hkg
小黄金周 上海 | port=sha unread=小黄金周
上船前在上海住一晚 5天航线 | days=5 port=sha unread=前|住一晚
下船之后再玩两天 上海 5天 | days=5 port=sha unread=下船之后|玩两天
提前一天到上海住一晚 济州 4天 | days=4 port=sha to=jeju unread=提前一天到|住一晚
船上住三晚 上海 | days=4 port=sha
护照8月才下来 上海 日本 | port=sha to=JP unread=护照|8月才下来
签证6月能办好 上海 | port=sha unread=签证|6月能办好
1/2/3月 上海 | date=2027-01..2027-03 port=sha
2027年6/7/8月份 天津 | date=2027-06..2027-08 port=tsn
五天误差一天 三月 | days=5 date=2027-03 unread=误差一天
五晚浮动不超过一晚 | days=6 unread=浮动不超过一晚
待过三天 这次五天 | days=5 unread=待|过三天
体验过一周 想要五天 | days=5 unread=体验|过一周
`;
