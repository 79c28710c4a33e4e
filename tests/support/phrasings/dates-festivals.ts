/** Phrasings about festivals and days of the lunar calendar, in either language, with what they mean (`phrasing.ts`). */
export const FESTIVAL_DATES = `
五一当天出发 | date=2027-05 leave=2027-05-01_2027-05-01
国庆第一天走 | date=2027-10 leave=2027-10-01_2027-10-01
平安夜那天走 | date=2026-12 leave=2026-12-24_2026-12-24
Easter to May | date=2027-03..2027-05 leave=2027-03-24_2027-05-31
Chinese New Year next year | CNY
next year's Chinese New Year | CNY
2027 spring festival | CNY
Christmas next year | date=2027-12 leave=2027-12-21_2027-12-25
Good Friday | EASTER
easter monday | EASTER
good friday to easter monday | EASTER
in the new year | date=2027-01..2027-12
Dragon Boat festival weekend | DRAGON
Qingming weekend | QINGMING
the day after tomorrow | date=2026-11 leave=2026-11-28_2026-11-28
Boxing Day | date=2026-12 leave=2026-12-22_2026-12-26
Mother's Day | date=2027-05 leave=2027-05-05_2027-05-09
Father's Day | date=2027-06 leave=2027-06-16_2027-06-20
after Christmas | date=2026-12..2027-01 leave=2026-12-26_2027-01-08
before Christmas | date=2026-12 leave=2026-12-11_2026-12-24
from Christmas until 10 January | date=2026-12..2027-01 leave=2026-12-21_2027-01-10
Christmas to New Year | date=2026-12..2027-01 leave=2026-12-21_2027-01-01
next Christmas | XMAS
Christmas this year | XMAS
around Christmas | XMAS
Christmas Eve | XMAS
chinese new year's eve | date=2027-02 leave=2027-02-02_2027-02-05
New Year's Day | NEWYEAR
大年初二出发 | date=2027-02 leave=2027-02-07_2027-02-07
年三十走 | date=2027-02 leave=2027-02-05_2027-02-05
除夕 | date=2027-02 leave=2027-02-02_2027-02-05
正月初六 | date=2027-02 leave=2027-02-11_2027-02-11
初八以后 | date=2027-02..2027-12 leave=2027-02-14_2027-12-31
小年 | date=2027-01 leave=2027-01-26_2027-01-31
正月 | date=2027-02..2027-03 leave=2027-02-06_2027-03-07
腊月 | date=2027-01..2027-02 leave=2027-01-08_2027-02-05
年前 | date=2027-01..2027-02 leave=2027-01-23_2027-02-05
年后 | date=2027-02 leave=2027-02-13_2027-02-26
节后 | unread=节后
元宵 | LANTERN
母亲节 | date=2027-05 leave=2027-05-05_2027-05-09
三八 | date=2027-03 leave=2027-03-04_2027-03-08
女神节 | date=2027-03 leave=2027-03-04_2027-03-08
六一 | date=2027-05..2027-06 leave=2027-05-28_2027-06-01
农历八月 | date=2027-09 leave=2027-09-01_2027-09-29
阴历七月 | date=2027-08 leave=2027-08-02_2027-08-31
农历八月十五 | date=2027-09 leave=2027-09-15_2027-09-15
正月十五 | LANTERN
腊月二十八 | date=2027-02 leave=2027-02-04_2027-02-04
圣诞到元旦 | date=2026-12..2027-01 leave=2026-12-21_2027-01-01
春节到元宵 | date=2027-01..2027-02 leave=2027-01-30_2027-02-20
五一周末 | LABOUR
国庆周末 | NATIONAL
现在到春节 | date=2026-11..2027-02 leave=2026-11-26_2027-02-12
明年春节到元宵 | date=2027-01..2027-02 leave=2027-01-30_2027-02-20
2027年除夕 | date=2027-02 leave=2027-02-02_2027-02-05
不要正月 | leave=2026-11-26_2027-02-05,2027-03-08_2028-01-25,2028-02-25_2028-05-31
国庆以后 | date=2027-10 leave=2027-10-08_2027-10-21
清明节前后 | QINGMING
后年春节 | date=2028-01..2028-02 leave=2028-01-19_2028-02-01
冬至 | date=2026-12 leave=2026-12-18_2026-12-22
父亲节带爸妈 | date=2027-06 leave=2027-06-16_2027-06-20 party=3+0
元旦节 | NEWYEAR
初三学生 | unread=初三学生
小年轻 | unread=小年轻
sometime between mid March and Easter | date=2027-03 leave=2027-03-11_2027-03-29
leave after New Year and before Chinese New Year | date=2027-01 leave=2027-01-02_2027-01-29
Easter break 2028 | date=2028-04 leave=2028-04-12_2028-04-17
Easter 2028 | date=2028-04 leave=2028-04-12_2028-04-17
the Easter weekend | EASTER
over the Christmas holidays | XMAS
Christmas and New Year | date=2026-12..2027-01 leave=2026-12-21_2026-12-25,2026-12-28_2027-01-01
between Christmas and New Year | date=2026-12..2027-01 leave=2026-12-21_2027-01-01
Xmas 2027 | date=2027-12 leave=2027-12-21_2027-12-25
New Year 2028 | date=2027-12..2028-01 leave=2027-12-28_2028-01-01
Thanksgiving | date=2026-11 leave=2026-11-26_2026-11-29
Thanksgiving 2027 | date=2027-11 leave=2027-11-22_2027-11-28
Halloween week | date=2027-10 leave=2027-10-27_2027-10-31
Valentine's weekend | date=2027-02 leave=2027-02-10_2027-02-14
Mid-Autumn 2027 | date=2027-09 leave=2027-09-12_2027-09-17
National Day 2027 | NATIONAL
2027 National Day | NATIONAL
Golden week next year | NATIONAL
Labour day weekend | LABOUR
next spring festival | CNY
Spring Festival 2028 | date=2028-01..2028-02 leave=2028-01-19_2028-02-01
before the Spring Festival | date=2027-01..2027-02 leave=2027-01-23_2027-02-05
the week before Chinese New Year | date=2027-01..2027-02 leave=2027-01-30_2027-02-05
right after Chinese New Year | date=2027-02 leave=2027-02-13_2027-02-26
the day before Chinese New Year | unread=the_day_before_Chinese_New_Year
day after Christmas | unread=day_after_Christmas
St Patrick's Day | date=2027-03 leave=2027-03-13_2027-03-17
元旦后春节前 | date=2027-01 leave=2027-01-02_2027-01-29
春节后五一前 | date=2027-02..2027-04 leave=2027-02-13_2027-04-27
春节后到五一 | date=2027-02..2027-05 leave=2027-02-13_2027-05-05
明年五一 | LABOUR
明年端午节 | DRAGON
中秋国庆 | date=2027-09..2027-10 leave=2027-09-12_2027-09-17,2027-09-28_2027-10-07
中秋或国庆 | date=2027-09..2027-10 leave=2027-09-12_2027-09-17,2027-09-28_2027-10-07
国庆中秋双节 | date=2027-09..2027-10 leave=2027-09-12_2027-09-17,2027-09-28_2027-10-07
27年春节 | CNY
2027年元旦 | NEWYEAR
2028元旦 | date=2027-12..2028-01 leave=2027-12-28_2028-01-01
28年春节 | date=2028-01..2028-02 leave=2028-01-19_2028-02-01
明年元旦 | NEWYEAR
今年元旦 | NEWYEAR
今年圣诞 | XMAS
春节前一周 | date=2027-01..2027-02 leave=2027-01-30_2027-02-05
春节前两天 | unread=春节前两天
春节后一周 | date=2027-02 leave=2027-02-13_2027-02-19
国庆前一周 | date=2027-09 leave=2027-09-24_2027-09-30
国庆假期后 | date=2027-10 leave=2027-10-08_2027-10-21
节前 | unread=节前
国庆节前 | date=2027-09 leave=2027-09-17_2027-09-30
过年前 | date=2027-01..2027-02 leave=2027-01-23_2027-02-05
过年后 | date=2027-02 leave=2027-02-13_2027-02-26
过完年 | date=2027-02 leave=2027-02-13_2027-02-26
正月初三到初七 | date=2027-02 leave=2027-02-08_2027-02-12
正月初三到正月十五 | date=2027-02 leave=2027-02-08_2027-02-20
初三到初七 | date=2027-02 leave=2027-02-08_2027-02-12
正月里 | date=2027-02..2027-03 leave=2027-02-06_2027-03-07
农历正月 | date=2027-02..2027-03 leave=2027-02-06_2027-03-07
农历腊月二十 | date=2027-01 leave=2027-01-27_2027-01-27
农历四月初八 | date=2027-05 leave=2027-05-13_2027-05-13
阴历五月初五 | date=2027-06 leave=2027-06-09_2027-06-09
农历三月三 | date=2027-04 leave=2027-04-09_2027-04-09
元宵前后 | date=2027-02 leave=2027-02-16_2027-02-23
元旦左右 | date=2026-12..2027-01 leave=2026-12-28_2027-01-04
半年后 | unread=半年后
五一前 | date=2027-04 leave=2027-04-17_2027-04-30
五一后 | date=2027-05 leave=2027-05-06_2027-05-19
五一之后 | date=2027-05 leave=2027-05-06_2027-05-19
五一假期之后 | date=2027-05 leave=2027-05-06_2027-05-19
五一期间 | LABOUR
五一左右 | LABOUR
劳动节 | LABOUR
端午三天 | DRAGON days=3
端午小长假 | DRAGON
清明小长假 | QINGMING
中秋小长假 | date=2027-09 leave=2027-09-12_2027-09-17
国庆长假 | NATIONAL
国庆7天 | NATIONAL days=7
十一长假 | NATIONAL
十一前 | date=2027-09 leave=2027-09-17_2027-09-30
十一后 | date=2027-10 leave=2027-10-08_2027-10-21
十一黄金周 | NATIONAL
情人节前后 | date=2027-02 leave=2027-02-10_2027-02-17
2.14情人节 | date=2027-02 leave=2027-02-14_2027-02-14
3月8号妇女节 | date=2027-03 leave=2027-03-08_2027-03-08
二零二七年春节 | CNY
week after Easter | date=2027-03..2027-04 leave=2027-03-30_2027-04-05
在春节假期之后 | date=2027-02 leave=2027-02-13_2027-02-26
春节以外 | unread=春节以外
除了国庆 | leave=2026-11-26_2027-09-27,2027-10-08_2028-05-31
除夕到初三 | date=2027-02 leave=2027-02-02_2027-02-08
圣诞前一天 | unread=圣诞前一天
过完元旦 | date=2027-01 leave=2027-01-02_2027-01-15
过了国庆走 | date=2027-10 leave=2027-10-08_2027-10-21
春节过完去日本 | date=2027-02 leave=2027-02-13_2027-02-26 to=JP
过了年再走 | date=2027-02 leave=2027-02-13_2027-02-26
过完国庆到元旦 | date=2027-10..2028-01 leave=2027-10-08_2028-01-01
五一假期第一天走 | LABOUR unread=第一天
国庆假期最后一天 | NATIONAL unread=最后一天
春节头三天 | CNY unread=头三天
元旦过后第一周 | date=2027-01 leave=2027-01-02_2027-01-08
国庆刚过完 | date=2027-10 leave=2027-10-08_2027-10-21
过完年初八 | date=2027-02 leave=2027-02-13_2027-02-13
any time after Easter | date=2027-03..2027-12 leave=2027-03-30_2027-12-31
leaving on boxing day | date=2026-12 leave=2026-12-26_2026-12-26
departing on Christmas Eve | date=2026-12 leave=2026-12-24_2026-12-24
the Friday before Labour Day off, so 30 April to 4 May | date=2027-04..2027-05 leave=2027-04-30_2027-05-04 unread=the_Friday_before_Labour_Day
any time before Easter | date=2026-11..2027-03 leave=2026-11-26_2027-03-27
Korea at Easter or in the week after | to=KR date=2027-03..2027-04 leave=2027-03-24_2027-04-05
Christmas or the week before | date=2026-12 leave=2026-12-18_2026-12-25
CNY 2027 Japan 5 days | CNY to=JP days=5
CNY2028, under CNY 2030 | date=2028-01..2028-02 leave=2028-01-19_2028-02-01 budget=-2030
CNY 2027 for 2 adults max 5000 per person | CNY price=..5000 party=2+0
CNY 2040 each | budget=-2040
cny '27 | CNY
Oct 1 holiday from Shanghai | NATIONAL port=sha
holiday of May 1st | LABOUR
the week of Christmas | XMAS
Ching Ming | QINGMING
may the first holiday from xiamen | LABOUR port=xmn
double seventh, Okinawa, couple | QIXI to=okinawa party=2+0
from Hong Kong to Vietnam for Tet | CNY port=hkg to=VN
before christmas but after 1 dec | date=2026-12 leave=2026-12-02_2026-12-24
before Easter but from Hong Kong, 4 days | date=2027-03 leave=2027-03-14_2027-03-27 port=hkg days=4
just before Christmas but from Tianjin | date=2026-12 leave=2026-12-11_2026-12-24 port=tsn
`;
