/** Phrasings about time in either language that were read wrong once, with what they mean (`phrasing.ts`). */
export const DATES_MORE = `
from 1 April to 15 April | date=2027-04 leave=2027-04-01_2027-04-15
10 Feb to 20 Feb | date=2027-02 leave=2027-02-10_2027-02-20
5 May - 12 May | date=2027-05 leave=2027-05-05_2027-05-12
between 5 May and 12 May | date=2027-05 leave=2027-05-05_2027-05-12
28 December to 3 January | date=2026-12..2027-01 leave=2026-12-28_2027-01-03
between 28 Dec and 3 Jan | date=2026-12..2027-01 leave=2026-12-28_2027-01-03
5th May until 12th May | date=2027-05 leave=2027-05-05_2027-05-12
mid April to mid May | date=2027-04..2027-05 leave=2027-04-11_2027-05-20
mid to late April | date=2027-04 leave=2027-04-11_2027-04-30
early to mid May | date=2027-05 leave=2027-05-01_2027-05-20
Jan thru March | date=2027-01..2027-03
Easter to May | date=2027-03..2027-05 leave=2027-03-24_2027-05-31
after 10 Feb and be home by the 17th | date=2027-02..2027-12 leave=2027-02-11_2027-12-31 unread=the_17th
no later than 5 March | date=2026-11..2027-03 leave=2026-11-26_2027-03-05
no earlier than March 10 | date=2027-03..2027-12 leave=2027-03-10_2027-12-31
April onwards | date=2027-04..2027-12
April or later | date=2027-04..2027-12
May and beyond | date=2027-05..2027-12
between now and March | date=2026-11..2027-03
from now until March | date=2026-11..2027-03
in the next 3 months | date=2026-11..2027-02 leave=2026-11-26_2027-02-26
next 3 months | date=2026-11..2027-02 leave=2026-11-26_2027-02-26
Q2 next year | date=2027-04..2027-06
spring next year | date=2027-03..2027-05
summer next year | date=2027-06..2027-08
May next year | date=2027-05
May of next year | date=2027-05
next year in May | date=2027-05
2027 May | date=2027-05
Feb or March next year | date=2027-02..2027-03
summer holidays next year | date=2027-07..2027-08
May half term 2027 | date=2027-05
Chinese New Year next year | CNY
next year's Chinese New Year | CNY
2027 spring festival | CNY
Christmas next year | date=2027-12 leave=2027-12-21_2027-12-25
early next year | date=2027-01..2027-03
late next year | date=2027-10..2027-12
end of next year | date=2027-10..2027-12
middle of next year | date=2027-05..2027-08
first half of next year | date=2027-01..2027-06
second half of next year | date=2027-07..2027-12
the week of 10 April | date=2027-04 leave=2027-04-10_2027-04-16
week of Feb 14 | date=2027-02 leave=2027-02-14_2027-02-20
w/c 12 July | date=2027-07 leave=2027-07-12_2027-07-18
week commencing 5 April | date=2027-04 leave=2027-04-05_2027-04-11
week beginning 5 April | date=2027-04 leave=2027-04-05_2027-04-11
the weekend of 6 March | date=2027-03 leave=2027-03-06_2027-03-07
first weekend of May | date=2027-05 leave=2027-05-01_2027-05-02
last weekend in May | date=2027-05 leave=2027-05-29_2027-05-30
Good Friday | EASTER
easter monday | EASTER
good friday to easter monday | EASTER
in the new year | date=2027-01..2027-12
Dragon Boat festival weekend | DRAGON
Qingming weekend | QINGMING
Oct/Nov | date=2027-10..2027-11
Oct-Nov | date=2027-10..2027-11
Oct or Nov | date=2027-10..2027-11
midweek | weekday=2,3,4
third week of March | date=2027-03 leave=2027-03-15_2027-03-21
second week of March | date=2027-03 leave=2027-03-08_2027-03-14
end May | date=2027-05 leave=2027-05-21_2027-05-31
beginning March | date=2027-03 leave=2027-03-01_2027-03-10
today | date=2026-11 leave=2026-11-26_2026-11-26
the day after tomorrow | date=2026-11 leave=2026-11-28_2026-11-28
Boxing Day | date=2026-12 leave=2026-12-22_2026-12-26
Mother's Day | date=2027-05 leave=2027-05-05_2027-05-09
Father's Day | date=2027-06 leave=2027-06-16_2027-06-20
on the 5th | unread=on_the_5th
14/2 | date=2027-02 leave=2027-02-14_2027-02-14
14.02.2027 | date=2027-02 leave=2027-02-14_2027-02-14
2/14/2027 | date=2027-02 leave=2027-02-14_2027-02-14
05/03/2027 | unread=05/03/2027
11/12 | unread=11/12
5/5/2027 | date=2027-05 leave=2027-05-05_2027-05-05
02/2027 | date=2027-02
20/2-25/2 | date=2027-02 leave=2027-02-20_2027-02-25
10/2 to 20/2 | unread=10/2_to_20/2
from 5 March for 4 nights | date=2027-03..2027-12 leave=2027-03-05_2027-12-31 days=5
10 or 11 March | date=2027-03 leave=2027-03-10_2027-03-11
10 and 15 March | unread=10_and_15_March
Feb 10 or 15 | unread=Feb_10_or_15
the first of May | date=2027-05 leave=2027-05-01_2027-05-01
from mid April | date=2027-04..2027-12 leave=2027-04-11_2027-12-31
until mid May | date=2026-11..2027-05 leave=2026-11-26_2027-05-20
before the end of March | date=2026-11..2027-03 leave=2026-11-26_2027-03-31
after summer | date=2027-09..2027-12
before the summer holidays | date=2026-11..2027-06
after Christmas | date=2026-12..2027-01 leave=2026-12-26_2027-01-08
before Christmas | date=2026-12 leave=2026-12-11_2026-12-24
from Christmas until 10 January | date=2026-12..2027-01 leave=2026-12-21_2027-01-10
Christmas to New Year | date=2026-12..2027-01 leave=2026-12-21_2027-01-01
next Christmas | XMAS
Christmas this year | XMAS
my birthday is on 5 May | unread=birthday_is_on_5_May
school starts on 20 August | unread=school_starts_on_20_August
2027 | date=2027-01..2027-12
2028 summer | date=2028-06..2028-08
2027, February | date=2027-02
next year in the spring | date=2027-03..2027-05
Friday 5 March | date=2027-03 leave=2027-03-05_2027-03-05 weekday=5
between December and February next year | date=2026-12..2027-02
from March 10 | date=2027-03..2027-12 leave=2027-03-10_2027-12-31
starting 10 Feb | date=2027-02..2027-12 leave=2027-02-10_2027-12-31
from 10 to 15 Feb | date=2027-02 leave=2027-02-10_2027-02-15
Feb 10 through 15 | date=2027-02 leave=2027-02-10_2027-02-15
late Feb to early March | date=2027-02..2027-03 leave=2027-02-21_2027-03-10
not in early March | leave=2026-11-26_2027-02-28,2027-03-11_2028-05-31
not between 5 May and 12 May | leave=2026-11-26_2027-05-04,2027-05-13_2028-05-31
from Shanghai to Japan from 5 May to 12 May | date=2027-05 leave=2027-05-05_2027-05-12 port=sha to=JP
late 2027 | date=2027-10..2027-12
tonight | date=2026-11 leave=2026-11-26_2026-11-26
any time after mid-February | date=2027-02..2027-12 leave=2027-02-21_2027-12-31
by the end of January | date=2026-11..2027-01 leave=2026-11-26_2027-01-31
by 20 January | date=2026-11..2027-01 leave=2026-11-26_2027-01-20
from Shanghai 10 Feb to Japan | date=2027-02 leave=2027-02-10_2027-02-10 port=sha to=JP
end of next month | date=2026-12 leave=2026-12-21_2026-12-31
within 3 months | date=2026-11..2027-02 leave=2026-11-26_2027-02-26
July to mid August | date=2027-07..2027-08 leave=2027-07-01_2027-08-20
5-12 May | date=2027-05 leave=2027-05-05_2027-05-12
5 May to 12 | date=2027-05 leave=2027-05-05_2027-05-12
3-5 days in May | date=2027-05 days=3,4,5
10-12 March | date=2027-03 leave=2027-03-10_2027-03-12
cruise on 3/14 | date=2027-03 leave=2027-03-14_2027-03-14
10 Feb or 20 Feb | date=2027-02 leave=2027-02-10_2027-02-10,2027-02-20_2027-02-20
second half of May next year | date=2027-05 leave=2027-05-16_2027-05-31
24 December - 2 January | date=2026-12..2027-01 leave=2026-12-24_2027-01-02
around Christmas | XMAS
12 nights in April | date=2027-04 days=13
on 5th or 6th of June | date=2027-06 leave=2027-06-05_2027-06-06
Christmas Eve | XMAS
chinese new year's eve | date=2027-02 leave=2027-02-02_2027-02-05
New Year's Day | NEWYEAR
10/1出发 | date=2027-10 leave=2027-10-01_2027-10-01
2/14 | date=2027-02 leave=2027-02-14_2027-02-14
12.24 | date=2026-12 leave=2026-12-24_2026-12-24
12.24出发 | date=2026-12 leave=2026-12-24_2026-12-24
1.20-1.28 | date=2027-01 leave=2027-01-20_2027-01-28
12-25 | date=2026-12 leave=2026-12-25_2026-12-25
27-04-10 | date=2027-04 leave=2027-04-10_2027-04-10
10.1假期 | NATIONAL
5.1假期 | LABOUR
5.1-5.5 | unread=5.1-5.5
1.5出发 | date=2027-01 leave=2027-01-05_2027-01-05
12.20-25 | date=2026-12 leave=2026-12-20_2026-12-25
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
1月中旬到2月初 | date=2027-01..2027-02 leave=2027-01-11_2027-02-10
三月底到四月初 | date=2027-03..2027-04 leave=2027-03-21_2027-04-10
明天 | date=2026-11 leave=2026-11-27_2026-11-27
后天 | date=2026-11 leave=2026-11-28_2026-11-28
大后天 | date=2026-11 leave=2026-11-29_2026-11-29
明后天 | date=2026-11 leave=2026-11-27_2026-11-28
半年内 | date=2026-11..2027-05 leave=2026-11-26_2027-05-26
三个月内 | date=2026-11..2027-02 leave=2026-11-26_2027-02-26
月底 | date=2026-11 leave=2026-11-26_2026-11-30
月中 | date=2026-12 leave=2026-12-11_2026-12-20
月初 | date=2026-12 leave=2026-12-01_2026-12-10
这个月底 | date=2026-11 leave=2026-11-26_2026-11-30
本月底 | date=2026-11 leave=2026-11-26_2026-11-30
下月初 | date=2026-12 leave=2026-12-01_2026-12-10
下个月中旬 | date=2026-12 leave=2026-12-11_2026-12-20
下个月底 | date=2026-12 leave=2026-12-21_2026-12-31
下个月5号 | date=2026-12 leave=2026-12-05_2026-12-05
元月下旬 | date=2027-01 leave=2027-01-21_2027-01-31
暑假末 | date=2027-08 leave=2027-08-21_2027-08-31
周五六日 | weekday=0,5,6
周六日 | weekday=0,6
周六日本 | to=JP weekday=6
下周三到周五 | date=2026-12 leave=2026-12-02_2026-12-04
孩子12月生日 | unread=孩子|12月生日
8月20号开学 | unread=8月20号开学
七月上旬以前回来 | unread=七月上旬以前回来
8月20号之前回来 | unread=8月20号之前回来
明年，5月 | date=2027-05
五一周末 | LABOUR
国庆周末 | NATIONAL
10月或11月 | date=2027-10..2027-11
10月和11月 | date=2027-10..2027-11
5号出发 | unread=5号
20号到25号 | unread=20号到25号
12月20号和25号 | unread=12月20号和25号
3月前往日本 | date=2027-03 to=JP
3月第一周 | date=2027-03 leave=2027-03-01_2027-03-07
5月第一个周末 | date=2027-05 leave=2027-05-01_2027-05-02
五月最后一周 | date=2027-05 leave=2027-05-25_2027-05-31
现在到春节 | date=2026-11..2027-02 leave=2026-11-26_2027-02-12
从现在到明年3月 | date=2026-11..2027-03
三月底之前 | date=2026-11..2027-03 leave=2026-11-26_2027-03-31
最晚3月10号 | date=2026-11..2027-03 leave=2026-11-26_2027-03-10
最早5月 | date=2027-05..2027-12
3月15号到月底 | date=2027-03 leave=2027-03-15_2027-03-31
明年春节到元宵 | date=2027-01..2027-02 leave=2027-01-30_2027-02-20
2027年除夕 | date=2027-02 leave=2027-02-02_2027-02-05
12月20日左右 | date=2026-12 leave=2026-12-17_2026-12-23
1月28到2月3 | date=2027-01..2027-02 leave=2027-01-28_2027-02-03
不要正月 | leave=2026-11-26_2027-02-05,2027-03-08_2028-05-31
暑假以后 | date=2027-09..2027-12
暑假前 | date=2026-11..2027-06
国庆以后 | date=2027-10 leave=2027-10-08_2027-10-21
清明节前后 | QINGMING
未来三个月 | date=2026-11..2027-02 leave=2026-11-26_2027-02-26
最近两周 | date=2026-11..2026-12 leave=2026-11-26_2026-12-10
周五三天 | days=3 weekday=5
周五到周日 | weekday=0,5,6
周五、六、日 | weekday=0,5,6
2月3个人 | date=2027-02 party=3+0
2月4晚 | date=2027-02 days=5
3月中 | date=2027-03 leave=2027-03-11_2027-03-20
年中 | date=2027-06
明年年底 | date=2027-12
后年春节 | date=2028-01..2028-02 leave=2028-01-19_2028-02-01
冬至 | date=2026-12 leave=2026-12-18_2026-12-22
父亲节带爸妈 | date=2027-06 leave=2027-06-16_2027-06-20 party=3+0
元旦节 | NEWYEAR
初三学生 | unread=初三学生
小年轻 | unread=小年轻
双十二 | unread=双十二
3月上旬或中旬 | date=2027-03 leave=2027-03-01_2027-03-20
七月初到中旬 | date=2027-07 leave=2027-07-01_2027-07-20
下半年 | date=2026-11..2026-12
上海出发3月5号回来 | port=sha unread=3月5号回来
生日是12月5号 | unread=生日是12月5号
2027.3.1-3.5 | unread=2027.3.1-3.5
2027-02-10到2027-02-15 | date=2027-02 leave=2027-02-10_2027-02-15
2027年2月10日-15日 | date=2027-02 leave=2027-02-10_2027-02-15
26年12月 | date=2026-12
一月到三月 | date=2027-01..2027-03
十月三号 | date=2027-10 leave=2027-10-03_2027-10-03
十月二十五号 | date=2027-10 leave=2027-10-25_2027-10-25
12月24、25号 | date=2026-12 leave=2026-12-24_2026-12-25
1/2月 | date=2027-01..2027-02
三四五月 | date=2027-03..2027-05
3月8号 | date=2027-03 leave=2027-03-08_2027-03-08
3月28日出发，4天 | date=2027-03 leave=2027-03-28_2027-03-28 days=4
5.20 | date=2027-05 leave=2027-05-20_2027-05-20
五月二十 | date=2027-05 leave=2027-05-20_2027-05-20
5月20 | date=2027-05 leave=2027-05-20_2027-05-20
两大一小 2.14 | date=2027-02 leave=2027-02-14_2027-02-14 party=2+1
`;
