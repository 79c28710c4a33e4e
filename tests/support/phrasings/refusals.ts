/** Phrasings that refuse something, correct themselves, or name a place or time within a wider one, with what they mean (`phrasing.ts`). */
export const CHINESE_REFUSALS = `
能不能从厦门走 | port=xmn
是不是只有上海出发 | port=sha
可不可以去济州 | to=jeju
要不要去冲绳 | to=okinawa
要不去日本 | to=JP
韩国除外 日本可以 | to=JP avoid=KR
韩国不要 日本可以 | to=JP avoid=KR
韩国不去日本去 | to=JP avoid=KR
内舱不要阳台可以 | cabin=balcony kind=-inside
周末不行平时可以 | weekday=1,2,3,4,5
元旦不放假 春节去 | date=2027-01..2027-02 leave=2027-01-30_2027-02-12
日本去过了，韩国没去过 | to=KR unread=日本去过了
避开暑假和国庆 | leave=2026-11-26_2027-06-30,2027-09-01_2027-09-27,2027-10-08_2028-05-31
不要7月和国庆 | leave=2026-11-26_2027-06-30,2027-08-01_2027-09-27,2027-10-08_2028-05-31
避开五一和暑假 | leave=2026-11-26_2027-04-27,2027-05-06_2027-06-30,2027-09-01_2028-04-27,2028-05-06_2028-05-31
不要周末和国庆 | leave=2026-11-26_2027-09-27,2027-10-08_2028-05-31 weekday=1,2,3,4,5
避开节假日和周末 | weekday=1,2,3,4,5 unread=节假日
不去济州釜山 | avoid=KR
不要天津厦门 | port=can,hkg,sha,syx
韩国越南除外 | avoid=dad,hlg,jeju,nha,pus
国庆错峰 日本 | leave=2026-11-26_2027-09-27,2027-10-08_2028-05-31 to=JP
避开春节高峰 三亚出发 | leave=2026-11-26_2027-01-29,2027-02-13_2028-01-18,2028-02-02_2028-05-31 port=syx
韩国越南都不去 | avoid=dad,hlg,jeju,nha,pus
冲绳和济州都不要 | avoid=ish,jeju,mmy,nah
天津太远了，上海出发 | port=sha
韩国就算了 | avoid=KR
韩国去腻了 | avoid=KR
韩国没意思，日本吧 | to=JP avoid=KR
韩国pass | avoid=KR
不要安排韩国 | avoid=KR
跳过韩国 | avoid=KR
五一没票了，端午 | date=2027-06 leave=2027-06-06_2027-06-11
就周末有空 | weekday=0,6
我就周五能走 | weekday=5
船上还有位置吗 | unread=位置
看山海 | unread=山海
去金门 | unread=金门
盐城出发 | unread=盐城
包三餐吗 | unread=包三餐
报三个人 | party=3+0 unread=报
想见识一下冲绳 | to=okinawa unread=见识
南航 | unread=南航
富山 | unread=富山
看寺院 | unread=寺院
亚龙湾 三亚 | port=syx unread=亚龙湾
东北亚航线 | unread=东北亚
大西北 | unread=大西北
去日本冲绳 | to=okinawa
韩国济州岛 | to=jeju
暑假8月份 | date=2027-08
明年，5月 | date=2027-05
国庆10月3号以后 | date=2027-10 leave=2027-10-04_2027-10-07
香港上船天津下船 | port=hkg unread=天津下船
终点香港 | unread=终点香港
海景阳台套房都行 | kind=suite
阳台或海景 | kind=oceanview
不喜欢韩国 | avoid=KR
没有韩国的 | avoid=KR
去过济州了换个地方 | unread=去过济州|换|地方
没去过冲绳，想去 | to=okinawa
不限港口 三天 | days=3 unread=不限港口
不挑日子 上海 | port=sha unread=不挑日子
好不好 春节去三亚 | date=2027-01..2027-02 leave=2027-01-30_2027-02-12 to=syx
去机州 | to=jeju fix
去机州五天 | to=jeju days=5 fix
从天京出发去福岗 | port=tsn to=fuk fix
坐大西杨号 | ship=at fix
去长奇 | to=ngs fix
冲神 | to=okinawa fix
魔督号 | ship=mc fix
没有窗户的 | kind=inside
玩的时间久一点 | sort=hours-desc
有没有韩国的 | to=KR
上海到济州不要内舱 | port=sha to=jeju kind=-inside
不要内舱阳台可以 | cabin=balcony kind=-inside
不去韩国，去日本 | to=JP avoid=KR
日本不要韩国 | to=JP avoid=KR
我不想去日本了 | avoid=JP
从北京方便坐的船 | port=tsn
除韩国以外都可以 | avoid=KR
除了韩国和日本以外 | avoid=fuk,ish,jeju,kmj,koj,mmy,nah,ngs,pus,ssb
韩国不行，其他都行 | avoid=KR
不太想去韩国 | avoid=KR
不是很喜欢内舱 | kind=-inside
韩国没兴趣 | avoid=KR
韩国免谈 | avoid=KR
过滤掉韩国 | avoid=KR
不看日本看韩国 | to=KR avoid=JP
千万别周末出发 | weekday=1,2,3,4,5
内舱接受不了 | kind=-inside
只要日本航线 | to=JP
不走天津港 | port=can,hkg,sha,syx,xmn
别让我从天津上船 | port=can,hkg,sha,syx,xmn
最好不是周末 | weekday=1,2,3,4,5
工作日出发就好 | weekday=1,2,3,4,5
不想去太多港口 | unread=不想去太多港口
停靠济州的船 | to=jeju
经停福冈长崎 | to=fuk,ngs
上海始发 济州 福冈 | port=sha to=fuk,jeju
广州到越南 | port=can to=VN
香港出发去三亚 | port=hkg to=syx
三亚出发 越南 四晚 | port=syx to=VN days=5
我想坐魔都号 | ship=mc
不坐地中海号 | ship=at,mc
大西洋号或者地中海号 | ship=at,md
阳台房太贵了，海景就行 | kind=-balcony,oceanview
只要内舱最便宜的 | sort=price-asc kind=inside
套房 上海 | port=sha kind=suite
不要套房 | kind=-suite
靠窗的房间 | kind=oceanview
冲绳玩的时间长 | to=okinawa sort=hours-desc
便宜点的日本线 | to=JP sort=price-asc
价格不要太高 | sort=price-asc
最便宜的日本五天四晚 | to=JP days=5 sort=price-asc
厦门走还是上海走都行 | port=sha,xmn
想去看海的冲绳，别的日本港口也行 | to=okinawa unread=海
始发港上海 | port=sha
始发上海 | port=sha
五天太短了 | days=6,7,8,9,10
不要太贵的 | sort=price-asc
别太贵 | sort=price-asc
华南出发 | port=can,hkg,syx
华南航线 | to=can,hkg,syx
香港从上海出发 | port=sha to=hkg
上海 天津出发 | port=sha,tsn
这几天尽快出发 | sort=date-asc unread=这|几天
暑假，7月20号以后 | date=2027-07..2027-08 leave=2027-07-21_2027-07-31,2027-08-01_2027-08-31
寒假期间（1月底） | date=2027-01 leave=2027-01-21_2027-01-31
2027年出发 5月 | date=2027-05
寒假1月 | date=2027-01
冬天1月 | date=2027-01
明年暑假8月 | date=2027-08
不要去韩国去过了 | avoid=KR
不想去济州已经去过了 | avoid=jeju
七月底有夏令营，不能走 | unread=七月底有夏令营|不能走
五月初要答辩，五月其他时间都可以 | date=2027-05 unread=五月初要答辩|其他
除了七月底暑假都可以 | date=2027-07..2027-08 leave=2027-07-01_2027-07-20,2027-08-01_2027-08-31
除了国庆春节都可以 | leave=2026-11-26_2027-01-29,2027-02-13_2027-09-27,2027-10-08_2028-01-18,2028-02-02_2028-05-31
五一不想凑热闹，五一后一周 | date=2027-05 leave=2027-05-06_2027-05-12
春节怕人多，春节后吧 | date=2027-02 leave=2027-02-13_2027-02-26
国庆，国庆后一周也行 | date=2027-09..2027-10 leave=2027-09-28_2027-10-07,2027-10-08_2027-10-14
暑假人多不想去 九月吧 带爸妈 | date=2027-09 party=3+0
上海出发不方便 天津上船 | port=tsn
香港不去 三亚不去 南沙走 | port=can
上海的不要 天津的可以 | port=tsn
韩国我不想去 日本吧 | to=JP avoid=KR
春节肯定不行 三月 | date=2027-03 leave=2027-03-01_2027-03-31
六七天的有吗 太短没意思 | days=6,7 unread=太短|没意思
最多4天 请不了假 济洲岛 | days=3,4 to=jeju unread=请不了假 fix
先看看五月的吧 不行六月也可以 上海 | date=2027-05..2027-06 port=sha
七八月太热了不去 其他时间都ok | date=2026-11..2028-05 minus=2027-07..2027-08
别给我推韩国 去过好多次了 日本就好 | to=JP avoid=KR
`;

