/** Phrasings about people, cabins and budgets, and whole wishes, with what they mean (`phrasing.ts`). */
export const ENGLISH_WHO = `
with my parents | party=3+0
with my parents and two kids | party=3+2
with mum and dad | party=3+0
my wife and I | party=2+0
with my husband | party=2+0
me and my girlfriend | party=2+0
couple | party=2+0
a couple from Shanghai | party=2+0 port=sha
for two | party=2+0
for 2 adults | party=2+0
2 adults and 1 child | party=2+1
two adults two children | party=2+2
2 adults 2 kids from Tianjin | party=2+2 port=tsn
family of four | party=2+2
a family of 5 to Japan | party=2+3 to=JP
solo | party=1+0
solo traveller to Korea | party=1+0 to=KR
just me | party=1+0
party of 4 | party=4+0
3 people | party=3+0
four of us | party=4+0
for three people in March | party=3+0 date=2027-03
with a toddler | party=2+1
with two children | party=2+2
with my mother | party=2+0
with friends | party=some
family cruise | party=some
with my family to Okinawa | party=some to=okinawa
honeymoon | party=2+0
with a friend | party=2+0
me plus 3, Japan | party=4+0 to=JP
2ad 2ch | party=2+2
two seniors aged 70 and 72 | party=2+0
with mum (68) and my 71 year old dad | party=3+0
for a 65 year old couple, both retired | party=2+0 unread=both_retired
balcony | cabin=balcony
with a balcony | cabin=balcony
balcony cabin from Shanghai | cabin=balcony port=sha
veranda | cabin=balcony
inside cabin | kind=inside
interior | kind=inside
ocean view | kind=oceanview
oceanview cabin to Japan | kind=oceanview to=JP
sea view | kind=oceanview
suite | kind=suite
a suite on Magic City | kind=suite ship=mc
no inside cabins | kind=-inside
not an inside cabin | kind=-inside
not economy | kind=-inside
balcony or suite | kind=suite
under 3000 | price=..3000
under 5000 yuan | price=..5000
less than 5000 | price=..5000
below ¥8,000 | price=..8000
up to 5000 per person | price=..5000
max 5000 | price=..5000
budget 5000 | price=..5000
my budget is 6000 | budget=-6000
around 5000 | budget=4000-6000
about 3000 yuan per person | budget=2400-3600
3000 to 5000 | price=3000..5000
3000-5000 yuan | price=3000..5000
between 3000 and 5000 | price=3000..5000
3k-5k | price=3000..5000
5k | price=..5000
under 4.5k | budget=-4500
over 8000 | price=8000..
at least 5000 | price=5000..
CNY 5000 | price=..5000
5,000 RMB | price=..5000
five thousand | price=..5000
10000 in total for two | price=..5000 party=2+0
10000 total | price=..5000
total budget 20000 for a family of four | price=..5000 party=2+2
15000 altogether, 2 adults 1 child | price=..5000 party=2+1
12000 for the two of us | budget=-6000 party=2+0
2500 each | budget=-2500
no more than 8000 per person | price=..8000
under $500 | unread=under_$500
500 dollars | unread=500_dollars
£800 each | unread=£800_each
balcony under 5000 | cabin=balcony budget=-5000
cheapest balcony from Shanghai | sort=price-asc cabin=balcony port=sha
I want to go to Japan from Shanghai in March with my parents | to=JP port=sha date=2027-03 party=3+0
looking for a 5 day cruise to Korea in April for under 4000 | days=5 to=KR date=2027-04 budget=-4000
please show me cheap cruises from Tianjin next summer | sort=price-asc port=tsn date=2027-06..2027-08
Do you have anything from Hong Kong to Vietnam at Christmas? | port=hkg to=VN XMAS
Shanghai - Japan, 5 days, Feb, balcony, 2 adults | port=sha to=JP days=5 date=2027-02 cabin=balcony party=2+0
we are a family of four looking for a summer cruise to Okinawa, not more than a week | party=2+2 date=2027-06..2027-08 to=okinawa days=3,4,5,6,7
from shanghai 上海 in 2月 | port=sha date=2027-02
4 nights 去日本 | days=5 to=JP
weekend trip from Shanghai, short, under 3000 | weekday=0,6 port=sha days=3,4,5 price=..3000
northern lights | unread=northern_lights
whale watching from Shanghai | unread=whale_watching port=sha
with my dog | unread=dog
wifi | unread=wifi
asdf qwer | unread=asdf_qwer
cruise |
I want to go on a cruise |
hello, can you help me find a cruise? | unread=help
no wifi | unread=no_wifi
vegan food in march | unread=vegan_food date=2027-03
call me at +86 138 1234 5678 about Japan | unread=call|… to=JP
SHANGHAI FEBRUARY | port=sha date=2027-02
  from   shanghai   in  february  | port=sha date=2027-02
me and two friends, 5000 for one person | party=3+0 price=0..5000
my son told me about you, Japan | to=JP unread=my_son_told
my friend recommended Jeju | to=jeju unread=my_friend_recommended
2 adults + infant | party=2+1
infant and 2 adults | party=2+1
2 adults 2 children 1 helper | party=3+2
2 kids, two adults and a maid | party=3+2
just married, Jeju | party=2+0 to=jeju
team of 12, Busan | party=12+0 to=pus
budget cruise to Korea | sort=price-asc to=KR
tight budget, Japan | sort=price-asc to=JP
on a tight budget of 3000 | price=0..3000 unread=tight
two adults, no kids, Okinawa | party=2+0 to=okinawa
my son and daughter-in-law, Japan | party=3+0 to=JP
my daughter-in-law and two grandkids | party=2+2
Vietnam w/ balcony, ma'am | to=VN cabin=balcony
2 people, max 8000 together | party=2+0 budget=-4000
2 adults, 9000 max combined | party=2+0 budget=-4500
costs less than 5000 per person | price=..5000
family cabin for 2 adults and 2 kids | party=2+2 unread=family_cabin
my wife and me, the kid is five | party=2+1
travelling with my two sisters | party=3+0
our kids are four and six | party=2+2
8 of us, the youngest is two | party=7+1
my husband, me and the twins, they're three | party=2+2
kids 8 and 10 and five of us | party=3+2
my son is 25 | party=2+0
my parents, both in their seventies, would like Jeju | to=jeju party=2+0
a couple with a six month old | party=2+1
our three year old twins | party=2+2
we are three generations: my parents, my wife and I and our daughter | party=4+1
between four and six k each | budget=4000-6000
three and a half grand pp | budget=-3500
two of us grown-ups, the kids are 4 and 9 | party=2+2
three of us, all adults | party=3+0
mum dad and three kids | party=2+3
my sister and her little girl, she's three | party=2+1
leave the kids with grandma so two adults | party=2+0 unread=leave_the_kids_with_grandma
my parents and my brother, a balcony for mum and dad | cabin=balcony party=4+0
National Day week with the in-laws: 4 adults and 1 child | NATIONAL party=4+1
me and my in-laws (4 adults) | party=4+0
2 couples (4 adults), 2 kids | party=4+2
my wife and our three kids aged 3, 7 and 11 next Easter | EASTER party=2+3
kids aged 5 and 7 want a pool | party=2+2 unread=pool
We are two sisters in our sixties | party=2+0
with my mum and my gran | party=3+0
a couple and their baby | party=2+1
my parents' golden wedding is in May, a suite from Xiamen | port=xmn kind=suite unread=my_parents|golden|wedding_is_in_May
want to leave Shanghai in August | date=2027-08 port=sha
Japan, hoping to leave in May from Tianjin | date=2027-05 port=tsn to=JP
we want to leave the kids with grandma | unread=leave_the_kids_with_grandma
My daughter finishes school on 9 July, could we leave that weekend | party=2+1 unread=finishes|school_on_9_July|that_weekend
I have two weeks in July, Japan | date=2027-07 to=JP unread=two_weeks
a cruise for two weeks | days=14
sailing round Japan | to=JP
We have a wedding in Hong Kong on 12 June, Japan after | to=JP unread=wedding_in_Hong_Kong_on_12_June|after
spend our anniversary in Japan on 5 May | date=2027-05 leave=2027-05-05_2027-05-05 to=JP unread=anniversary
We went to Fukuoka last time so would like Kagoshima or Kumamoto this time | to=koj,kmj unread=went_to_Fukuoka_last_time
loved Nagasaki last year but would like Naha in May | date=2027-05 to=nah unread=loved_Nagasaki_last_year
Family of six, grandparents included | party=4+2
we would rather sail to Okinawa than to Korea in June | date=2027-06 to=okinawa avoid=KR
I'm after the 17 Jan 2027 sailing | date=2027-01 leave=2027-01-17_2027-01-17
5-ish nights | days=5,6,7
group of 20 in May, good price | party=20+0 date=2027-05 sort=price-asc
me, my wife and kids in July |date=2027-07 party=some
my husband and the children |party=some
4 adults plus friends |party=some
12 of us, friends and family |party=12+0
family of 4 with kids |party=2+2
family of 5, kids included |party=2+3
unlimited drinks in June |date=2027-06 unread=unlimited_drinks
family of six with two grandparents | party=4+2
Mum, Dad, Nan and me, September | party=4+0 date=2027-09
good for kids? we are 2 adults and 2 kids | party=2+2
travelling with friends, 6 adults | party=6+0
family with two teens and grandma | party=3+2
two adult couples and three kids | party=4+3
we are nine altogether | party=9+0
single cabin to Japan | party=1+0 to=JP
spring break with teenagers | party=some unread=spring_break
the kids are off school in february so february it is, 2 adults 2 kids | date=2027-02 party=2+2
just myself, solo traveller | party=1+0
we are 2 family, 4 adults and 3 children | party=4+3
my daughter (7) and me | party=1+1
five of us inc 2 kids | party=3+2
solo mum with 2 kids | party=1+2
me + mum + dad + 2 kids | party=3+2
somewhere in Japan, nothing too expensive | to=JP sort=price-asc
2 ad + 1 ch (5yo) | party=2+1
2 adults+1child(6)+1infant | party=2+2
me and my little boy | party=1+1
granny, my wife and me, our boy 5 | party=3+1
two grandparents taking grandson (10) and granddaughter (7) | party=2+2
my mum can't walk far, 2 adults | party=2+0 unread=can't_walk_far
dad turns 70 on 18 March, celebrating with 9 family members | party=10+0 unread=dad|turns_70_on_18_March
grandparents taking three grandchildren aged 4, 7 and 10 | party=2+3
grandma with her grandson of 9 to Korea | party=1+1 to=KR
dad with his three kids | party=1+3
us and another couple, Japan | party=4+0 to=JP
my little brother aged 9 and me | party=1+1
dad, his new wife, my half sister (14) and me | party=3+1
my son is home from uni in January, a trip for the two of us | party=2+0 date=2027-01
husband, son 6, daughter 3 and my dad | party=3+2
mum, dad, son, daughter | party=2+2
two single mums, each with one boy | party=2+0 unread=each_with_one_boy
4 of us and 2 friends are coming along | party=6+0 unread=coming_along
a 2000 yuan voucher, so up to 6000 all in for two of us | party=2+0 price=..3000 unread=2000_yuan_voucher
up to 6000 for a balcony but 4000 for inside | kind=inside unread=up_to_6000|4000
I'd rather not go over 7k a person | budget=-7000
budget 9000 for me and my son | budget=-4500 party=1+1
at least 7 days but not more than 9 | days=7,8,9
Okinawa or Miyakojima | to=okinawa
we hated the Magic City | ship=at,md
weekdays only, weekends are pricey | weekday=1,2,3,4,5
a cabin for my mother, 3 adults travelling | party=3+0
we are two retired couples | party=4+0
$1500 for 2 people | party=2+0 unread=$1500
my brother's family of 3 is joining the two of us | party=2+0 unread=my_brother's_family_of_3|joining
my boss only gives me 5 days off in May | date=2027-05 unread=boss|gives|5_days_off
with one carer from shanghai | port=sha party=2+0
me and 1 friend to jeju | to=jeju party=2+0
our daughter starts school in September, 2 adults 1 kid, japan | to=JP party=2+1 unread=starts_school_in_September
my friend went to miyakojima in april, we want japan | to=JP unread=my_friend|went_to_miyakojima_in_april
our wedding was in 2015, japan | to=JP unread=wedding|2015
my budget is 4000, could stretch to 5000 | budget=-4000 unread=stretch_to_5000
grand parents + 1 grandchild 7 yrs, jeju, 4 days | to=jeju days=4 party=2+1
grandparents + 2 grandchildren (9, 11), Jeju | party=2+2 to=jeju
parents with teenage daughter, from Shanghai | party=2+1 port=sha
my in-laws, the two of us and our baby | party=4+1
my parents, the two of us and our son of 6, May | party=4+1 date=2027-05
me, husband, 2 boys 9 & 11 | party=2+2
2 girls, 3 nights | party=2+0 days=4
we are 3, one of us is 15, Naha | party=2+1 to=nah
2p 4n Jeju | party=2+0 days=5 to=jeju
my dad is too old to fly, from Shanghai | party=2+0 port=sha unread=is_too_old|fly
dad & daughter, 6 years old, from Tianjin | party=1+1 port=tsn
father daughter trip, she is 9, Jeju | party=1+1 to=jeju
mum and daughter, she's 30, Jeju | party=2+0 to=jeju
2 girls 3 and 5 and their parents | party=2+2
a boy of 6 and his parents | party=2+1
2 adults and kid of 5, Shanghai | party=2+1 port=sha
3 adults, girl of 4 | party=3+1
me plus daughter of 6 | party=1+1
my son and his girlfriend want a cruise in May | party=2+0 date=2027-05
grandad and grandma + 2 of us, Jeju | party=4+0 to=jeju
me n 2 mates, HK, dec, 3nts | party=3+0 port=hkg date=2026-12 days=4
give me only balcony cabins | cabin=balcony
adults: 2, children: 1, infants: 1 | party=2+2
a kid friendly cruise in May | party=some date=2027-05
my father in law, 75, to Busan | party=2+0 to=pus
2a2k, 3 nights, Jeju | party=2+2 days=4 to=jeju
Korea 4d apr 2 adt 1 chd 8yo | to=KR days=4 date=2027-04 party=2+1
my boss and I, Japan in June | party=2+0 to=JP date=2027-06
me, my boss | party=2+0
`;
