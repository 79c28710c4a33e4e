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
4月不行 | date=2026-11..2028-05 minus=2027-04,2028-04
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
别安排在三月 | date=2026-11..2028-05 minus=2027-03,2028-03
带女朋友去香港 | party=2+0 to=hkg
3月15日之后 上海 | date=2027-03..2027-12 leave=2027-03-16_2027-12-31 port=sha
2月1日以前 | date=2026-11..2027-01 leave=2026-11-26_2027-01-31
明年一季度 | date=2027-01..2027-03
停港时间最长的 | sort=hours-desc
闺蜜三人行 端午 | party=3+0 DRAGON
下周五或者周六出发都行，两个人，周一前回来 | date=2026-12 leave=2026-12-04_2026-12-05 party=2+0 unread=周一前回来
周日之前回来 | unread=周日之前回来
周日晚上回来 | unread=周日晚上回来
周末两天 | weekday=0,6
孩子7月5号放假，之后去日本 | date=2027-07..2027-12 leave=2027-07-06_2027-12-31 to=JP unread=孩子
五一节后走 | date=2027-05 leave=2027-05-06_2027-05-19
至少住5晚 | days=6,7,8,9,10
至少玩5天 | days=5,6,7,8,9,10
至少要5天 | days=5,6,7,8,9,10
最少要住四晚 | days=5,6,7,8,9,10
蜜月 海景阳台 | cabin=balcony party=2+0
海景阳台房 | cabin=balcony
阳台海景房 | cabin=balcony
海景房或者阳台房 | kind=oceanview
带两个小孩，大的8岁小的3岁 | party=2+2
两个小孩，大的8岁，小的5岁 | party=2+2
爸妈结婚30周年，想送他们一趟邮轮 | party=some unread=结婚30周年|送他们
送爸妈去日本 | to=JP party=2+0
不要只去济州的 | unread=不要只去|济州
靠港最多的航线 | unread=多
靠港时间最多 | sort=hours-desc
想在冲绳待久一点的行程 | to=okinawa sort=hours-desc
汉国邮轮 | to=KR fix
天京出发的船 | port=tsn fix
給爸媽訂船，香港上船，唔好去日本，四五日就夠 | port=hkg days=4,5 avoid=JP party=2+0
唔要內艙，要海景或者露台 | kind=-inside,oceanview
春节和国庆都不行，其他时间四个人 | leave=2026-11-26_2027-01-29,2027-02-13_2027-09-27,2027-10-08_2028-01-18,2028-02-02_2028-05-31 party=4+0 unread=其他
春节都不行 | leave=2026-11-26_2027-01-29,2027-02-13_2028-01-18,2028-02-02_2028-05-31
如果能从厦门走最好，不行就上海 | port=sha,xmn unread=如果
如果有阳台房最好，没有就海景，六月 | date=2027-06 kind=oceanview unread=如果
要是四月没有，五月也行 | date=2027-04..2027-05
三天，不，四天 | days=4 unread=三天,不
从天津，说错了，从上海出发 | port=sha unread=从天津,说错了
3月去，不对，4月去 | date=2027-04 unread=3月去,不对
三月去，还是四月吧 | date=2027-04 unread=三月去,还是
去济州……等等，去福冈 | to=fuk unread=去济州......等等
预算五千，算了，六千也行 | budget=-6000 unread=预算五千,算了
一定要阳台，天津优先 | cabin=balcony port=tsn
第一次坐邮轮，对日本感兴趣，其他随便 | to=JP
哪条船岸上时间最长 | sort=hours-desc
上次坐的地中海号，这次想坐魔都号 | ship=mc unread=上次坐的地中海号
婆婆爷爷加我们小两口带个三岁宝宝 | party=4+1 unread=带
公公婆婆加我们小两口 | party=4+0
两公婆 | party=2+0
星期六走的，五天，回来刚好周三 | days=5 weekday=6 unread=回来刚好周三
最近的船 | sort=date-asc
两三千块钱 | budget=2000-3000
十月中下旬，国庆之后 | date=2027-10 leave=2027-10-11_2027-10-31
两个大人一个小孩，不对，两个小孩 | party=2+2 unread=两个大人一个小孩,不对
过完年 二月底 日本 | date=2027-02 leave=2027-02-21_2027-02-28 to=JP
邮轮上有儿童乐园吗 7月 | date=2027-07 unread=儿童乐园
有儿童乐园的船 两个人 2万以内 | budget=-10000 party=2+0 unread=儿童乐园
有亲子活动吗 | unread=亲子活动
跨年邮轮 看烟花 | date=2026-12 leave=2026-12-28_2026-12-31 unread=烟花
元旦去日本 | date=2026-12..2027-01 leave=2026-12-28_2027-01-01 to=JP
日本九州 越便宜越好 | to=kyushu sort=price-asc
3天或者7天 | days=3,7
2万3个人 | budget=-6666 party=3+0
3万4个人 | budget=-7500 party=4+0
1万5 | budget=-15000
两个人 12000以上 | budget=6000- party=2+0
上海出发太远,天津吧 | port=tsn
上海出发算了 | port=can,hkg,syx,tsn,xmn
老婆生日 | unread=老婆生日
女儿高考后 | unread=女儿高考后
大西洋号坐过了 | unread=大西洋号坐过了
从日本回上海 | unread=从日本|回上海
福冈回上海 | to=fuk unread=回上海
那霸回厦门 | to=nah unread=回厦门
上海上船，上海回 | port=sha unread=上海回
时间越长越好 | sort=days-desc
天数越多越好 | sort=days-desc
岸上时间越长越好 | sort=hours-desc
停靠港口时间长一点 | sort=hours-desc
港口时间长 | sort=hours-desc
每个港口多停一会 | sort=hours-desc
从华南走 | port=can,hkg,syx
华东出发 | port=sha,xmn
中国东部沿海出发 | port=sha,tsn,xmn
北方出发 冬天 | date=2026-12..2027-02 port=tsn
我们是北方人 | unread=北方|人
去华南 | to=can,hkg,syx
东疆港 5月 | date=2027-05 port=tsn
五通码头 | port=xmn
天津国际邮轮母港 | port=tsn
上海港国际客运中心出发 | port=sha
尖沙咀上船 | port=hkg
避开节假日 | unread=避开节假日
节假日 日本 | to=JP unread=节假日
三月 上海 谢谢 | date=2027-03 port=sha
过完年再走，能去哪 | date=2027-02 leave=2027-02-13_2027-02-26
1.15-1.25之间 | date=2027-01 leave=2027-01-15_2027-01-25
除了上海，其他港口都可以 | port=can,hkg,syx,tsn,xmn
成都出发 | unread=成都
按摩 | unread=按摩
上海出发，天津回 | port=sha unread=天津回
去长崎港口 | to=ngs
时间越短越好 | sort=days-asc
按价格排序 | sort=price-asc
按价格从高到低 | sort=price-desc
按时间排序 日本 | to=JP sort=date-asc
大连周末出发 | weekday=0,6 unread=大连
避开国庆，国庆贵 | leave=2026-11-26_2027-09-27,2027-10-08_2028-05-31 unread=贵
避开周末出发，周末贵 | weekday=1,2,3,4,5 unread=贵
不要上海，上海人多 | port=can,hkg,syx,tsn,xmn
不坐大西洋号，大西洋号旧 | ship=mc,md unread=旧
工作日不行，周五可以 | weekday=0,5,6
不要停靠香港 | avoid=hkg
别停济州 | avoid=jeju
不要带去香港的 | avoid=hkg
不过上海也行 | port=sha
不过五天左右 | days=4,5,6
没有日本韩国也可以 | to=JP,KR
实在没有香港出发也行 | port=hkg
没有上海就天津 | port=sha,tsn
国庆太贵的话九月中旬也可以 | date=2027-09..2027-10 leave=2027-09-11_2027-09-20,2027-09-28_2027-10-07 unread=太贵
要是天津太远就上海 | port=sha,tsn unread=太远
釜山太热了，三亚 | port=syx avoid=pus
周一要上班，周五出发 | weekday=5 unread=周一要上班
周末要加班，工作日出发 | weekday=1,2,3,4,5 unread=周末要加班
下周一要开会，周六出发 | weekday=6 unread=下周一要开会
五一放假五天，上海 | LABOUR port=sha
放假三天，香港 | port=hkg unread=放假三天
年假还剩五天，一共九天 | days=9 unread=年假还剩五天
三天假再请两天，刚好五天 | days=5 unread=三天假|再请两天|刚
我爸今年七十了，去日本 | to=JP party=2+0 unread=今年七十
今年退休了，明年春天去冲绳 | date=2027-03..2027-05 to=okinawa unread=今年退休
带小孩两个 | party=2+2
带老人两个 | party=3+0
两位，天津 | port=tsn party=2+0
两大一细 | party=2+1
三个大人两个细路 | party=3+2
十二三个人去 | party=some
一家五六口人 | party=some
二十来个人 | party=some
一万两个人 | price=..5000 party=2+0
八千三个人 | budget=-2666 party=3+0
预算三万两个人 | budget=-15000 party=2+0
阳台家庭房 | cabin=balcony unread=家庭房
七月尾八月头 | date=2027-07..2027-08 leave=2027-07-21_2027-07-31,2027-08-01_2027-08-10
三月头 | date=2027-03 leave=2027-03-01_2027-03-10
年尾 | date=2026-12
下月5-8号 | date=2026-12 leave=2026-12-05_2026-12-08
周五走 周一回 上海 | weekday=5 port=sha unread=周一回
周六走 周三回来 厦门出发 | weekday=6 port=xmn unread=周三回来
不要太长五天就行 | days=5 unread=不要太长
不赶时间五月走 | date=2027-05 unread=不赶
不要人多的国庆 | unread=不要人多|国庆
孩子1月23号放假，之后的都可以 | date=2027-01..2027-12 leave=2027-01-24_2027-12-31 unread=孩子
婚礼在10月6号 之后去蜜月 | date=2027-10..2028-12 leave=2027-10-07_2028-12-31 party=2+0
6月8号高考完以后出发 | date=2027-06..2027-12 leave=2027-06-09_2027-12-31
8月20号开学前 上海 | port=sha unread=8月20号开学前
5天4晚以内 上海 | days=3,4,5 port=sha
不超过5天4晚 | days=3,4,5
五天四晚左右 天津 | days=4,5,6 port=tsn
3月 便宜的优先 | date=2027-03 sort=price-asc
上海 5天 价格优先 | port=sha days=5 sort=price-asc
过完年3月 上海 | date=2027-03 port=sha
过完年2月下旬到3月 | date=2027-02..2027-03 leave=2027-02-21_2027-03-31
五一之后5月到6月 | date=2027-05..2027-06 leave=2027-05-06_2027-06-30
国庆后11月 | date=2027-11
人均4000 日本 5天 | budget=-4000 to=JP days=5
3000-4000 天津 | budget=3000-4000 port=tsn
上海到济州到长崎 | port=sha to=jeju,ngs
3.15 天津 | date=2027-03 leave=2027-03-15_2027-03-15 port=tsn
3.15 大西洋号 | date=2027-03 leave=2027-03-15_2027-03-15 ship=at
3.15 人均5000 | date=2027-03 leave=2027-03-15_2027-03-15 price=..5000
四千到顶 | budget=-4000
经济型邮轮 | sort=price-asc
预算五千 元旦 | NEWYEAR price=..5000
8000元 元旦前后 天津 | date=2026-12..2027-01 leave=2026-12-28_2027-01-04 price=..8000 port=tsn
预算六千三亚登船 | budget=-6000 port=syx
一万五两个人 | budget=-7500 party=2+0
预算六千带娃 | budget=-6000 party=2+1
三千够不够 上海 | price=..3000 port=sha
两万块够吗 四口之家 | price=..5000 party=2+2
3.15，5天 | date=2027-03 leave=2027-03-15_2027-03-15 days=5
一年中哪个月最便宜 | sort=price-asc
越长越好 天津出发 | sort=days-desc port=tsn
贵的优先 | sort=price-desc
南方出发，直达冲绳 | port=can,hkg,syx to=okinawa
天津至福冈，时间自由 | port=tsn to=fuk
随便 三月 | date=2027-03
亲子房 1大1小 | party=1+1 unread=亲子房
去冲绳玩几天，不差钱，要阳台 | to=okinawa cabin=balcony
下个月内舱 | date=2026-12 kind=inside
周日不行周六也不行 | weekday=1,2,3,4,5
周一不行周二不行 | weekday=0,3,4,5,6
韩国不要越南也不要 | avoid=KR,VN
从上海不去济州不去釜山 | port=sha avoid=jeju,pus
上海和苏州不去 | unread=上海|苏州|不去
济州、朝鲜不去 | unread=济州|朝鲜|不去
每晚不超过一千 5晚 | days=6 unread=每晚不超过一千
每人每天500 | unread=每人每天500
两天一晚不超过2000 | days=2 budget=-2000
在济州待得越久越好 | to=jeju sort=hours-desc
两大一小 小孩1米1 | party=2+1 unread=小孩1米1
不足五天 | days=3,4
三千出头 一个人 | budget=3000-4000
别给我地中海号 | ship=at,mc
七月半 上海 | port=sha unread=七月半
五一端午之间 厦门 | date=2027-04..2027-06 leave=2027-04-28_2027-06-11 port=xmn
元旦春节之间 三亚 | date=2026-12..2027-02 leave=2026-12-28_2027-02-12 port=syx
周日晚上之前回来 周四走 | weekday=4 unread=周日晚上之前回来
周日中午前下船 | unread=周日中午前下船
魔都号住过了 换一条 | unread=魔都号住过了|换
大西洋号试过了 想坐地中海号 | ship=md unread=大西洋号试过了
2人或3人 | party=some
两人或者三人 上海 | port=sha party=some
香巷 砚港 | port=hkg to=dad fix
六个大人 70岁以上 海景 | party=6+0 kind=oceanview unread=70岁以
五天以上 海景房 | days=5,6,7,8,9,10 kind=oceanview
孩子11 大人2 七月 | date=2027-07 party=2+1
孩子3 大人2 | party=2+3
低于4天的不要 高于6天的也不要 | days=4,5,6
周五周六 两天都行 上海 | weekday=5,6 port=sha unread=两天都行
7月15日前后 3天误差 | date=2027-07 leave=2027-07-12_2027-07-18 unread=3天误差
除夕夜在家 初一走 | date=2027-02 leave=2027-02-06_2027-02-06
国庆在家 国庆后走 | date=2027-10 leave=2027-10-08_2027-10-21
春节要在老家 元宵前后走 | date=2027-02 leave=2027-02-16_2027-02-23
国庆我们家 上海 | NATIONAL port=sha unread=家
10月下到11月上 厦门 | date=2027-10..2027-11 leave=2027-10-21_2027-11-10 port=xmn
3月上 4月下 | date=2027-03..2027-04 leave=2027-03-01_2027-03-10,2027-04-21_2027-04-30
不去日本 去别的 上海 | port=sha avoid=JP
只要不去日本 哪都行 | avoid=JP
避春节 二月 上海 | date=2027-02 leave=2027-02-13_2027-02-28 port=sha
周五不走周六走 | weekday=6
国庆不走中秋走 上海 | MIDAUTUMN port=sha
国庆不走上海走 | leave=2026-11-26_2027-09-27,2027-10-08_2028-05-31 port=sha
五一不去凑热闹 六月走 | date=2027-06 leave=2027-06-01_2027-06-30
不要岸上时间短的 | unread=不要岸|短
比5天长的 | unread=比5天长的
我是韩国人 四月 上海 | date=2027-04 port=sha unread=韩国人
6天封顶 厦门 | days=3,4,5,6 port=xmn
不要刚好五天的 | days=3,4,6,7,8,9,10
7月周末不行 | date=2027-07 weekday=1,2,3,4,5
国庆周末都不行 | leave=2026-11-26_2027-09-27,2027-10-08_2028-05-31
8日出发 8日游 | days=8 unread=8日
济州想去 上海走 | port=sha to=jeju
下龙湾一定要去 三亚走 | port=syx to=hlg
坐魔都去济州 | ship=mc to=jeju
广卅 越南 | port=can to=VN fix
月份5月 人数3 天数4 | date=2027-05 days=4 party=3+0
价格3000-5000 天数4-6 | days=4,5,6 price=3000..5000
3/4人 5月 | date=2027-05 party=some
韩国没啥意思 日本吧 | avoid=KR to=JP
五月没位子了 六月 | date=2027-06
大西洋号满了 还有别的吗 | ship=mc,md
不在乎价格 时间越长越好 | sort=days-desc
不从天津也不从上海走 去日本 | port=xmn,can,hkg,syx to=JP
最长岸上 佐世保 | to=ssb sort=hours-desc
上嗨出发 | port=sha fix
`;
