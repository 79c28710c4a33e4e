/** What people type into the search in words, with what it means (`phrasing.ts`). */
export const TYPED = `
上海出发 去日本 五天 | port=sha to=JP days=5
春节 厦门 冲绳 | CNY port=xmn to=okinawa
3月 三亚 越南 4晚 | date=2027-03 port=syx to=VN days=5
两大一小 暑假 天津 | date=2027-07..2027-08 port=tsn party=2+1
阳台房 五千以内 | cabin=balcony budget=-5000
两个人一共一万 | party=2+0 price=0..5000
最便宜 | sort=price-asc
不要内舱 | kind=-inside
除了韩国都行 | avoid=KR
魔都号 国庆 | NATIONAL ship=mc
大西洋 魔都 都可以 | ship=at,mc
上 海 出 发 | port=sha
一周一次的航线 | unread=一周一次的航线
济洲岛 | to=jeju fix=fix
去马尔代夫 | to=syx,nha,ish unserved=the_Maldives
4到6天 那霸 | to=nah days=4,5,6
4天或6天 | days=4,6
周末出发 | weekday=0,6
下个月 | date=2026-12
三千五以内 | budget=-3500
1.2万 三个人 | party=3+0 budget=-4000
亲子 避暑 | date=2027-06..2027-08 unread=亲子
十一 四天三晚 | NATIONAL days=4
十一月 | date=2026-11
5月上旬 | date=2027-05 leave=2027-05-01_2027-05-10
shanghai to okinawa | port=sha to=okinawa
japan in february under 5000 | date=2027-02 to=JP price=0..5000
4 nights from xiamen | port=xmn days=5
4 or 6 days | days=4,6
balcony for two under 8000 total | party=2+0 cabin=balcony budget=-4000
cheapest in april | date=2027-04 sort=price-asc
family of 4 july | date=2027-07 party=2+2
no inside cabins | kind=-inside
chinese new year | CNY
fukuoka or busan | to=fuk,pus
not korea | avoid=KR
may | date=2027-05
may i bring my dog | unread=may_i_bring_my_dog
is there wifi and may we smoke | unread=is_there_wifi_and_may_we_smoke
a march along the deck | unread=a_march_along_the_deck
sun deck | unread=sun_deck
weekend trip | weekday=0,6
hong kong to vietnam christmas | XMAS port=hkg to=VN
longest voyage | sort=days-desc
most time ashore | sort=hours-desc
solo oceanview | party=1+0 kind=oceanview
suite | kind=suite
-3 days | unread=-3_days
next month shanghai | date=2026-12 port=sha
honeymoon | unread=honeymoon
late june | date=2027-06 leave=2027-06-21_2027-06-30
3-5 days nha trang | to=nha days=3,4,5
jeju not in summer | date=2026-11..2028-05 minus=2027-06,2027-07,2027-08 to=jeju
fukuok | to=fuk fix=fix
beijing | port=tsn
2 adults 2 kids spring | date=2027-03..2027-05 party=2+2
under 3000 | price=0..3000
between 3000 and 5000 | price=3000..5000
mediterranea | ship=md
accessible cabin | unread=accessible_cabin
上海到济州 四天 | port=sha to=jeju days=4
下龙湾 | to=hlg
明年五月 天津出发 | date=2027-05 port=tsn
12月24号 香港 | date=2026-12 leave=2026-12-24_2026-12-24 port=hkg
端午节三天 上海 | DRAGON port=sha days=3
六月上旬 釜山 | date=2027-06 leave=2027-06-01_2027-06-10 to=pus
7月底 厦门出发 | date=2027-07 leave=2027-07-21_2027-07-31 port=xmn
9月中旬 | date=2027-09 leave=2027-09-11_2027-09-20
3月到5月 长崎 | date=2027-03..2027-05 to=ngs
不超过6天 | days=3,4,5,6
至少五晚 | days=6,7,8,9,10
6晚7天 | days=7
两三天 | days=2,3
四五天 广州出发 | port=can days=4,5
一周左右 | days=6,7,8
十天以上 | days=10
三口之家 国庆 | NATIONAL party=2+1
四大两小 | party=4+2
我和老婆 | party=2+0
带爸妈 冲绳 | to=okinawa party=3+0
一个人 海景房 | party=1+0 kind=oceanview
我们六个人 套房 | party=6+0 kind=suite
两个家庭 共七人 | party=7+0 unread=两个家庭
人均四千以下 | budget=-4000
预算一万 两人 | party=2+0 price=0..5000
六千到八千 | budget=6000-8000
全家四口 总价两万 | party=2+2 price=0..5000
4千5以内 | budget=-4500
８０００以內 陽台 | cabin=balcony budget=-8000
別去越南 | avoid=VN
不要周末 | weekday=1,2,3,4,5
避开春节 | leave=2026-11-26_2027-01-29,2027-02-13_2028-01-18,2028-02-02_2028-05-31
除了8月都可以 | date=2026-11..2028-05 minus=2027-08
韩国不去 | avoid=KR
不想坐大西洋号 | ship=mc,md
停靠时间最长 | sort=hours-desc
最快出发 | sort=date-asc
天数最长的 | sort=days-desc
便宜点的阳台房 | cabin=balcony sort=price-asc
暑假 亲子 便宜 | date=2027-07..2027-08 sort=price-asc unread=亲子
寒假 三亚 | date=2027-01..2027-02 port=syx
元旦 香港出发 越南 | NEWYEAR port=hkg to=VN
圣诞前后 日本 | XMAS to=JP
中秋后 福冈 | date=2027-09..2027-10 leave=2027-09-18_2027-10-01 to=fuk
福岗 | to=fuk fix=fix
大坂 | unread=大坂
去夏威夷 | to=syx,nha,ish unserved=Hawaii
普吉岛 五天 | days=5 to=nha,syx,dad unserved=Phuket
看樱花 日本 | date=2027-03..2027-04 to=JP
泡温泉 | date=2026-12..2027-02
下周五 上海 | date=2026-12 leave=2026-12-04_2026-12-04 port=sha
周六出发 四晚 | days=5 weekday=6
10.1-10.7 天津 | date=2027-10 leave=2027-10-01_2027-10-07 port=tsn
香港 or 三亚 | port=hkg,syx
from 上海 五天 | port=sha days=5
有没有wifi | unread=有没有wifi
能带狗吗 | unread=能带狗吗
去过日本了 想去韩国 | to=KR unread=去过日本
无障碍房 | unread=无障碍房
tianjin to fukuoka | port=tsn to=fuk
hong kong 5 nights | port=hkg days=6
da nang in january | date=2027-01 to=dad
okinawa for 3 adults | to=okinawa party=3+0
mid july from shanghai | date=2027-07 leave=2027-07-11_2027-07-20 port=sha
early september korea | date=2027-09 leave=2027-09-01_2027-09-10 to=KR
end of march | date=2027-03 leave=2027-03-21_2027-03-31
christmas in vietnam | XMAS to=VN
mid-autumn festival | MIDAUTUMN
golden week shanghai | NATIONAL port=sha
dragon boat festival 4 days | DRAGON days=4
easter family of 3 | EASTER party=2+1
6 to 8 days | days=6,7,8
less than a week | days=3,4,5,6
at least 5 nights | days=6,7,8,9,10
7 day cruise japan | to=JP days=7
2 adults 1 child summer | date=2027-06..2027-08 party=2+1
for four people | party=4+0
couple, balcony | party=2+0 cabin=balcony
my wife and i | party=2+0
with my parents busan | to=pus party=3+0
me and 3 friends | party=4+0
under 4k per person | budget=-4000
max 6000 each | budget=-6000
20000 total for 4 | party=4+0 price=0..5000
around 5000 | budget=4000-6000
more than 8000 | price=8000..
5000-8000 ocean view | kind=oceanview price=5000..8000
cheap inside cabin | kind=inside sort=price-asc
sea view room to jeju | to=jeju kind=oceanview
no japan | avoid=JP
anywhere but korea | avoid=KR
not in august | date=2026-11..2028-05 minus=2027-08
avoid weekends | weekday=1,2,3,4,5
except chinese new year | leave=2026-11-26_2027-01-29,2027-02-13_2028-01-18,2028-02-02_2028-05-31
no suites please | kind=-suite
not the atlantica | ship=mc,md
soonest departure | sort=date-asc
shortest trip | sort=days-asc
longest ashore naha | to=nah sort=hours-desc
magic city in october | date=2027-10 ship=mc
friday departure hk | port=hkg weekday=5
sat or sun | weekday=0,6
next weekend | date=2026-12 leave=2026-12-05_2026-12-06
after 10 may | date=2027-05..2027-12 leave=2027-05-11_2027-12-31
before june | date=2026-11..2027-05
may to july | date=2027-05..2027-07
march or april okinawa | date=2027-03..2027-04 to=okinawa
dec 20 - dec 28 | date=2026-12 leave=2026-12-20_2026-12-28
2027-04 | date=2027-04
nagasake | to=ngs fix=fix
shangai to naha | port=sha to=nah fix=fix
alaska | to=hlg,koj,ssb unserved=Alaska
bali in may | date=2027-05 to=syx,nha,ish unserved=Bali
cruise to the maldives | to=syx,nha,ish unserved=the_Maldives
onsen winter | date=2026-12..2027-02
second honeymoon in the sun | unread=second_honeymoon_in_the_sun
one of us is vegan | unread=one_of_us_is_vegan
we went to japan last year | unread=we_went_to_japan_last_year
can i bring my cat | unread=can_i_bring_my_cat
anniversary trip for two | party=2+0 unread=anniversary
五一黄金周去福冈 | LABOUR to=fuk
秋天 韩国 4天 | date=2027-09..2027-11 to=KR days=4
去不去济州 | to=jeju
¥3,000-5,000 | price=3000..5000
not over Easter | leave=2026-11-26_2027-03-23,2027-03-30_2028-04-11,2028-04-18_2028-05-31
under two thousand five hundred per head, Xiamen | port=xmn budget=-2500
mum and dad are coming so four adults | party=4+0
for 8 March from Tianjin | date=2027-03 leave=2027-03-08_2027-03-08 port=tsn
family cabin for 2 adults and 2 kids | party=2+2
any weekday but Monday | weekday=2,3,4,5
any port in Korea but Busan | to=jeju avoid=pus
two thousand each | budget=-2000
the weekend in may | date=2027-05 weekday=0,6
2 girls, 3 nights | days=4 unread=2_girls
共七人 | party=7+0
一家三口 6月 冲绳 阳台 | date=2027-06 to=okinawa party=2+1 cabin=balcony
3大1小 寒假 | date=2027-01..2027-02 party=3+1
老两口 不要太贵 | party=2+0 sort=price-asc
明年春节 香港出发 | CNY port=hkg
9月1日之后 天津 | date=2027-09..2027-12 leave=2027-09-02_2027-12-31 port=tsn
周五 三天 | days=3 weekday=5
日本 7晚 一万五以内 两人 | to=JP days=8 party=2+0 budget=-7500
不去日本 四天 | avoid=JP days=4
三亚 下龙湾 12月 | date=2026-12 port=syx to=hlg
魔都号 阳台 春节 | CNY ship=mc cabin=balcony
最便宜 6天 日本 | to=JP days=6 sort=price-asc
去巴厘岛 | to=syx,nha,ish unserved=Bali
泰国 五天 | days=5 to=nha,syx,dad unserved=Thailand
东京 | to=fuk,ngs,koj unserved=Tokyo
冬天 避寒 | date=2026-12..2027-02
五月 上海 釜山 5天4晚 | date=2027-05 port=sha to=pus days=5
从广州走 越南 | port=can to=VN
爱达魔都号 | ship=mc
地中海号 济州 | to=jeju ship=md
濟州 五天 | to=jeju days=5
shanghai okinawa 5 nights balcony | port=sha to=okinawa days=6 cabin=balcony
kids summer japan | date=2027-06..2027-08 to=JP party=some
honeymoon suite japan | to=JP kind=suite unread=honeymoon
two adults one child christmas | XMAS party=2+1
budget 4000 pp | budget=-4000
less than 6000 total for 3 | party=3+0 budget=-2000
hong kong xmas | XMAS port=hkg
vietnam in march | date=2027-03 to=VN
busan 4 days april | date=2027-04 to=pus days=4
from tianjin or shanghai to jeju | port=sha,tsn to=jeju
atlantica suite | ship=at kind=suite
cheapest balcony | cabin=balcony sort=price-asc
weekday departures in may | date=2027-05 weekday=1,2,3,4,5
longest stay naha | to=nah sort=hours-desc
jan 2027 sanya | date=2027-01 port=syx
10-15 july | date=2027-07 leave=2027-07-10_2027-07-15
leaving 3 october | date=2027-10 leave=2027-10-03_2027-10-03
no vietnam, japan only | to=JP avoid=VN
halong bay | to=hlg
fukuoka 5d | to=fuk days=5
seoul | to=pus,jeju unserved=Seoul
phuket | to=nha,syx,dad unserved=Phuket
singapore from shanghai | port=sha to=nha,dad,hlg unserved=Singapore
dog friendly | unread=dog_friendly
all inclusive | unread=all_inclusive
sea days | unread=sea_days
party of 6 new year | NEWYEAR party=6+0
any time except july | date=2026-11..2028-05 minus=2027-07
next spring | date=2027-03..2027-05
next summer from xiamen | date=2027-06..2027-08 port=xmn
may 2027 | date=2027-05
second half of june | date=2027-06 leave=2027-06-16_2027-06-30
mid-march | date=2027-03 leave=2027-03-11_2027-03-20
6000-8000 for two | party=2+0 budget=3000-4000
wheelchair | unread=wheelchair
4晚5天 | days=5
元旦三天 | NEWYEAR days=3
清明 上海 | QINGMING port=sha
母亲节 | date=2027-05 leave=2027-05-05_2027-05-09
双十一 | unread=双十一
老婆生日 | party=2+0 unread=生日
带老人 | party=some
七夕 | QIXI
生日 6月18日 | date=2027-06 leave=2027-06-18_2027-06-18 unread=生日
4-5月 | date=2027-04..2027-05
四五月 | date=2027-04..2027-05
周末两天 | days=2 weekday=0,6
长沙出发 | unread=长沙出发
武汉 | unread=武汉
first half of may | date=2027-05 leave=2027-05-01_2027-05-15
两个人共一万 | party=2+0 price=0..5000
second half of the year | date=2026-11..2026-12
`;
