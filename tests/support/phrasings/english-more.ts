/** Phrasings that were read wrong once, with what they mean (`phrasing.ts`). */
export const ENGLISH_MORE = `
anywhere but Japan | avoid=JP
Japan cruise for my parents and me in April | to=JP party=3+0 date=2027-04
maximum budget 12000 for 3 people | budget=-4000 party=3+0
next January | date=2027-01
first week of May | date=2027-05 leave=2027-05-01_2027-05-07
last week of June | date=2027-06 leave=2027-06-24_2027-06-30
first half of March | date=2027-03 leave=2027-03-01_2027-03-15
in two weeks | unread=in_two_weeks
National holiday with kids | NATIONAL party=some
Mediterranean cruise | unread=Mediterranean
my husband, my mum and me | party=3+0
me and 3 friends | party=4+0
feb 2027 shanghai 5d | date=2027-02 port=sha days=5
best deals | unread=best_deals
two cabins for four people | party=4+0 unread=two_cabins
leave in February, return in March | date=2027-02 unread=return_in_March
Miyakojima via Xiamen | to=mmy,xmn
Tianjn to Busn | port=tsn to=pus fix
we'd like Nagasaki and Kagoshima, leaving Shanghai | to=ngs,koj port=sha
6+ nights | days=7,8,9,10
Sat or Sun departures from Shanghai | weekday=0,6 port=sha
wife and two kids | party=2+2
budget around 6000 a person | budget=4800-7200
not before March | date=2027-03..2027-12
after April | date=2027-05..2027-12
before June | date=2026-11..2027-05
from March onwards | date=2027-03..2027-12
cruises with the longest stops | sort=hours-desc
3000 CNY per night | unread=3000_CNY_per_night
couple, 2 adults | party=2+0
for two, total 8000 | party=2+0 budget=-4000
Korea next Friday | to=KR date=2026-12 leave=2026-12-04_2026-12-04
a fortnight | days=14
every port but Hong Kong | port=sha,tsn,xmn,can,syx
any month but August | date=2026-11..2028-05 minus=2027-08
between two and four thousand | budget=2000-4000
for one person, 2000 | party=1+0 budget=-2000
around 20 December | date=2026-12 leave=2026-12-17_2026-12-23
after 15 March | date=2027-03..2027-12 leave=2027-03-16_2027-12-31
before February 1 from Xiamen | date=2026-11..2027-01 leave=2026-11-26_2027-01-31 port=xmn
Q1 2027 to Japan | date=2027-01..2027-03 to=JP
second quarter | date=2027-04..2027-06
we'd prefer the Magic City over the Atlantica | ship=mc
preferably Shanghai over Tianjin | port=sha
My parents want to go to Japan in May | date=2027-05 to=JP party=2+0
My parents are retired and would like a trip to Korea | to=KR party=2+0 unread=retired
Friday to Monday from Shanghai, two people | port=sha party=2+0 unread=Friday_to_Monday
Monday to Thursday departures | weekday=1,2,3,4
Friday to Sunday departures | weekday=0,5,6
We get married in May and want a honeymoon cruise in June | date=2027-06 party=2+0 unread=get_married_in_May
a cruise in May, our wedding is in April | date=2027-05 unread=wedding_is_in_April
Cruise for my mum's 60th birthday in December | date=2026-12 unread=for_my_mum|60th_birthday
How much is a balcony for two to Okinawa? | to=okinawa cabin=balcony party=2+0
for 2 to Okinawa | to=okinawa party=2+0
for 2 to 3 people | party=some
the whole family of 4 to Japan | to=JP party=2+2
Our budget is 10000 yuan for the whole family of three | budget=-3333 party=2+1
Anything to Japan that isn't in the rainy season? | to=JP unread=isn't_in_the_rainy_season
We'd like as much time ashore as possible | sort=hours-desc
Three nights, sorry, four, from Shanghai in June | date=2027-06 port=sha unread=Three_nights,_sorry|four
3 nights, sorry, 4 nights | days=5 unread=3_nights,_sorry
Leaving in May - no wait, June - for two | date=2027-06 party=2+0 unread=May_-_no_wait
May, no, June | date=2027-06 unread=May,_no
Two adults, I mean three adults and a baby, to Jeju | to=jeju party=3+1 unread=Two_adults,_I_mean
From Tianjin, or rather Shanghai | port=sha unread=From_Tianjin,_or_rather
Budget 5000 each, actually make it 6000 | budget=-6000 unread=Budget_5000_each,_actually_make_it
Okinawa, scratch that, Kyushu for 5 nights | to=kyushu days=6 unread=Okinawa,_scratch_that
July 10, oops July 12 departure | date=2027-07 leave=2027-07-12_2027-07-12 unread=July_10,_oops
three nights is not enough, five nights would be good | days=6
May on the Magic City | date=2027-05 ship=mc
in May on a ship | date=2027-05
from April on | date=2027-04..2027-12
with my mother, she is 75 years old | party=2+0
a 7 year old and 2 adults | party=2+1
4 adults altogether, with my in-laws | party=4+0
Dun want Korea lah, only Japan can | to=JP avoid=KR unread=lah
flying into Hong Kong on 3 April and out on 12 April | unread=flying_into_Hong_Kong_on_3_April|out_on_12_April
end of February, after Chinese New Year | date=2027-02 leave=2027-02-21_2027-02-28
before Christmas in December | date=2026-12 leave=2026-12-01_2026-12-24
after Chinese New Year before Qingming | date=2027-02..2027-04 leave=2027-02-13_2027-04-01
Korea no, Japan yes | to=JP unread=Korea_no|yes
cruise with casino and kids club | unread=casino|kids_club
me and my 5 year old | party=1+1
me and my son | party=1+1
just me and my kid | party=1+1
me and my friend | party=2+0
shanghai to busan one way | port=sha to=pus unread=one_way
new year's countdown from Sanya | date=2026-12 leave=2026-12-28_2026-12-31 port=syx
show me everything in May | date=2027-05
CNY eve, balcony | date=2027-02 leave=2027-02-02_2027-02-05 cabin=balcony
every weekend in March | date=2027-03 weekday=0,6
new years eve cruise for 2 adults and 1 child | date=2026-12 leave=2026-12-28_2026-12-31 party=2+1
the cheaper the better | sort=price-asc
latest dates first | sort=date-desc
lowest fares, cheap deals | sort=price-asc
in a fortnight, Japan | to=JP unread=in_a_fortnight
Magic City or Mediterranea, whichever is cheaper, sorted by price | ship=mc,md sort=price-asc
me and my husband and our 5 year old | party=2+1
i'd prefer a cruise over christmas | date=2026-12 leave=2026-12-21_2026-12-25
prefer may over june | date=2027-05
prefer Shanghai over Tianjin | port=sha
3 nights or 5 nights | days=4,6
3 days or a week | days=3,7
3 to 5 nights | days=4,5,6
a week before christmas | date=2026-12 leave=2026-12-18_2026-12-24
two weeks before easter | unread=two_weeks_before_easter
a few days before christmas | unread=a_few_days_before_christmas
more than 12000 for two | budget=6000- party=2+0
my mum's birthday | unread=my_mum|birthday
5 nights, no, make it 6 nights | days=7 unread=5_nights,_no,_make_it
Flying into Shanghai 3 April, flying home 14 April | unread=Flying_into_Shanghai_3_April|flying_home_14_April
I arrive in Tianjin on May 1, 5 days cruise | days=5 unread=arrive_in_Tianjin_on_May_1
arrive in Hong Kong on 5 March, leave on 15 March | date=2027-03 leave=2027-03-15_2027-03-15 unread=arrive_in_Hong_Kong_on_5_March
arriving 3 April, departing 14 April | date=2027-04 leave=2027-04-14_2027-04-14 unread=arriving_3_April
we get into Hong Kong on 2 April | unread=get_into_Hong_Kong_on_2_April
fly home from HK 5 April | unread=fly_home_from_HK_5_April
our flight home leaves Shanghai 20 May | unread=flight_home_leaves_Shanghai_20_May
flight from London arrives 3 April | unread=flight_from_London|arrives_3_April
arriving in Hong Kong 3 April, from Hong Kong to Vietnam | port=hkg to=VN unread=arriving_in_Hong_Kong_3_April
don't want to fly, from Shanghai | port=sha unread=don't_want_to_fly
HK departure, Vietnam | port=hkg to=VN
Shanghai departure Okinawa | port=sha to=okinawa
friday departures, Vietnam | weekday=5 to=VN
October departures, Fukuoka | date=2027-10 to=fuk
Okinawa, departure Shanghai | to=okinawa port=sha
Japan departing Shanghai | to=JP port=sha
XMN to OKA, 5 nights | port=xmn to=nah days=6
ex SHA, 5N | port=sha days=6
TSN to PUS | port=tsn to=pus
HKG-NAH | port=hkg to=nah
SH to JP | port=sha to=JP
dep TJ, Korea | port=tsn to=KR
GZ departure, VN | port=can to=VN
from sh in June | port=sha date=2027-06
sh出发 | port=sha
tj departures, jan | port=tsn date=2027-01
gz or sh to jeju | port=can,sha to=jeju
can we go to Japan | to=JP
from CAN to Vietnam | port=can to=VN
from Sanya to Nha Trang, my dad and me | port=syx to=nha party=2+0
sort by price, Japan | sort=price-asc to=JP
by price | sort=price-asc
price high to low | sort=price-desc
sorted by departure date | sort=date-asc
sort by duration | sort=days-asc
sort by time ashore | sort=hours-desc
cheapest first, then soonest | sort=price-asc unread=soonest
longest ashore and cheapest | sort=hours-desc unread=cheapest
cheapest, lowest price | sort=price-asc
G'day, Japan in May | to=JP date=2027-05
Hiya, Korea | to=KR
dear sir/madam, Japan in May | to=JP date=2027-05
I'm after a balcony cabin | cabin=balcony
we're after something in May | date=2027-05
after May | date=2027-06..2027-12
Easter hols | EASTER
summer hols | date=2027-07..2027-08
school summer holidays | date=2027-07..2027-08
ask price Japan May | to=JP date=2027-05
My clients want Korea | to=KR
not Vietnam as we've been there already | avoid=VN
Feb half-term, Japan | date=2027-02 to=JP unread=half-term
off work 3-10 May | date=2027-05 leave=2027-05-03_2027-05-10
annual leave 3-10 May | date=2027-05 leave=2027-05-03_2027-05-10
avoid public holidays | unread=avoid_public_holidays
what can I get in May from Shanghai | date=2027-05 port=sha
can we fly in May | date=2027-05 unread=fly
over 24 December to 2 January | date=2026-12..2027-01 leave=2026-12-24_2027-01-02
2 adults 1 small cabin | party=2+0 unread=1_small
Beijing dep, Fukuoka | port=tsn to=fuk
dep. from Shanghai, Jeju | port=sha to=jeju
what about 4 days | days=4
how about 5 days in June | date=2027-06 days=5
how about March 10 | date=2027-03 leave=2027-03-10_2027-03-10
in October, after the Golden Week | date=2027-10 leave=2027-10-08_2027-10-31
June, after Dragon Boat | date=2027-06 leave=2027-06-12_2027-06-30
Thursday-Sunday cruise | unread=Thursday-Sunday_cruise
Mon to Fri trip | unread=Mon_to_Fri_trip
thurs to sun | weekday=0,4,5,6
mustn't be over 3500 | budget=-3500
I mustn't pay more than 5000 | price=0..5000
mustn't exceed 4000 | budget=-4000
mustn't be longer than 5 days | days=3,4,5
it shouldn't be more than 3000 each | price=0..3000
the one that isn't more than 3000 | price=0..3000
2027 year 5 month | date=2027-05
2027 year 3 month 5 day | date=2027-03 leave=2027-03-05_2027-03-05
oct 2027 tsn | date=2027-10 port=tsn
xmn april | date=2027-04 port=xmn
nah, Japan | to=JP unread=nah
4 nights or 5 | days=5,6
7 days or 5 | days=5,6,7
5 days, possibly 6 | days=5,6
5 days or 6 people | days=5 party=6+0
from the south | port=can,hkg,syx
North China departure | port=tsn
from the north of Japan | unread=north_of_Japan
mid-autumn fest | MIDAUTUMN
which cruise leaves Shanghai in May | date=2027-05 port=sha
i have the week of May 10 off | date=2027-05 leave=2027-05-10_2027-05-16
with my mum, budget 5k for both | budget=-2500 party=2+0
me and my sister, 6000 for both of us | price=0..3000 party=2+0
with my dad, 8000 for both | budget=-4000 party=2+0
for the two of us and our baby | party=2+1
for my parents, my dad hates heat | party=2+0 unread=hates_heat
with my parents, my mother uses a wheelchair | party=3+0 unread=uses|wheelchair
with my mum and my mother in law | party=3+0
4 adults, 30000 for everybody | budget=-7500 party=4+0
mini cruises from Xiamen | port=xmn days=3,4,5
two-night mini escape | days=3
as late as possible in December | date=2026-12 sort=date-desc
w/end trip from Xiamen | weekday=0,6 port=xmn
starts in Shanghai, at sea for New Year | port=sha NEWYEAR
don't start on a Friday | weekday=0,1,2,3,4,6
6000 incl. balcony | budget=-6000 cabin=balcony
Japan including Okinawa again | to=okinawa
my parents and I, 3 adults and a kid | party=3+1
4 adults: me, my wife and her parents | party=4+0
2 adults and my parents, 5 nights | days=6 party=4+0
couple with in-laws, 4 adults | party=4+0
2 adults + child (6) | party=2+1
my husband and I plus 3 kids, 5 in total | party=2+3
home for Christmas, from Shanghai | port=sha unread=home_for_Christmas
spend Christmas on board | XMAS
budget is tight, Japan | to=JP sort=price-asc
fancy a week in Japan, not fussed about the dates, mate | to=JP days=7
May I ask which ship goes to Ishigaki in July | date=2027-07 to=ish
my sister may join us in June | date=2027-06 party=2+0
under 1000 USD pp Vietnam | to=VN unread=under_1000_USD_pp
exam until 9 June so depart after 12 June | date=2027-06..2027-12 leave=2027-06-13_2027-12-31 unread=exam_until_9_June
Okinawa 5 nigths | to=okinawa days=6
Feb, no later than the 20th | date=2027-02 leave=2027-02-01_2027-02-20
one night in Shanghai first, then Japan | port=sha to=JP unread=one_night|first
between Mid-Autumn and National Day | date=2027-09..2027-10 leave=2027-09-12_2027-10-07
Busan +/- 2 days 10 Oct | date=2027-10 leave=2027-10-08_2027-10-12 to=pus
5 nights + 2 kids | days=6 party=2+2
5 nights, give or take one | days=5,6,7
March second week | date=2027-03 leave=2027-03-08_2027-03-14
January the second or thereabouts | date=2026-12..2027-01 leave=2026-12-30_2027-01-05
October, maybe first two weeks | date=2027-10 unread=first_two_weeks
tomorrow or Saturday | unread=tomorrow|Saturday
Nagasaki with a day in Jeju | to=ngs,jeju unread=a_day
1st, 2nd or 3rd of October | date=2027-10 leave=2027-10-01_2027-10-03
flexible by three days either side of 10 May | date=2027-05 leave=2027-05-07_2027-05-13
any date after CNY | date=2027-02..2027-12 leave=2027-02-13_2027-12-31
four nights in Korea leaving any Thursday | to=KR days=5 weekday=4
my wife can't do stairs | party=2+0 unread=can't_do_stairs
five of us including two under-tens | party=3+2
two rooms, one with window one without | kind=oceanview unread=two_rooms|without
Okinawa wk of 14 June | date=2027-06 leave=2027-06-14_2027-06-20 to=okinawa
around 15 June, give or take a few days | date=2027-06 leave=2027-06-12_2027-06-18
Sasebo, sorted by price, dearest first | to=ssb sort=price-desc
as short as possible | sort=days-asc
We can't fly so must start from Guangzhou | port=can unread=can't_fly
we'll be 5 from Shanghai, whenever | party=5+0 port=sha
cruise in January or February but not over Chinese New Year, from Shanghai | date=2027-01..2027-02 leave=2027-01-01_2027-01-29,2027-02-13_2027-02-28 port=sha
Hong Kong to Da Nang, 5 nights, March 10 to 20 | port=hkg to=dad days=6 date=2027-03 leave=2027-03-10_2027-03-20
4 days from Xiamen to Okinawa, no weekends, before Easter | port=xmn to=okinawa days=4 weekday=1,2,3,4,5 date=2027-03 leave=2027-03-14_2027-03-27
my husband, our 3 year old and I, Japan, May, balcony | party=2+1 to=JP date=2027-05 cabin=balcony
mother in law and us two to Kagoshima, two balcony cabins, in April | party=3+0 to=koj cabin=balcony date=2027-04 unread=two
school holidays in July, 2 adults 3 kids, from Tianjin, suite, budget 30000 | date=2027-07 party=2+3 port=tsn kind=suite budget=-6000
Shanghai departures, 7 nights max, between 3000 and 6000 pp, spring | port=sha days=3,4,5,6,7,8 budget=3000-6000 date=2027-03..2027-05
grandparents, parents and 2 kids to Okinawa in July from Shanghai | party=4+2 to=okinawa date=2027-07 port=sha
any ship except Atlantica, Southeast Asia in winter, 7+ nights | ship=mc,md to=VN date=2026-12..2027-02 days=8,9,10
I'd prefer Korea over Japan, June, Shanghai, 4 nights, not Atlantica | to=KR avoid=JP date=2027-06 port=sha days=5 ship=mc,md
our 3 year old and I to Japan | party=1+1 to=JP
my 8 year old son and I | party=1+1
me and my 25 year old son | party=2+0
our 2 kids and I, Jeju | party=1+2 to=jeju
2 adults 2 kids and I want a suite | party=2+2 kind=suite
weekdays in May, the port is too full on weekends | date=2027-05 weekday=1,2,3,4,5
weekdays please, weekends are too noisy | weekday=1,2,3,4,5
we want to avoid the crowds in October, from Shanghai | date=2026-11..2028-05 minus=2026-10,2027-10 port=sha
Can we do Okinawa in 4 days, leaving on a Friday? | to=okinawa days=4 weekday=5
see jeju, leaving in 5 days | to=jeju unread=leaving_in_5_days
I get seasick in winter so spring or summer | date=2027-03..2027-08
cruise no longer than a weekend | unread=no_longer|a_weekend
my wife works on Fridays so saturday | weekday=6 party=2+0
Vietnam requires a visa, so Korea | to=KR avoid=VN
do we need a visa for Japan? may | to=JP date=2027-05 unread=visa
february is the earliest | date=2027-02..2027-12
earliest june sailing | date=2027-06 sort=date-asc
girls weekend in may | date=2027-05 unread=girls_weekend
in the week before Christmas | date=2026-12 leave=2026-12-18_2026-12-24
2 to 3 weeks after Chinese New Year, to Vietnam | to=VN unread=2_to_3_weeks_after_Chinese_New_Year
we leave on the first of July, but a day or two later is fine | date=2027-07 leave=2027-07-01_2027-07-01 unread=a_day_or_two_later
one of us is in a wheelchair, Korea in May | to=KR date=2027-05 unread=one_of_us|wheelchair
my visa expires in march, so february | date=2027-02 unread=visa_expires_in_march
balcony is too dangerous with a baby, from Shanghai | port=sha party=2+1 kind=-balcony
i have a meeting in shanghai on june 4, to Japan from june 5 | to=JP date=2027-06..2027-12 leave=2027-06-05_2027-12-31 unread=meeting_in_shanghai_on_june_4
`;
