/** English phrasings with what they mean (`phrasing.ts`). */
export const ENGLISH = `
shanghai jeju 4 nights | port=sha to=jeju days=5
easter cruise from hong kong | date=2027-03 leave=2027-03-24_2027-03-29 port=hkg
kagoshima in november | date=2026-11 to=koj
two people balcony xiamen | port=xmn cabin=balcony party=2+0
tianjin nagasaki july | date=2027-07 port=tsn to=ngs
magic city suite | ship=mc kind=suite
5 days or less | days=3,4,5
weekends only, shanghai | port=sha weekday=0,6
busan but not jeju | to=pus avoid=jeju
december 24 to january 2 | date=2026-12..2027-01 leave=2026-12-24_2027-01-02
early april cherry blossom | date=2027-04 leave=2027-04-01_2027-04-10
grandparents and two kids | party=3+2
not from tianjin | port=can,hkg,sha,syx,xmn
cheap trip to vietnam | to=VN sort=price-asc
3 nights from guangzhou in march | date=2027-03 port=can days=4
kids free | party=some unread=free
cabin for 3 oceanview | party=3+0 kind=oceanview
gluten free food | unread=gluten_free_food
sail to sanya | to=syx
hongkong to nha trang | port=hkg to=nha
end of october, 6 days | date=2027-10 leave=2027-10-21_2027-10-31 days=6
longest cruise to japan | to=JP sort=days-desc
tomorrow | date=2026-11 leave=2026-11-27_2026-11-27
five nights at most | days=3,4,5,6
2027-02-14 | date=2027-02 leave=2027-02-14_2027-02-14
2027-02 | date=2027-02
my husband, my mum and me | party=3+0
Miyakojima via Xiamen | to=mmy,xmn
3 nights or 5 nights | days=4,6
3000-5000 | price=3000..5000
from the south | port=can,hkg,syx
asdf | unread=asdf
Wed departures only | weekday=3
anywhere but Japan | avoid=JP
what can I get in May from Shanghai | date=2027-05 port=sha
inside cabin | kind=inside
cruises with the longest stops | sort=hours-desc
me and my sister, 6000 for both of us | price=0..3000 party=2+0
3-5 days in May | date=2027-05 days=3,4,5
CNY 2040 each | budget=-2040
for 2 to Okinawa | to=okinawa party=2+0
cabin on the sun deck, May | date=2027-05 unread=sun_deck
next Christmas | XMAS
just before Christmas but from Tianjin | date=2026-12 leave=2026-12-11_2026-12-24 port=tsn
Fukoka | to=fuk fix
from 5 March for 4 nights | date=2027-03..2027-12 leave=2027-03-05_2027-12-31 days=5
Saturdays in May | date=2027-05 weekday=6
Chinese New Year next year | CNY
Good Friday | EASTER
two cabins for four people | party=4+0 unread=two_cabins
for two, total 8000 | party=2+0 budget=-4000
any month but August | date=2026-11..2028-05 minus=2027-08
summer holidays with two kids | date=2027-07..2027-08 party=2+2
Japan but not Okinawa | to=kyushu avoid=okinawa
not in early March | leave=2026-11-26_2027-02-28,2027-03-11_2028-02-29,2028-03-11_2028-05-31
National Day 2027 | NATIONAL
October departures, Fukuoka | date=2027-10 to=fuk
5 days or 6 people | days=5 party=6+0
Shanghia | port=sha fix
cheapest cruise from Shanghai | sort=price-asc port=sha
Sat or Sun departures from Shanghai | weekday=0,6 port=sha
avoid queues at Shanghai | port=sha unread=avoid_queues
I want to go on the Mediterranea in May | date=2027-05 ship=md
Korea/Shanghai in May | date=2027-05 port=sha to=KR
Ching Ming | QINGMING
feb 2027 shanghai 5d | date=2027-02 port=sha days=5
Korea next Friday | to=KR date=2026-12 leave=2026-12-04_2026-12-04
Feb half-term, Japan | date=2027-02 to=JP unread=half-term
Labour Day | LABOUR
for 25 December 2 adults | date=2026-12 leave=2026-12-25_2026-12-25 party=2+0
five-day cruise from Shanghai | days=5 port=sha
a couple from Shanghai | party=2+0 port=sha
2p 4n Jeju | party=2+0 days=5 to=jeju
from Shanghai 10 Feb to Japan | date=2027-02 leave=2027-02-10_2027-02-10 port=sha to=JP
as soon as possible after 10 January | date=2027-01..2027-12 leave=2027-01-11_2027-12-31 sort=date-asc
CNY 2027 Japan 5 days | CNY to=JP days=5
CNY 2027 for 2 adults max 5000 per person | CNY price=..5000 party=2+0
from Hong Kong to Vietnam for Tet | CNY port=hkg to=VN
before Easter but from Hong Kong, 4 days | date=2027-03 leave=2027-03-14_2027-03-27 port=hkg days=4
Japan cruise for my parents and me in April | to=JP party=3+0 date=2027-04
National holiday with kids | NATIONAL party=some
friday departures, Vietnam | weekday=5 to=VN
from Sanya to Nha Trang, my dad and me | port=syx to=nha party=2+0
four nights in Korea leaving any Thursday | to=KR days=5 weekday=4
2 adults 2 kids and I want a suite | party=2+2 kind=suite
earliest june sailing | date=2027-06 sort=date-asc
spring festival to Japan | CNY to=JP
over New Year from Hong Kong | NEWYEAR port=hkg
Christmas cruise from Hong Kong | XMAS port=hkg
xmas with the kids | XMAS party=some
Valentine's Day for two | VALENTINE party=2+0
National Day from Tianjin | NATIONAL port=tsn
October holiday to Japan | NATIONAL to=JP
Labor Day holiday from Xiamen | LABOUR port=xmn
Dragon Boat Festival | DRAGON
mid-autumn festival from Shanghai | MIDAUTUMN port=sha
moon festival | MIDAUTUMN
Mediterranea from Hong Kong | ship=md port=hkg
Adora Magic City to Japan | ship=mc to=JP
a short trip to Korea | days=3,4,5 to=KR
any cruise in May but with a balcony | date=2027-05 cabin=balcony
non balcony, non-weekend | kind=-balcony weekday=1,2,3,4,5
CNY 2027 budget CNY5000 | CNY price=..5000
is Atlantica too old | ship=at unread=too_old
balcony cabin from Shanghai | cabin=balcony port=sha
a suite on Magic City | kind=suite ship=mc
balcony under 5000 | cabin=balcony budget=-5000
cheapest balcony from Shanghai | sort=price-asc cabin=balcony port=sha
please show me cheap cruises from Tianjin next summer | sort=price-asc port=tsn date=2027-06..2027-08
Shanghai - Japan, 5 days, Feb, balcony, 2 adults | port=sha to=JP days=5 date=2027-02 cabin=balcony party=2+0
weekend trip from Shanghai, short, under 3000 | weekday=0,6 port=sha days=3,4,5 price=..3000
me n 2 mates, HK, dec, 3nts | party=3+0 port=hkg date=2026-12 days=4
10000 for 2 nights | days=3 budget=-10000
5000 over Christmas | XMAS price=..5000
5 nights over Christmas | XMAS days=6
5 nights under 5000 | days=6 price=..5000
3000 up front | price=..3000 unread=up_front
balcony, no inside | cabin=balcony kind=-inside
not Japan and 5 nights | days=6 avoid=JP
not too long maybe 4 days | days=4 unread=not_too_long
japan but not more than 6000 | to=JP budget=-6000
20270501 | date=2027-05 leave=2027-05-01_2027-05-01
April onwards | date=2027-04..2027-12
with my mother, she is 75 years old | party=2+0
Japan | to=JP
3 to 5 nights | days=4,5,6
less than 5000 | price=..5000
from Shanghai | port=sha
on the 5th | unread=on_the_5th
Mon-Fri | weekday=1,2,3,4,5
no Korea | avoid=KR
xmn april | date=2027-04 port=xmn
ocean view | kind=oceanview
as short as possible | sort=days-asc
on the Atlantica | ship=at
May 4 nights | date=2027-05 days=5
my budget is 6000 | budget=-6000
solo traveller to Korea | party=1+0 to=KR
change of plan: not June, July | date=2027-07 unread=change
around Christmas | XMAS
end of May from Shanghai | date=2027-05 leave=2027-05-21_2027-05-31 port=sha
Kagosima | to=koj fix
leave 14 June for 5 days | date=2027-06 leave=2027-06-14_2027-06-14 days=5
any weekend in March | date=2027-03 weekday=0,6
next spring festival | CNY
good friday to easter monday | EASTER
$1500 for 2 people | party=2+0 unread=$1500
more than 12000 for two | budget=6000- party=2+0
not in July or August | date=2026-11..2028-05 minus=2027-07..2027-08
Japan with the most time ashore | sort=hours-desc to=JP
Japan apart from Okinawa | to=kyushu avoid=okinawa
no CNY, June or July | leave=2026-11-26_2027-01-29,2027-02-13_2027-05-31,2027-08-01_2028-01-18,2028-02-02_2028-05-31
Golden week next year | NATIONAL
Decmber to Vietnam | date=2026-12 to=VN
5 nights + 2 kids | days=6 party=2+2
Tianjing | port=tsn fix
next sailing from Tianjin | port=tsn sort=date-asc
Saturday departure from Shanghai | weekday=6 port=sha
whale watching from Shanghai | unread=whale_watching port=sha
2027.05.01-05.10 | date=2027-05 leave=2027-05-01_2027-05-10
from now until March | date=2026-11..2027-03
for the two of us and our baby | party=2+1
Japan cruise | to=JP
five nights | days=6
TSN to PUS | port=tsn to=pus
departing Shanghai | port=sha
1/5 to 10/5 | unread=1/5_to_10/5
Monday to Thursday departures | weekday=1,2,3,4
anywhere except Korea | avoid=KR
from Shanghai in March | port=sha date=2027-03
not an inside cabin | kind=-inside
ten thousand for two | price=..5000 party=2+0
four nights in May | date=2027-05 days=5
under 4.5k | budget=-4500
single cabin to Japan | party=1+0 to=JP
nowhere to go in May | date=2027-05 unread=nowhere
over the Christmas holidays | XMAS
the coming weekend, HK | date=2026-11 leave=2026-11-28_2026-11-29 port=hkg
Vietnm | to=VN fix
mid of May, 5 nights | date=2027-05 leave=2027-05-11_2027-05-20 days=6
every weekend in March | date=2027-03 weekday=0,6
CNY cruise | CNY
Easter | EASTER
my mum wants to come too | party=2+0 unread=come_too
2 adults, 9000 max combined | party=2+0 budget=-4500
no winter cruises | date=2026-11..2028-05 minus=2026-12..2027-02,2027-12..2028-02
longest stay in Nagasaki | to=ngs sort=hours-desc
Japan, but skip Nagasaki | to=fuk,ish,kmj,koj,mmy,nah,ssb avoid=ngs
10 Feb to 20 Feb | date=2027-02 leave=2027-02-10_2027-02-20
summer next year | date=2027-06..2027-08
my parents and I, 3 adults and a kid | party=3+1
cruises to South Korea | to=KR
5 days | days=5
budget 5000 | price=..5000
sailing from Hong Kong | port=hkg
avoid public holidays | unread=avoid_public_holidays
thurs to sun | weekday=0,4,5,6
no Busan please | avoid=pus
next summer from Shanghai | date=2027-06..2027-08 port=sha
balcony or suite | kind=suite
shortest cruise | sort=days-asc
not on the Magic City | ship=at,md
March 3-5 nights | date=2027-03 days=4,5,6
without going over 6000 | budget=-6000
with my parents who love Japan | to=JP party=3+0
unlimited drinks in June | date=2027-06 unread=unlimited_drinks
Christmas | XMAS
this week-end from Shanghai | date=2026-11 leave=2026-11-28_2026-11-29 port=sha
between 5 May and 12 May | date=2027-05 leave=2027-05-05_2027-05-12
with my parents | party=3+0
Vietnam | to=VN
4 nights 5 days | days=5
3000-5000 yuan | price=3000..5000
from Sanya to Nha Trang | port=syx to=nha
hongkong | port=hkg
500 dollars | unread=500_dollars
we don't want Korea, Vietnam or Okinawa | avoid=KR,VN,okinawa
year-end holidays from HK | date=2026-12 port=hkg
no inside rooms please | kind=-inside
longest time in port | sort=hours-desc
over 10k for two | price=5000.. party=2+0
between 28 Dec and 3 Jan | date=2026-12..2027-01 leave=2026-12-28_2027-01-03
Feb or March next year | date=2027-02..2027-03
with mum and dad | party=3+0
4 to 6 nights | days=5,6,7
5k | price=..5000
from Shanghai to Okinawa | port=sha to=okinawa
from Beijing | port=tsn
northern lights | unread=northern_lights
Friday or Saturday | weekday=5,6
Korea is out | avoid=KR
mid April to mid May | date=2027-04..2027-05 leave=2027-04-11_2027-05-20
with my husband | party=2+0
the Okinawa islands | to=okinawa
between 5 and 7 days | days=5,6,7
at least 5000 | price=5000..
from Shanghai, to Fukuoka and Nagasaki | port=sha to=fuk,ngs
Shanghai or Xiamen | port=sha,xmn
no weekends | weekday=1,2,3,4,5
no Japan this time | avoid=JP
today | date=2026-11 leave=2026-11-26_2026-11-26
2028 summer | date=2028-06..2028-08
couple | party=2+0
Naha and Ishigaki | to=nah,ish
up to 5 days | days=3,4,5
5,000 RMB | price=..5000
from anywhere except Shanghai | port=tsn,xmn,can,hkg,syx
2 sea days | unread=2_sea_days
until mid May | date=2026-11..2027-05 leave=2026-11-26_2027-05-20
in May or June 2027 | date=2027-05..2027-06
for 2 adults | party=2+0
Fukuoka | to=fuk
at least 6 days | days=6,7,8,9,10
Hong Kong to Da Nang to Hong Kong | port=hkg to=dad
any port except Tianjin, Xiamen and Sanya | port=sha,can,hkg
not too long | unread=not_too_long
starting 10 Feb | date=2027-02..2027-12 leave=2027-02-10_2027-12-31
July and August next year | date=2027-07..2027-08
two adults two children | party=2+2
calling at Kagoshima | to=koj
5 nights or less | days=3,4,5,6
Guangzhou/Hong Kong to Vietnam | port=can,hkg to=VN
round trip from Shanghai | port=sha
no kids | unread=no_kids
Feb 10 through 15 | date=2027-02 leave=2027-02-10_2027-02-15
winter next year | date=2027-12..2028-02
solo | party=1+0
Kumamoto | to=kmj
> 8000 | price=8000..
Shanghai or Tianjin to Japan | port=sha,tsn to=JP
leaving anywhere except Hong Kong | port=can,sha,syx,tsn,xmn
not school holidays | unread=not_school_holidays
by 20 January | date=2026-11..2027-01 leave=2026-11-26_2027-01-20
autumn 2027 | date=2027-09..2027-11
party of 4 | party=4+0
Busan | to=pus
5000 minimum | price=5000..
July to mid August | date=2027-07..2027-08 leave=2027-07-01_2027-08-20
Sept-Oct 2027 | date=2027-09..2027-10
four of us | party=4+0
Ha Long Bay | to=hlg
about 5 days | days=4,5,6
10-12 March | date=2027-03 leave=2027-03-10_2027-03-12
with two children | party=2+2
Danang | to=dad
ten days | days=10
24 December - 2 January | date=2026-12..2027-01 leave=2026-12-24_2027-01-02
December 2026 or January 2027 | date=2026-12..2027-01
with friends | party=some
Đà Nẵng | to=dad
`;
