/** Phrasings about people, sums and lengths that were read wrong once, in both languages, with what they mean (`phrasing.ts`). */
export const PEOPLE_MORE = `
ten thousand for two | price=..5000 party=2+0
10,000 for 2 | price=..5000 party=2+0
¥20000 for four | price=..5000 party=4+0
10000 for 2 nights | days=3 budget=-10000
12k per couple | budget=-6000
30k per family | unread=30k_per_family
below 25k per family, 2 adults 1 kid | budget=-8333 party=2+1
10k between us | price=..5000
5k per kid | unread=5k_per_kid
max budget 12,000 total for 2 adults and 1 kid | budget=-4000 party=2+1
5000 each for 4 of us | price=..5000 party=4+0
夫妻俩预算一万二 | budget=-6000 party=2+0
我们俩1万块 | price=..5000 party=2+0
老两口8000块 | budget=-4000 party=2+0
一家三口预算两万 | budget=-6666 party=2+1
三个人，预算15000 | price=..5000 party=3+0
三个人每人5000 | price=..5000 party=3+0
一万块两个人 | price=..5000 party=2+0
15000三个人 | price=..5000 party=3+0
2w 四个人 | price=..5000 party=4+0
2万以内 上海出发 四个人 | port=sha price=..5000 party=4+0
一万五左右全家三口 | budget=4000-6000 party=2+1
2万5 全家 | unread=2万5_全家
1万5以内 两个人 总价 | budget=-7500 party=2+0
全家预算3万 | unread=全家预算3万
3、4千 | budget=3000-4000
north of 5000 but below 8000 pp | price=5000..8000
nothing over 6000 yuan | budget=-6000
can't afford more than 5000 | price=..5000
I don't want to spend more than 5000 | price=..5000
without going over 6000 | budget=-6000
over 8000 yuan is too much | price=..8000
8000以上的不要 | price=..8000
not under 5000 | price=5000..
no cheaper than 5000 | price=5000..
不超5000 | price=..5000
~5000 | budget=4000-6000
> 8000 | price=8000..
INR 50000 pp | unread=INR_50000_pp
50000 rupees | unread=50000_rupees
Rs 5000 | unread=Rs_5000
2000 aussie dollars | unread=2000_aussie_dollars
RM 3000 | unread=RM_3000
5000 RMB | price=..5000
两万泰铢 | unread=两万泰铢
2000澳元 | unread=2000澳元
20k for the family in total | unread=20k_for_the_family_in_total
20k for the family in total, 2 adults 2 kids | price=..5000 party=2+2
8000 pax | price=..8000
8000 for me and my wife | budget=-4000 party=2+0
3 or 4 nights max | days=4,5
family of 4 (2 adults, kids 7 and 10) | party=2+2
8 pax incl 2 kids | party=6+2
5 of us, two under 12 | party=3+2
husband and wife with 1 child | party=2+1
一家五口，三个大人两个小孩 | party=3+2
一家6口，4大2小 | party=4+2
一家四口，两个孩子 | party=2+2
带父母和孩子，一共5个人 | party=4+1
带父母，一共4个大人 | party=4+0
一共4个人，带父母 | party=4+0
我爸妈都退休了 3月 天津 | party=2+0 date=2027-03 port=tsn unread=退休
我爸妈都退休了，想带他们去日本 | party=3+0 to=JP unread=退休|带他们
给我爸妈订 两个人 | party=2+0
带娃遛娃 亲子 | party=2+1
3 couples | party=6+0
两对夫妻 | party=4+0
two families with four children | party=some
a couple of nights away | days=3
couple of weeks | days=14
a couple of kids | party=2+2
a couple of friends and me | party=3+0
4 girls trip | party=4+0
girls' trip | party=some
给父母订 | party=2+0
爸妈自己去 | party=2+0
a trip for my parents, I am not going | party=2+0
我带儿子去 | party=1+1
我和女儿 | party=1+1
single mum with twins | party=1+2
单亲妈妈带娃 | party=1+1
大人3个小孩1个 | party=3+1
大人2 小孩1 婴儿1 | party=2+2
2个adult 1个kid | party=2+1
2A2C | party=2+2
2+2 | party=2+2
三大 | party=3+0
2老2大2小 | party=4+2
两老两大一小 | party=4+1
我们仨 | party=3+0
我们四个 | party=4+0
母女俩 | party=1+1
姐妹俩 | party=2+0
小姐妹五个 | party=5+0
和老伴 | party=2+0
老爸老妈 | party=3+0
带丈母娘老丈人 | party=3+0
外公外婆带外孙 | party=2+1
四个大学生 | party=4+0
1拖2 | party=1+2
宝宝2岁 | party=2+1
1婴 | party=2+1
8个月宝宝 | party=2+1
带12岁和15岁的孩子 | party=2+2
两个孩子，孩子3岁和5岁 | party=2+2
男票 | party=2+0
8岁男孩一个 | party=2+1
六一儿童节 | date=2027-05..2027-06 leave=2027-05-28_2027-06-01
and a 5-year-old | party=2+1
11yo | party=2+1
infant 8 months | party=2+1
my 70 year old mother | party=2+0
my elderly parents | party=3+0
mum dad and me | party=3+0
grandparents and parents | party=5+0
my best friend and I | party=2+0
the missus | party=2+0
10 colleagues | party=10+0
me + 3 mates | party=4+0
two grown ups two kiddies | party=2+2
w/ parents | party=3+0
kids 7 and 10 | party=2+2
2 kids aged 4 and 6 | party=2+2
公婆 父母 我们俩和孩子 | party=6+1
爷爷奶奶爸爸妈妈和我还有妹妹 | party=6+0
我和我妈还有姨妈 | party=3+0
儿子媳妇孙子和我们老两口 | party=4+1
一家三口和外公外婆 | party=4+1
2大1小，孩子4岁 | party=2+1
两三个人 | party=some
2-3 people | party=some
两周后 | unread=两周后
过两周 | unread=过两周
三天后出发 | unread=三天后出发
请两天假 | unread=请两天假
in 3 weeks | unread=in_3_weeks
leaving in 10 days | unread=leaving_in_10_days
no more than two days at sea | unread=no_more_than_two_days_at_sea
2 sea days | unread=2_sea_days
3~5天 | days=3,4,5
3天到一周 | days=3,4,5,6,7
三五天 | days=3,4,5
不超过三五天 | days=3,4,5
3/4 nights | days=4,5
4, 5 or 6 nights | days=5,6,7
more than 3 less than 7 nights | days=5,6,7
nothing over 5 days | days=3,4,5
nothing under 4 nights | days=5,6,7,8,9,10
no shorter than 5 nights | days=6,7,8,9,10
短一点的，三四天 | days=3,4
长一点的 | unread=长一点的
long cruise | unread=long_cruise
not too long | unread=not_too_long
week long cruise | days=7
4 nite | days=5
long weekend | unread=long_weekend
a week or two | days=7,8,9,10
shorter than 6 days | days=3,4,5
> 5 days | days=6,7,8,9,10
family of five, three kids | party=2+3
family of 5 (2 adults, 2 kids and grandma) | party=3+2
family of 4: me, my wife, our son and my mother | party=3+1
family of three and grandma | party=3+1
my parents, my sister and me | party=4+0
my wife, our two kids (8 & 10) and my mother-in-law | party=3+2
2 adults, 3 kids (2, 5 and 8) | party=2+3
mom, dad, and 3 kids | party=2+3
with my wife's parents | party=3+0
my in-laws and us | party=4+0
me and my 3 best friends | party=4+0
5 people including 2 children | party=3+2
5 of us + a baby | party=5+1
my partner and I, 7000 for both | budget=-3500 party=2+0
over 10k for two | price=5000.. party=2+0
with friends, 20k total | party=some unread=20k_total
4-6 of us | party=some
爸妈结婚30周年 | party=some unread=结婚30周年
孩子3周岁 | party=2+1
我和姐姐一家 | party=some
两家8口人 | party=8+0
带一位80岁老人 | party=2+0
三十人 | party=30+0
十几个人 | party=some
三五好友 | party=some
大宝8岁二宝3岁 | party=2+2
老人2位，成人2位，小孩1位 | party=4+1
夫妻2人+小孩 | party=2+1
二老带一个孙子 | party=2+1
奶奶和孙女 | party=1+1
两大一小（5岁） | party=2+1
大人5000小孩3000 | price=..5000 unread=小孩3000
我们两大两小，总预算2万5，四五天 | days=4,5 budget=-6250 party=2+2
上海出发两个人五天预算一万 | port=sha days=5 price=..5000 party=2+0
请三天假，凑七天 | days=7 unread=请三天假|凑
年假五天 | unread=年假五天
一周内出发 | date=2026-11..2026-12 leave=2026-11-26_2026-12-03
一个半星期 | unread=一个半星期
最多三四天 | days=3,4
between 4 & 6 nights | days=5,6,7
half a month | days=15
a few days | unread=a_few_days
my parents 65 years old want travel in November | date=2026-11 party=2+0
my mum and dad want to go to Korea | to=KR party=2+0
parents want cruise in May | date=2027-05 party=2+0
my in-laws prefer balcony | cabin=balcony party=2+0
my retired parents would like Japan | to=JP party=2+0
my parents in their 70s hope to see Jeju | to=jeju party=2+0
with my parents who love Japan | to=JP party=3+0
my mum wants Japan | to=JP party=1+0
my mum wants to come too | party=2+0 unread=come_too
my wife wants Japan | to=JP party=2+0
2 adults 2 children 1 infant | party=2+3
2 adults 1 child 2 babies, May | date=2027-05 party=2+3
2 kids 1 toddler | party=2+3
2A2C1I | party=2+3
2 adults 2 children 10 May | date=2027-05 leave=2027-05-10_2027-05-10 party=2+2
2 big 1 small | party=2+1
two big one small, Japan | to=JP party=2+1
2 adults 1 small | party=2+1
2 old 1 kid | party=2+1
2 adults, 1 boy, 1 girl | party=2+2
couple, 1 boy 1 girl | party=2+2
mum, dad, 2 boys | party=2+2
2 adults + 2 boys (6 and 8) | party=2+2
2 girls in a balcony cabin | cabin=balcony party=2+0
一个人住 单人舱 | party=1+0
独自出行 单人房 | party=1+0
我一个人，单人间 | party=1+0
两个人住双人间 | party=2+0
三人间 上海 | port=sha party=3+0
三代同堂 7口人 | party=7+0
老少三代五口人 | party=5+0
全家8口人 国庆 | NATIONAL party=8+0
十口人 | party=10+0
一家五口 | party=2+3
三代同堂，六口人，两个孩子 | party=4+2
爷爷奶奶爸妈和我们一家三口，7口人 | party=6+1
四个老姐妹 | party=4+0
4个老朋友去日本 | to=JP party=4+0
5位老战友 | party=5+0
几个老同事 | party=some
四位老年人 | party=4+0
1万五 | budget=-15000
4千二 | budget=-4200
1万2千五 | budget=-12500
人均1万二 | budget=-12000
2万五一家四口 | budget=-6250 party=2+2
1万五一个人 | budget=-15000
1万三个人 | budget=-3333 party=3+0
1万 五一出发 | LABOUR budget=-10000
1万五天 | days=5 budget=-10000
270501 | unread=270501
预算250000 | budget=-250000
3000 below | price=..3000
3000 above | price=3000..
5000 minimum | price=5000..
5000 up | price=5000..
5000 over, balcony | cabin=balcony budget=5000-
4000 yuan/person above | budget=4000-
5000 over Christmas | XMAS price=..5000
3000 up to 5000 | price=3000..5000
5 days above | days=5,6,7,8,9,10
5 days and above | days=5,6,7,8,9,10
3 nights below | days=3,4
5 nights over Christmas | XMAS days=6
5 nights under 5000 | days=6 price=..5000
请假两天能玩的 | unread=请假两天
请假一周去日本 | to=JP unread=请假一周
请假两天凑7天 | days=7 unread=请假两天凑
休假7天 | unread=休假7天
my mother would like to go with me to Korea | to=KR party=2+0
my grandparents are coming with us to Japan | to=JP party=3+0 unread=coming
5 days up to 7 days | days=5,6,7
每个港口玩一天 | unread=每个港口玩一天
my parents (70 and 72) want to go to Japan | to=JP party=2+0
3000 up front | price=..3000 unread=up_front
2 kids, 4 or 5 days, Japan | to=JP days=4,5 party=2+2
two kids, 6-7 days | days=6,7 party=2+2
kids 8 and 10, 5-6 days | days=5,6 party=2+2
from Shanghai because my son works there | port=sha unread=my_son
kids are staying with my mum, just us two | party=2+0 unread=kids|staying|with_my_mum
Is Busan easy for my mum? We are 3 adults | to=pus party=3+0 unread=easy
my dad is 80. We're four adults in total | party=4+0
we're four adults and my mum | party=5+0
me, my wife and our two lads | party=2+2
I want to bring my parents who have never cruised | party=3+0 unread=never
budget ard 4k, 2 pax | budget=3200-4800 party=2+0
teens x2 adults x2 | party=2+2
adults 2 children 1 | party=2+1
2x adults, 1x child | party=2+1
can my son swim? we're 2 adults 1 child | party=2+1 unread=swim
2 kids, we are 2 adults and a baby | party=2+3
`;
