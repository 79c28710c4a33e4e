/** Phrasings about ports, ships, lengths and orders, with what they mean (`phrasing.ts`). */
export const CHINESE_WHERE = `
上海出发 | port=sha
从上海出发 | port=sha
上海 | port=sha
上海港出发的邮轮 | port=sha
沪出发 | port=sha
魔都出发 去济州 | port=sha to=jeju
北京出发 | port=tsn
北京附近上船 | port=tsn
帝都出发去日本 | port=tsn to=JP
从天津到福冈 | port=tsn to=fuk
上海到长崎 | port=sha to=ngs
上海去济州 | port=sha to=jeju
上海-福冈 | port=sha to=fuk
上海或天津出发 | port=sha,tsn
上海、厦门出发 | port=sha,xmn
从上海或者厦门出发去冲绳 | port=sha,xmn to=okinawa
广州出发 | port=can
南沙上船去越南 | port=can to=VN
广州南沙 岘港 | port=can to=dad
香港出发去越南 | port=hkg to=VN
三亚 下龙湾 | port=syx to=hlg
厦门 石垣岛 | port=xmn to=ish
厦门出发 宫古岛 | port=xmn to=mmy
去香港 | to=hkg
到厦门玩 | to=xmn
想去三亚 | to=syx
日本 | to=JP
去日本 | to=JP
我想去日本 | to=JP
韩国 | to=KR
日韩 | to=JP,KR
去日韩 上海出发 | to=JP,KR port=sha
越南 | to=VN
东南亚 | to=VN
去东南亚过冬 | to=VN date=2026-12..2027-02
九州 | to=kyushu
九州岛 4天 | to=kyushu days=4
日本九州 5天 | to=kyushu days=5
冲绳 | to=okinawa
琉球 | to=okinawa
去冲绳 那霸 | to=nah
那霸 | to=nah
福冈 | to=fuk
博多 | to=fuk
福冈和长崎 | to=fuk,ngs
福冈、长崎 | to=fuk,ngs
去鹿儿岛或者佐世保 | to=koj,ssb
熊本 | to=kmj
八代港 | to=kmj
济州岛 | to=jeju
釜山 | to=pus
济州或釜山 | to=jeju,pus
下龙湾 | to=hlg
芽庄 岘港 | to=nha,dad
济洲 | to=jeju fix
去济洲岛 | to=jeju fix
福岗 | to=fuk fix
长奇 | to=ngs fix
鹿儿道 | to=koj fix
佐世堡 | to=ssb fix
釜三 | to=pus fix
芽装 | to=nha fix
下龙弯 | to=hlg fix
商海出发 | port=sha fix
夏门出发 | port=xmn fix
厦们出发 | port=xmn fix
香岗出发 | port=hkg fix
天京出发 | port=tsn fix
shanghai出发 | port=sha
从Shanghai去Jeju | port=sha to=jeju
去Okinawa | to=okinawa
大阪 | unread=大阪
去东京 | unread=东京
深圳出发 | unread=深圳
广东出发去越南 | port=can to=VN
福建出发 | port=xmn
江浙沪出发 | port=sha
大湾区出发 | port=can,hkg
成都出发去日本 | to=JP unread=成都
去地中海 | unread=去地中海
地中海号 | ship=md
魔都号 | ship=mc
大西洋号 | ship=at
坐魔都号去日本 | ship=mc to=JP
爱达魔都号 上海 | ship=mc port=sha
爱达魔都 5月 | ship=mc date=2027-05
上海出发地中海号 | port=sha ship=md
上海上下船 | port=sha
地中海号 香港出发 | ship=md port=hkg
大西洋号或地中海号 | ship=at,md
不要魔都号 | ship=at,md
不坐大西洋号 | ship=md,mc
五天 | days=5
5天 | days=5
5天4晚 | days=5
五天四晚 | days=5
4晚 | days=5
四晚五天 | days=5
5日游 | days=5
4到6天 | days=4,5,6
4-6天 | days=4,5,6
三四天 | days=3,4
五六天 | days=5,6
四五晚 | days=5,6
5天以内 | days=3,4,5
不超过5天 | days=3,4,5
最多六天 | days=3,4,5,6
6天以上 | days=6,7,8,9,10
至少7天 | days=7,8,9,10
不到5天 | days=3,4
五天左右 | days=4,5,6
一周 | days=7
一周左右 | days=6,7,8
一个星期 | days=7
7天6晚 上海 | days=7 port=sha
短途 | days=3,4,5
十天 | days=10
4天或5天 | days=4,5
不要五天 | days=3,4,6,7,8,9,10
4天以下 | days=3,4
最便宜 | sort=price-asc
便宜点的 | sort=price-asc
最便宜的上海出发 | sort=price-asc port=sha
价格从低到高 | sort=price-asc
价格从低到高排 | sort=price-asc
按岸上停留时间排序 | sort=hours-desc
自由活动时间长的 | sort=hours-desc
想玩长崎 | to=ngs
最贵的 | sort=price-desc
最近出发的 | sort=date-asc
早点出发的排在前面 福冈 | sort=date-asc to=fuk
天数多的优先 上海 | sort=days-desc port=sha
不要老旧的大西洋号 | unread=不要老旧|大西洋号
最早的 | sort=date-asc
行程最短 | sort=days-asc
最长的航程 | sort=days-desc
靠港时间最长 | sort=hours-desc
上岸时间长一点 | sort=hours-desc
停靠时间最久的日本航线 | sort=hours-desc to=JP
不去韩国 | avoid=KR
不想去日本 | avoid=JP
不要济州 | avoid=jeju
去日本但不去冲绳 | to=kyushu avoid=okinawa
韩国不去 | avoid=KR
别去釜山 | avoid=pus
除了上海 | port=tsn,xmn,can,hkg,syx
不从上海出发 | port=tsn,xmn,can,hkg,syx
不要上海出发 | port=tsn,xmn,can,hkg,syx
6天5晚上海出发 | days=6 port=sha
4晚上海 | days=5 port=sha
最久的航线 | sort=days-desc
越久越好 | sort=days-desc
天数最多的 | sort=days-desc
平啲嘅船 | sort=price-asc
有冇平嘅，香港落船 | port=hkg sort=price-asc
第三天到济州 | to=jeju unread=第三天
香港返 | unread=香港返
三亚返广州 | port=syx unread=返广州
天津出发停长崎 | port=tsn to=ngs
那霸 宫古岛都停的 | to=nah,mmy unread=停
我们过去厦门方便，五月走 | port=xmn date=2027-05
高铁去香港上船 | port=hkg
广州飞三亚上船去越南 | port=syx to=VN unread=广州飞
从上海过去香港 | port=sha to=hkg
短線航線 五一勞動節 香港 | days=3,4,5 LABOUR port=hkg
大約五日 三亞出發 黃金週 | days=4,5,6 port=syx NATIONAL
香港啟德 諗住去沖繩 睇下露台房 | port=hkg to=okinawa cabin=balcony
聽日走 香港 | date=2026-11 leave=2026-11-27_2026-11-27 port=hkg
出年暑假 同老婆仔女去日本 | date=2027-07..2027-08 to=JP party=2+1
3月5 6号 上海 | date=2027-03 leave=2027-03-05_2027-03-06 port=sha
3月5 6日游 上海 | date=2027-03 leave=2027-03-05_2027-03-05 port=sha days=6
二0二七年四月 厦门 | date=2027-04 port=xmn
27.10.1 天津 5天 | date=2027-10 leave=2027-10-01_2027-10-01 port=tsn days=5
五一 不用请假 上海 | LABOUR port=sha unread=不用请假
下周五六日 香港 | date=2026-12 leave=2026-12-04_2026-12-06 port=hkg
下周五周六周日 | date=2026-12 leave=2026-12-04_2026-12-06
每月头一个周六 | weekday=6 unread=每月头
正月初五到十五 天津 | date=2027-02 leave=2027-02-10_2027-02-20 port=tsn
三月初三出发 | date=2027-04 leave=2027-04-09_2027-04-09
三月初三天 | date=2027-03 leave=2027-03-01_2027-03-10 days=3
周未出发 署假 内仓 | date=2027-07..2027-08 weekday=0,6 kind=inside
国庆结 便易点的 | NATIONAL sort=price-asc
国庆结伴 上海 | NATIONAL port=sha unread=结伴
2月6 7 8号都行 广州 | date=2027-02 leave=2027-02-06_2027-02-08 port=can
12月24/25 香港 | date=2026-12 leave=2026-12-24_2026-12-25 port=hkg
十二月廿四號 平嘅船飛 香港 | date=2026-12 leave=2026-12-24_2026-12-24 port=hkg sort=price-asc
5月2号前到家 上海 | port=sha unread=5月2号前到家
农历年 两个大人一个bb 能看海的房间 | CNY party=2+1 kind=oceanview
釜山 两位老人 预算不多 | to=pus party=2+0 sort=price-asc
唔好太貴 特价 香港 | sort=price-asc port=hkg
特别想去冲绳 五月有船不 | to=okinawa date=2027-05
周末能去不,上海 | weekday=0,6 port=sha
不去韩国特别是济州 | avoid=KR
不特别想去釜山 | avoid=pus
非去冲绳不可 天津 | to=okinawa port=tsn
非阳台不要 非大西洋号不坐 | cabin=balcony ship=at
不一定要去日本 | unread=不一定要去|日本
除非五月才有空 要不要阳台都行 | unread=除非|五月|才|要不要阳台都行
日本韩国都去过了,自由行 越南 | to=VN unread=日本韩国都去过了|自由行
没有天津出发 停一整天的吗 | port=tsn sort=hours-desc
与其去韩国不如去越南 | to=VN avoid=KR
不要赶在周末 没有窗也行 不管上海还是天津 | weekday=1,2,3,4,5 port=sha,tsn unread=没有窗也行
内舱就免了 唔好太耐 | kind=-inside unread=唔好太耐
错过了韩国 魔都号没订到票 | avoid=KR ship=at,md
想去那坝 石恒岛也行 | to=nah,ish fix
如果三亚有船就从三亚走，没有就广州 | port=syx,can unread=如果
香港有船就从香港出发 去越南 | port=hkg to=VN
本来想去越南，但老婆想去日本 | to=JP party=2+0 unread=本来|想去越南,但
本来想去日本但也想去韩国 | to=JP,KR unread=本来
韩国萨德不去，就越南 | to=VN avoid=KR unread=萨德
日本核辐射不去 | avoid=JP unread=核辐射
去年坐过魔都号去福冈，这次大西洋号去长崎 | to=ngs ship=at unread=去年坐过魔都号去福冈
不要中途停香港的，广州走的 | port=can avoid=hkg
从天津坐高铁去上海上船 | port=sha unread=从天津坐高铁去
先飞到三亚，再从三亚坐船去越南 | port=syx to=VN unread=先
停不停香港无所谓，要去越南 | to=VN unread=停不停香港无所谓
去不去济州 | to=jeju
天金港 长琦 五月 | port=tsn to=ngs date=2027-05 fix
三雅港出发 4天 | port=syx days=4 fix
上嗨港 五月 | port=sha date=2027-05 fix
连云港 五天 | days=5 unread=连云港
选魔都号 五天 | ship=mc days=5
预算5000 不含机票 厦门出发 | price=0..5000 port=xmn unread=不含机票
5000以内含机票 天津 | price=0..5000 port=tsn unread=含机票
5000以上不考虑 上海 | price=0..5000 port=sha
8千以上的就算了 天津 5天 | price=0..8000 port=tsn days=5
低于5000的不要 上海 | price=5000.. port=sha
5000 不要 内舱 | price=0..5000 kind=-inside
天津 预算5000 人数2 | price=0..5000 port=tsn party=2+0
试过大西洋号 还想坐 | ship=at unread=试
选择五天 选座 | days=5 unread=选座
三选一 上海 | port=sha unread=三选一
预算6000多一点 | budget=6000-7000
`;
