/** Phrasings about people, cabins and budgets, and whole wishes, with what they mean (`phrasing.ts`). */
export const CHINESE_WHO = `
带爸妈 | party=3+0
带父母去日本 | party=3+0 to=JP
带着爸爸妈妈 | party=3+0
和老公 | party=2+0
跟女朋友去济州 | party=2+0 to=jeju
夫妻俩 | party=2+0
我们俩 上海出发 | party=2+0 port=sha
两个人 | party=2+0
2人 | party=2+0
三个人去韩国 | party=3+0 to=KR
一个人 | party=1+0
独自出行 | party=1+0
一家三口 | party=2+1
一家四口去日本 | party=2+2 to=JP
一家五口 | party=2+3
三口之家 | party=2+1
两大一小 | party=2+1
2大2小 上海 | party=2+2 port=sha
两个大人一个孩子 | party=2+1
两个大人两个小孩 | party=2+2
带娃 | party=2+1
带孩子 | party=2+1
带两个孩子 | party=2+2
带俩娃去日本 | party=2+2 to=JP
亲子游 | party=2+1
带妈妈 | party=2+0
带爸妈和两个孩子 | party=3+2
和老婆带一个孩子 | party=2+1
带爸妈和孩子去济州 | party=3+1 to=jeju
和朋友一起 | party=some
全家出行 | party=some
带老人 | party=some
情侣 冲绳 | party=2+0 to=okinawa
蜜月 | party=2+0
四位成人 | party=4+0
阳台房 | cabin=balcony
要阳台 | cabin=balcony
带阳台的房间 上海出发 | cabin=balcony port=sha
露台房 | cabin=balcony
内舱房 | kind=inside
内舱 便宜 | kind=inside sort=price-asc
海景房 | kind=oceanview
有窗户的 | kind=oceanview
套房 | kind=suite
豪华套房 去日本 | kind=suite to=JP
不要内舱 | kind=-inside
不要经济舱 | kind=-inside
不住内舱房，要阳台房 | kind=-inside cabin=balcony
五千以内 | price=..5000
5000以内 | price=..5000
5000元以下 | price=..5000
3000以下 | price=..3000
不超过八千 | price=..8000
预算5000 | price=..5000
预算五千左右 | budget=4000-6000
人均五千 | price=..5000
每人3000以内 | price=..3000
三千到五千 | price=3000..5000
3000-5000 | price=3000..5000
5000到8000元 | price=5000..8000
八千以上 | price=8000..
6000以内 | budget=-6000
4500块以内 | budget=-4500
5k以内 | price=..5000
1万以内 | budget=-10000
一万五以内 | budget=-15000
1.5万以下 | budget=-15000
五六千 | budget=5000-6000
三四千块 | budget=3000-4000
3-5千 | price=3000..5000
一共一万 | price=..5000
总共一万 两个人 | price=..5000 party=2+0
一共两万，一家四口 | price=..5000 party=2+2
两个人一万 | price=..5000 party=2+0
三个人一共1万5 | price=..5000 party=3+0
全家总预算三万 一家三口 | budget=-10000 party=2+1
￥5000以内 | price=..5000
¥3,000-5,000 | price=3000..5000
500美元以内 | unread=500美元以内
200刀 | unread=200刀
５０００以内 | price=..5000
最便宜的阳台房 | sort=price-asc cabin=balcony
阳台房五千以内 | cabin=balcony budget=-5000
春节 一家三口 上海 阳台房 | CNY party=2+1 port=sha cabin=balcony
春節 上海出發 帶爸媽 去日本 五天 五千以內 | CNY port=sha to=JP days=5 price=..5000 party=3+0
請問有沒有從香港出發去越南的郵輪 | port=hkg to=VN
想找一个三月从上海出发去福冈的航线 | date=2027-03 port=sha to=fuk
帮我看看下个月天津出发的船票 | date=2026-12 port=tsn
有没有便宜的韩国航线 | sort=price-asc to=KR
请推荐一下暑假去日本的亲子邮轮 | date=2027-07..2027-08 to=JP party=2+1
三月 上海 日本 5天 阳台 | date=2027-03 port=sha to=JP days=5 cabin=balcony
上海出发5天4晚日本游人均4000以内 | port=sha days=5 to=JP budget=-4000
国庆两大一小去济州一共一万二 | NATIONAL party=2+1 to=jeju budget=-4000
2月 shanghai japan 5 days | date=2027-02 port=sha to=JP days=5
balcony 阳台 上海 | cabin=balcony port=sha
4 nights 上海出发 | days=5 port=sha
带爸妈去看极光 | party=3+0 unread=极光
想看企鹅 | unread=企鹅
阿拉斯加 | unread=阿拉斯加
有wifi吗 | unread=wifi
asdf | unread=asdf
上海出发 13812345678 | port=sha unread=…
可以带宠物吗 上海 | port=sha unread=带宠物
带狗 | unread=带狗
。。。 |
邮轮 |
我想坐邮轮出去玩 |
你好，我们一家三口想明年暑假从上海坐魔都号去日本，大概五六天，每人五千左右 | party=2+1 date=2027-07..2027-08 port=sha ship=mc to=JP days=5,6 budget=4000-6000
离上海两小时 | port=sha unread=离|两小时
①2大1小 ②上海 | party=2+1 port=sha
1.厦门 2.8月 3.12人 | port=xmn date=2027-08 party=12+0
一、上海 二、五月 | port=sha date=2027-05
我和两个牌友 天津 | party=3+0 port=tsn
五个酒友 上海 | party=5+0 port=sha
和老公两个人，不带孩子 | party=2+0
两个老人两个年轻人一个小孩 | party=4+1
父母同行 三天 | party=3+0 days=3
带宝宝 6个月 | party=2+1
老人五一 | party=some LABOUR
一家三口人均4000 | party=2+1 budget=-4000
带两个娃，两大两小 | party=2+2
两大一小，加一个婴儿 | party=2+2
跟姐妹们出去玩 | party=some
长辈三位，晚辈两位 | party=5+0
妈妈生日八月十二，想那时候在船上 | date=2027-08 leave=2027-08-08_2027-08-12
女朋友生日是五月二十号，想那几天带她去福冈 | date=2027-05 leave=2027-05-17_2027-05-23 to=fuk unread=带她
五月二十号结婚纪念日，想在海上过 | date=2027-05 leave=2027-05-16_2027-05-20
腊月二十几出发 | date=2027-01..2027-02 leave=2027-01-28_2027-02-05
农历八月十几 | date=2027-09 leave=2027-09-11_2027-09-19
三月二十几走 | date=2027-03 leave=2027-03-21_2027-03-31
五一后面一周吧 | date=2027-05 leave=2027-05-06_2027-05-12
从上海走的话玩三天 | port=sha days=3
预算两个人一万左右 | party=2+0 budget=4000-6000
不知道五一还有没有票 | LABOUR
今年打算去日本过年 | CNY to=JP
今年或者明年三月 | date=2026-11..2027-03 minus=2027-01,2027-02
不要靠日本的船，去韩国就好 | avoid=JP to=KR
周末两天不够，三天的有没有 | days=3 unread=周末两天不够
周末加一天，周五走的 | weekday=5 unread=加一天
高中同学一共六男六女 | party=12+0 unread=高中
闺女放暑假了，就我们娘俩 | party=1+1 date=2027-07..2027-08
带爷爷奶奶外公外婆四个老人，还有我们一家三口 | party=6+1
六月七号八号高考 | unread=六月七号八号高考
单位放假是二月三号到二月十号 | date=2027-02 leave=2027-02-03_2027-02-10 unread=单位
我弟和弟媳，加上我们两口子 | party=4+0
我和老公还有几个朋友 |party=some
3个大人带老人 |party=some
爸妈和亲戚们 |party=some
夫妻俩 两个老人 一个孩子 | party=4+1
老人腿脚不好 带两个老人 | party=3+0 unread=腿脚不
一家五口，两个老人 | party=4+1
四个大人，其中两个老人 | party=4+0
带妈妈过生日 四月十八号左右 | party=2+0 date=2027-04 leave=2027-04-15_2027-04-21 unread=生日
爷爷带孙子 | party=1+1
带孩子们去日本 | party=some to=JP
两个孩子，孩子们想看海 | party=2+2 unread=海
带女儿，五岁，去济州 | party=2+1 to=jeju
我想带女儿出去玩 | party=1+1
没有阳台海景也行 | kind=oceanview
老人两个 我们两个 小孩一个 | party=4+1
我们四个人 两个老人两个年轻人 | party=4+0
姥姥姥爷跟我们仨 | party=5+0
岳父岳母加我俩 | party=4+0
我和我对象 还有他爸妈 | party=4+0
跟闺蜜一起 一共四个女的 | party=4+0
女儿女婿带外孙 我们老两口 一共五个 | party=4+1
六个人毕业旅行，六七月份 | party=6+0 date=2027-06..2027-07
我爸妈不想太累，大概八九天 | party=2+0 days=8,9 unread=不想|太累
双方父母和我们两个人 | party=6+0
三个家庭 每家三口 国庆 | party=9+0 NATIONAL
离异带娃 女儿6岁 | party=1+1
我爸妈加我婆婆 三个老人 我陪着 | party=4+0 unread=陪
女儿8岁 就我们俩 | party=1+1
我家三口和弟弟家四口 | party=4+3
女儿28 我和老伴 | party=3+0
三人一间 五千以内 | party=3+0 unread=一间_五千以内
两个人每间8000 | party=2+0 unread=每间8000
两个人500美元 上海 | port=sha party=2+0 unread=500美元
妈妈和女儿 三月 厦门 | party=1+1 date=2027-03 port=xmn
带妈妈和女儿 上海 | party=2+1 port=sha
我 妈妈和女儿 上海 | party=2+1 port=sha
奶奶和两个孙子 | party=1+2
六个大人，两个不占床的小孩 | party=6+2
想订两个月后的船，上海 | port=sha unread=两个月后
1个13岁 1个6岁 2个大人 南沙 | party=2+2 port=can
孩子1个3岁 1个10岁 | party=2+2
我爸我妈我弟我和女朋友 厦门 | party=5+0 port=xmn
我妈我姐我妹 厦门 5天 | party=4+0 port=xmn days=5
两对夫妻 各带一个娃 上海 | party=some port=sha
三个妈妈各带一个孩子 上海 4天 | party=some port=sha days=4
带12岁以下儿童 上海 五天 | party=2+1 port=sha days=5
6岁以下儿童免费吗 上海 | port=sha unread=6岁以|儿童免费
最好的房间 两人 上海 | party=2+0 port=sha unread=最好的房间
房间要最好的 上海 | port=sha unread=房间要最好的
最好的阳台房 上海 | port=sha cabin=balcony
一万两人 上海 五天 | price=0..5000 party=2+0 port=sha days=5
预算八千四人 天津 | budget=-2000 party=4+0 port=tsn
五千二人均 上海 | budget=-5200 port=sha
一百二十人 上海 | port=sha unread=一百二十人
船中间的房间 上海 | port=sha unread=船中间
`;