export const ENGLISH_REFUSALS = `
can't do weekdays | weekday=0,6
can't leave on Fridays | weekday=0,1,2,3,4,6
which aren't on weekends | weekday=1,2,3,4,5
I can't do Korea | avoid=KR
we don't like Japan | avoid=JP
won't go to Japan | avoid=JP
don't go to Korea | avoid=KR
don't include Jeju | avoid=jeju
doesn't stop in Jeju | avoid=jeju
hate Korea | avoid=KR
nowhere in Japan | avoid=JP
exclude Korea | avoid=KR
leave out Korea | avoid=KR
nope to Korea | avoid=KR
sick of Korea | avoid=KR
Korea is out | avoid=KR
Tianjin won't work | port=can,hkg,sha,syx,xmn
Shanghai isn't convenient | unread=Shanghai|isn't_convenient
nothing from Tianjin, too cold | port=can,hkg,sha,syx,xmn unread=too_cold
neither Japan nor Korea | avoid=fuk,ish,jeju,kmj,koj,mmy,nah,ngs,pus,ssb
instead of Japan, Korea | to=KR avoid=JP
rather than Shanghai, from Hong Kong | port=hkg
all ports bar Tianjin | port=can,hkg,sha,syx,xmn
Japan apart from Okinawa | to=kyushu avoid=okinawa
Japan sans Okinawa | to=kyushu avoid=okinawa
Japan w/o Okinawa | to=kyushu avoid=okinawa
that isn't Korea | avoid=KR
I can't wait to see Japan | to=JP
I don't mind Japan or Korea | to=fuk,ish,jeju,kmj,koj,mmy,nah,ngs,pus,ssb
why don't we go to Japan | to=JP
never been to Japan | to=JP
haven't been to Okinawa yet | to=okinawa unread=yet
not only Japan | to=JP
depart 3 May return 8 May | date=2027-05 leave=2027-05-03_2027-05-03 unread=return_8_May
leave Monday return Friday | weekday=1 unread=return_Friday
return 8 May | unread=return_8_May
back 8 May | unread=back_8_May
8 May return | unread=8_May_return
returning 8 May | unread=returning_8_May
flying home 8 May | unread=flying_home_8_May
Fukuoka Japan | to=fuk
Okinawa, Japan | to=okinawa
Jeju Korea | to=jeju
Vietnam's Halong Bay | to=hlg
closest port to Beijing | port=tsn
starts in Shanghai ends in Hong Kong | port=sha unread=ends_in_Hong_Kong
finishing in Hong Kong | unread=finishing_in_Hong_Kong
arrive in Xiamen | unread=arrive_in_Xiamen
back to Shanghai | unread=back_to_Shanghai
fly to Shanghai then cruise to Japan | to=JP unread=fly_to_Shanghai
North Korea | unread=North_Korea
longest stay in Nagasaki | to=ngs sort=hours-desc
no balcony needed | unread=no_balcony_needed
Inside Passage | unread=Inside_Passage
return cruise from Shanghai | port=sha
round trip from Shanghai | port=sha
no kids | unread=no_kids
not Korea or Japan | avoid=fuk,ish,jeju,kmj,koj,mmy,nah,ngs,pus,ssb
without children | unread=without_children
any port except Tianjin | port=can,hkg,sha,syx,xmn
balcony, no inside | cabin=balcony kind=-inside
don't want to go to Korea, Japan is fine | to=JP avoid=KR
not Japan and 5 nights | days=6 avoid=JP
next sailing from Tianjin | port=tsn sort=date-asc
sea facing room | kind=oceanview
isn't in July | date=2026-11..2028-05 minus=2027-07
neither July nor August | date=2026-11..2028-05 minus=2027-07..2027-08
a cruise that doesn't go to Korea | avoid=KR
something not stopping in Japan | avoid=JP
I'd rather not leave from Tianjin | port=can,hkg,sha,syx,xmn
anything but Korea in spring | date=2027-03..2027-05 avoid=KR
I am not interested in Korea | avoid=KR
no Japan this time | avoid=JP
Japan, but skip Nagasaki | to=fuk,ish,kmj,koj,mmy,nah,ssb avoid=ngs
leaving anywhere except Hong Kong | port=can,sha,syx,tsn,xmn
from Hong Kong not Guangzhou | port=hkg
not on the Magic City | ship=at,md
avoid Mediterranea | ship=at,mc
don't want an inside cabin | kind=-inside
no inside rooms please | kind=-inside
must have a balcony | cabin=balcony
ocean view or balcony | kind=oceanview
we get off in Shanghai | unread=get_off_in_Shanghai
ending back in Shanghai | unread=ending_back_in_Shanghai
one way from Shanghai to Hong Kong | port=sha to=hkg unread=one_way
the cheapest way to see Okinawa | to=okinawa sort=price-asc
longest time in Fukuoka | to=fuk sort=hours-desc
more hours ashore | sort=hours-desc
the shortest cruise from Tianjin | port=tsn sort=days-asc
ships stopping at Ishigaki | to=ish
Shanghai - Nagasaki - Shanghai | port=sha to=ngs
Guangzhou/Hong Kong to Vietnam | port=can,hkg to=VN
weekends don't work for me | weekday=1,2,3,4,5
the suite is too expensive | kind=-suite
6 nights is too long | days=3,4,5,6
South China from Shanghai | port=sha to=can,hkg,syx
South China Sea | unread=South_China_Sea
Mediterranean ship 5 nights | ship=md days=6 fix
MV Mediterranean | ship=md unread=MV fix
Hong Kong from Shanghai | port=sha to=hkg
Shanghai or Tianjin to Japan | port=sha,tsn to=JP
Xiamen from Hong Kong or Shanghai | port=hkg,sha to=xmn
Japan from Shanghai | port=sha to=JP
before 12 May and after 5 May | date=2027-05 leave=2027-05-06_2027-05-11
May, but before 20 May | date=2027-05 leave=2027-05-01_2027-05-19
not during Chinese New Year or in August | leave=2026-11-26_2027-01-29,2027-02-13_2027-07-31,2027-09-01_2028-01-18,2028-02-02_2028-05-31
any day from 3 to 9 April | date=2027-04 leave=2027-04-03_2027-04-09
not from Xiamen it's too far for us | port=sha,tsn,can,hkg,syx
balcony if it isn't crazy expensive | cabin=balcony unread=isn't_crazy_expensive
not too long maybe 4 days | days=4 unread=not_too_long
not school holidays | unread=not_school_holidays
Okinawa in April outside weekends | to=okinawa date=2027-04 weekday=1,2,3,4,5
Jeju outside of holidays and weekends | to=jeju weekday=1,2,3,4,5
cruise outside of July and August | date=2026-11..2028-05 minus=2027-07..2027-08
Jeju outside of holidays, outside cabin | to=jeju kind=oceanview unread=outside
not keen on Korea, Japan instead | to=JP avoid=KR
it's too hot in August | date=2026-11..2028-05 minus=2027-08
I work weekends | weekday=1,2,3,4,5
please don't send me any Korea cruise | avoid=KR
I wouldn't touch Tianjin | port=can,hkg,sha,syx,xmn
give Jeju a miss, steer clear of Okinawa | avoid=ish,jeju,mmy,nah
July is a write-off, we are away in August | date=2026-11..2028-05 minus=2027-07..2027-08
Tianjin's a long way so Shanghai or Xiamen | port=sha,xmn
Korea? No thanks | avoid=KR
somewhere not too hot in July | date=2027-07 unread=not|too_hot
not in winter, January 2028 is fine |date=2026-11..2028-05 minus=2026-12..2027-02,2027-12,2028-02
not in May and not after March 2028 | date=2026-11..2028-03 minus=2027-05
my husband hates Korea | avoid=KR party=2+0
can't do May, June works and July | date=2027-06..2027-07
we cant do july, august is good, from shanghai to japan | date=2027-08 port=sha to=JP
I don't like crowds. Japan in November 2027 | to=JP date=2027-11 unread=don't_like_crowds
it would be great if it stops at ishigaki, but not a must. 6 days | to=ish days=6 unread=not_a_must
kids have exam in june so not june, july ok | date=2027-07 party=some
not in May. From Shanghai in July 2027 | date=2027-07 port=sha
July, August are not possible. June ok | date=2027-06
japan, excl. okinawa | to=kyushu avoid=okinawa
japan but not more than 6000 | to=JP budget=-6000
shanghai or if not, tianjin | port=sha,tsn
not aug sept, korea | to=KR date=2026-11..2028-05 minus=2027-08..2027-09
leaves friday comes home monday | weekday=5 unread=comes_home_monday
`;
