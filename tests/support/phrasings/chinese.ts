/** Chinese phrasings with what they mean (`phrasing.ts`). */
export const CHINESE = `
大年初一在海上 | date=2027-01..2027-02 leave=2027-01-30_2027-02-12
广州 春节 五天四晚 | date=2027-01..2027-02 leave=2027-01-30_2027-02-12 port=can days=5
厦门去石垣岛 | port=xmn to=ish
想去釜山 两个人 | to=pus party=2+0
七月份 带孩子 | date=2027-07 party=some
5晚 套房 魔都号 | ship=mc days=6 kind=suite
中秋节 三亚出发 | date=2027-09 leave=2027-09-12_2027-09-17 port=syx
4000到6000 阳台 | budget=4000-6000 cabin=balcony
三个大人一个小孩 | party=3+1
元宵节 天津 | date=2027-02 leave=2027-02-16_2027-02-20 port=tsn
不去日本 上海出发 | port=sha avoid=JP
6月中旬 佐世保 | date=2027-06 leave=2027-06-11_2027-06-20 to=ssb
周五出发 香港 | port=hkg weekday=5
去芽庄 十二月 | date=2026-12 to=nha
清明 长崎 福冈 | date=2027-04 leave=2027-04-02_2027-04-07 to=fuk,ngs
大西洋号 二月 | date=2027-02 ship=at
一家四口 五一 | date=2027-04..2027-05 leave=2027-04-28_2027-05-05 party=2+2
巴厘岛 | to=syx,nha,ish unserved=Bali unserved=Bali
下月 厦门 | date=2026-12 port=xmn
2027年3月 香港 | date=2027-03 port=hkg
外婆 轮椅 | party=2+0 unread=轮椅
可以抽烟吗 | unread=可以抽烟吗
总价一万五 三口人 | price=0..5000 party=3+0
不要套房 不要内舱 | kind=-suite,-inside
上海 天津 都可以 八月 | date=2027-08 port=sha,tsn
三月下旬或四月上旬 | date=2027-03..2027-04 leave=2027-03-21_2027-03-31,2027-04-01_2027-04-10
公司年会 200人 | unread=公司年会_200人
japan 日本 五月 may | date=2027-05 to=JP
busan 釜山 暑假 | date=2027-07..2027-08 to=pus
下周五 | date=2026-12 leave=2026-12-04_2026-12-04
二零二七年三月 | date=2027-03
单身一人 | party=1+0
长崎市 | to=ngs
上海出发算了 | port=can,hkg,syx,tsn,xmn
上海始发，停靠长崎和熊本 | port=sha to=ngs,kmj
越快越好 | sort=date-asc
3月以后 上海 | date=2027-04..2027-12 port=sha
三千多的 | budget=3000-4000
不要停靠香港 | avoid=hkg
周日不行周六也不行 | weekday=1,2,3,4,5
4月15 上海 | date=2027-04 leave=2027-04-15_2027-04-15 port=sha
汉国邮轮 | to=KR fix
海景房或者阳台房 | kind=oceanview
2月份去韩国 | date=2027-02 to=KR
带着七岁的女儿去日本 | party=2+1 to=JP
总共一万 两个人 | price=..5000 party=2+0
春节都不行 | leave=2026-11-26_2027-01-29,2027-02-13_2028-01-18,2028-02-02_2028-05-31
两个人 12000以上 | budget=6000- party=2+0
去日本但不去冲绳 | to=kyushu avoid=okinawa
2月14号情人节去济州 | date=2027-02 leave=2027-02-14_2027-02-14 to=jeju
4月不行 | date=2026-11..2028-05 minus=2027-04,2028-04
要是天津太远就上海 | port=sha,tsn unread=太远
6天封顶 厦门 | days=3,4,5,6 port=xmn
不赶时间五月走 | date=2027-05 unread=不赶
沖繩 5天 | to=okinawa days=5
海景阳台房 | cabin=balcony
两大一小 2.14 | date=2027-02 leave=2027-02-14_2027-02-14 party=2+1
元旦节 | NEWYEAR
今年过年 | CNY
跨年邮轮 看烟花 | date=2026-12 leave=2026-12-28_2026-12-31 unread=烟花
日本九州 越便宜越好 | to=kyushu sort=price-asc
7月周末不行 | date=2027-07 weekday=1,2,3,4,5
端午去哪里玩 | DRAGON
国庆去日本 | NATIONAL to=JP
明年国庆 5天4晚 | NATIONAL days=5
七八月份 带两个孩子 | date=2027-07..2027-08 party=2+2
星期六上海出发 | weekday=6 port=sha
带阳台的房间 上海出发 | cabin=balcony port=sha
明年五一 | LABOUR
国庆长假 | NATIONAL
去过日本了，想去韩国 | to=KR unread=去过日本
越长越好 天津出发 | sort=days-desc port=tsn
从上海不去济州不去釜山 | port=sha avoid=jeju,pus
坐魔都去济州 | ship=mc to=jeju
春节去日本 | CNY to=JP
9月去冲绳台风多不多 | date=2027-09 to=okinawa unread=台风多不多
爱达魔都号 上海 | ship=mc port=sha
5000以上不考虑 上海 | price=0..5000 port=sha
内舱 便宜 | kind=inside sort=price-asc
2月4晚 | date=2027-02 days=5
元宵 | LANTERN
清明节前后 | QINGMING
坐大西杨号 | ship=at fix
十一从天津出发去日本 | NATIONAL port=tsn to=JP
国庆节后上海到福冈 | date=2027-10 leave=2027-10-08_2027-10-21 port=sha to=fuk
我和爱人五一去济州，上海出发 | LABOUR party=2+0 to=jeju port=sha
闺蜜三人行 端午 | party=3+0 DRAGON
春节和国庆都不行，其他时间四个人 | leave=2026-11-26_2027-01-29,2027-02-13_2027-09-27,2027-10-08_2028-01-18,2028-02-02_2028-05-31 party=4+0 unread=其他
上次坐的地中海号，这次想坐魔都号 | ship=mc unread=上次坐的地中海号
不要太长五天就行 | days=5 unread=不要太长
3.15 人均5000 | date=2027-03 leave=2027-03-15_2027-03-15 price=..5000
下个月内舱 | date=2026-12 kind=inside
两天一晚不超过2000 | days=2 budget=-2000
五天以上 海景房 | days=5,6,7,8,9,10 kind=oceanview
国庆不走中秋走 上海 | MIDAUTUMN port=sha
过年带爸妈坐邮轮 | CNY party=3+0
明年春节上海走 | CNY port=sha
元宵节去济州 | LANTERN to=jeju
清明上海出发四天 | QINGMING port=sha days=4
清明节假期去韩国 | QINGMING to=KR
五一 天津出发 | LABOUR port=tsn
中秋节 一家三口 | MIDAUTUMN party=2+1
国庆节上海出发，一家四口，两万以内 | NATIONAL port=sha party=2+2 price=..5000
黄金周 天津 | NATIONAL port=tsn
圣诞节香港出发 | XMAS port=hkg
圣诞 三亚 越南 | XMAS port=syx to=VN
七夕情侣邮轮 | QIXI party=2+0
周末从上海出发四天 | weekday=0,6 port=sha days=4
工作日出发便宜 | weekday=1,2,3,4,5 sort=price-asc
別在暑假，去韓國 | date=2026-11..2028-05 minus=2027-07..2027-08 to=KR
上海，12.24出发，两个人 | date=2026-12 leave=2026-12-24_2026-12-24 port=sha party=2+0
两个晚上海景房 天津 | days=3 port=tsn kind=oceanview
短線航線 五一勞動節 香港 | days=3,4,5 LABOUR port=hkg
大約五日 三亞出發 黃金週 | days=4,5,6 port=syx NATIONAL
香港啟德 諗住去沖繩 睇下露台房 | port=hkg to=okinawa cabin=balcony
3月5 6日游 上海 | date=2027-03 leave=2027-03-05_2027-03-05 port=sha days=6
周未出发 署假 内仓 | date=2027-07..2027-08 weekday=0,6 kind=inside
内舱就免了 唔好太耐 | kind=-inside unread=唔好太耐
三雅港出发 4天 | port=syx days=4 fix
上嗨港 五月 | port=sha date=2027-05 fix
选魔都号 五天 | ship=mc days=5
8千以上的就算了 天津 5天 | price=0..8000 port=tsn days=5
豪华套房 去日本 | kind=suite to=JP
最便宜的阳台房 | sort=price-asc cabin=balcony
阳台房五千以内 | cabin=balcony budget=-5000
春节 一家三口 上海 阳台房 | CNY party=2+1 port=sha cabin=balcony
想找一个三月从上海出发去福冈的航线 | date=2027-03 port=sha to=fuk
三月 上海 日本 5天 阳台 | date=2027-03 port=sha to=JP days=5 cabin=balcony
国庆两大一小去济州一共一万二 | NATIONAL party=2+1 to=jeju budget=-4000
父母同行 三天 | party=3+0 days=3
两个人500美元 上海 | port=sha party=2+0 unread=500美元
上海去福刚的 | port=sha to=fuk fix
就那个魔度号 五一 | LABOUR ship=mc fix
唔好内舱，三月去冲绳 | date=2027-03 to=okinawa kind=-inside
国庆3号以后 上海 4天 | NATIONAL port=sha days=4 unread=3号以后
周六日本 | to=JP weekday=6
周五三天 | days=3 weekday=5
今年圣诞 | XMAS
端午三天 | DRAGON days=3
五一 日本 怕挤 | LABOUR to=JP unread=怕挤
2万以内 上海出发 四个人 | port=sha price=..5000 party=4+0
我们两大两小，总预算2万5，四五天 | days=4,5 budget=-6250 party=2+2
上海出发两个人五天预算一万 | port=sha days=5 price=..5000 party=2+0
1万 五一出发 | LABOUR budget=-10000
去机州五天 | to=jeju days=5 fix
三亚出发 越南 四晚 | port=syx to=VN days=5
最便宜的日本五天四晚 | to=JP days=5 sort=price-asc
2028年春节 | date=2028-01..2028-02 leave=2028-01-19_2028-02-01
2月 | date=2027-02
带爸妈 | party=3+0
去香港 | to=hkg
3天或者7天 | days=3,7
天津至福冈，时间自由 | port=tsn to=fuk
大西洋号坐过了 | unread=大西洋号坐过了
最近的船 | sort=date-asc
东疆港 5月 | date=2027-05 port=tsn
两三千块钱 | budget=2000-3000
周五不走周六走 | weekday=6
5000元以下 | price=..5000
3.15 天津 | date=2027-03 leave=2027-03-15_2027-03-15 port=tsn
去济洲岛 | to=jeju fix
内舱房 | kind=inside
带父母去日本 | party=3+0 to=JP
魔都号 | ship=mc
两个人一万 | price=..5000 party=2+0
母亲节不行 | leave=2026-11-26_2027-05-04,2027-05-10_2028-05-09,2028-05-15_2028-05-31
全家总预算三万 一家三口 | budget=-10000 party=2+1
去冲绳 石垣 哦不去石垣了 那霸就行 | to=nah avoid=ish
不要夏天 | date=2026-11..2028-05 minus=2027-06..2027-08
我们俩 上海出发 | party=2+0 port=sha
三选一 上海 | port=sha unread=三选一
船上住三晚 上海 | days=4 port=sha
明年二十八号 | date=2027-01..2027-12 unread=二十八号
要阳台 | cabin=balcony
3月28日出发，4天 | date=2027-03 leave=2027-03-28_2027-03-28 days=4
3月8三个人 | date=2027-03 leave=2027-03-08_2027-03-08 party=3+0
明年元旦 | NEWYEAR
二零二七年春节 | CNY
单位放假是二月三号到二月十号 | date=2027-02 leave=2027-02-03_2027-02-10 unread=单位
五月份周末 | date=2027-05 weekday=0,6
爸爸妈妈弟弟和我 五一 | LABOUR party=4+0
端午小长假 | DRAGON
十一去济州 | NATIONAL to=jeju
国庆7天 | NATIONAL days=7
3月2大1小 | date=2027-03 party=2+1
香岗出发 | port=hkg fix
最好的阳台房 上海 | port=sha cabin=balcony
劳动节 | LABOUR
十一黄金周 | NATIONAL
2月10号出发 | date=2027-02 leave=2027-02-10_2027-02-10
和老公 | party=2+0
想去三亚 | to=syx
五通码头 | port=xmn
低于4天的不要 高于6天的也不要 | days=4,5,6
不从天津也不从上海走 去日本 | port=xmn,can,hkg,syx to=JP
按摩 | unread=按摩
寒假去三亚出发的 | date=2027-01..2027-02 port=syx
预算五千左右 | budget=4000-6000
不想去日本 | avoid=JP
周五出发 | weekday=5
不超过八千 | price=..8000
鹿儿道 | to=koj fix
有窗户的 | kind=oceanview
夏天 日本 | date=2027-06..2027-08 to=JP
三个人去韩国 | party=3+0 to=KR
大西洋号或地中海号 | ship=at,md
我们俩1万块 | price=..5000 party=2+0
夫妻俩预算一万二 | budget=-6000 party=2+0
韩国不要 日本可以 | to=JP avoid=KR
12月中旬 去日本 明年的 | date=2027-12 leave=2027-12-11_2027-12-20 to=JP
避开暑假 | date=2026-11..2028-05 minus=2027-07..2027-08
①2大1小 ②上海 | party=2+1 port=sha
6天5晚上海出发 | days=6 port=sha
工作结束七月出发 | date=2027-07 unread=工作结束
10月1号到7号 | date=2027-10 leave=2027-10-01_2027-10-07
七八月 | date=2027-07..2027-08
两个人 | party=2+0
去日本 | to=JP
5天 | days=5
从天津到福冈 | port=tsn to=fuk
200刀 | unread=200刀
便宜点的 | sort=price-asc
二月上海出发 | date=2027-02 port=sha
4500块以内 | budget=-4500
周五到周日 | weekday=0,5,6
人均五千 | price=..5000
下周末 上海 | date=2026-12 leave=2026-12-05_2026-12-06 port=sha
釜三 | to=pus fix
不要经济舱 | kind=-inside
带俩娃去日本 | party=2+2 to=JP
不坐大西洋号 | ship=md,mc
三个人每人5000 | price=..5000 party=3+0
不要7月和国庆 | leave=2026-11-26_2027-06-30,2027-08-01_2027-09-27,2027-10-08_2028-05-31
一家三口预算两万 | budget=-6666 party=2+1
日本不要韩国 | to=JP avoid=KR
不要冬天 | date=2026-11..2028-05 minus=2026-12..2027-02,2027-12..2028-02
我 妈妈和女儿 上海 | party=2+1 port=sha
不挑日子 上海 | port=sha unread=不挑日子
4 nights 上海出发 | days=5 port=sha
1月28日到2月3日 | date=2027-01..2027-02 leave=2027-01-28_2027-02-03
一个人 | party=1+0
韩国 | to=KR
上海出发 | port=sha
五天四晚 | days=5
上海去济州 | port=sha to=jeju
一百二十人 | unread=一百二十人
12月厦门出发 | date=2026-12 port=xmn
一万五以内 | budget=-15000
不去济州釜山 | avoid=KR
周一至周四 | weekday=1,2,3,4
三千到五千 | price=3000..5000
想去那坝 石恒岛也行 | to=nah,ish fix
阳台或海景 | kind=oceanview
樱花季 日本 | date=2027-03..2027-04 to=JP
带孩子们去日本 | party=some to=JP
不坐地中海号 | ship=at,mc
15000三个人 | price=..5000 party=3+0
2万五一家四口 | budget=-6250 party=2+2
韩国我不想去 日本吧 | to=JP avoid=KR
6月底 | date=2027-06 leave=2027-06-21_2027-06-30
明年夏天 | date=2027-06..2027-08
一家三口 | party=2+1
越南 | to=VN
四晚五天 | days=5
从上海或者厦门出发去冲绳 | port=sha,xmn to=okinawa
双十二 | unread=双十二
最早的 | sort=date-asc
1、2月 上海 | date=2027-01..2027-02 port=sha
韩国越南都不去 | avoid=dad,hlg,jeju,nha,pus
星期天 | weekday=0
八千以上 | price=8000..
3月8上海出发 | date=2027-03 leave=2027-03-08_2027-03-08 port=sha
去机州 | to=jeju fix
靠窗的房间 | kind=oceanview
下周出发 | date=2026-11..2026-12 leave=2026-11-30_2026-12-06
年底 | date=2026-12
三口之家 | party=2+1
九州 | to=kyushu
沪出发 | port=sha
广州南沙 岘港 | port=can to=dad
2027年2月29日 | unread=2027年2月29日
最长的航程 | sort=days-desc
下半年 上海出发 | date=2026-11..2026-12 port=sha
1万五 | budget=-15000
韩国就算了 | avoid=KR
一共一万 | price=..5000
三月初到清明前 上海 | date=2027-03..2027-04 leave=2027-03-01_2027-04-04 port=sha
三月底到四月中，除开清明 | date=2027-03..2027-04 leave=2027-03-21_2027-04-01,2027-04-08_2027-04-20
明年 | date=2027-01..2027-12
两个大人一个孩子 | party=2+1
`;
