/** Phrasings about ports, ships, lengths and orders, with what they mean (`phrasing.ts`). */
export const ENGLISH_WHERE = `
from Shanghai | port=sha
Shanghai | port=sha
departing Shanghai | port=sha
leaving from Tianjin | port=tsn
sailing from Hong Kong | port=hkg
Hong Kong departure | port=hkg
hongkong | port=hkg
HK to Vietnam | port=hkg to=VN
out of Xiamen | port=xmn
from Beijing | port=tsn
near Beijing to Japan | port=tsn to=JP
from Guangzhou | port=can
Nansha to Da Nang | port=can to=dad
from Canton to Halong Bay | port=can to=hlg
from Sanya to Nha Trang | port=syx to=nha
Shanghai to Jeju | port=sha to=jeju
from Shanghai to Okinawa | port=sha to=okinawa
Shanghai or Xiamen | port=sha,xmn
from Shanghai or Tianjin to Korea | port=sha,tsn to=KR
from Shanghai, to Fukuoka and Nagasaki | port=sha to=fuk,ngs
Japan | to=JP
to Japan | to=JP
Japan cruise | to=JP
Japan and Korea | to=JP,KR
cruises to South Korea | to=KR
Korea | to=KR
Vietnam | to=VN
Southeast Asia | to=VN
Kyushu | to=kyushu
Okinawa | to=okinawa
the Okinawa islands | to=okinawa
visit Naha | to=nah
Naha and Ishigaki | to=nah,ish
Miyako | to=mmy
Ishigaki from Xiamen | to=ish port=xmn
Fukuoka | to=fuk
Hakata | to=fuk
calling at Kagoshima | to=koj
Sasebo or Nagasaki | to=ssb,ngs
Kumamoto | to=kmj
Jeju Island | to=jeju
Busan | to=pus
Pusan and Jeju | to=pus,jeju
Ha Long Bay | to=hlg
halong | to=hlg
Danang | to=dad
Nhatrang | to=nha
Đà Nẵng | to=dad
visiting Hong Kong | to=hkg
to Sanya | to=syx
going to Xiamen | to=xmn
Shanghia | port=sha fix
from Shangai | port=sha fix
Fukoka | to=fuk fix
Nagasaky | to=ngs fix
Kagosima | to=koj fix
Okinwa | to=okinawa fix
Vietnm | to=VN fix
Tianjing | port=tsn fix
Xiamin | port=xmn fix
Ishigake | to=ish fix
Osaka | unread=Osaka
Nara | unread=Nara
from Shenzhen | unread=Shenzhen
Alaska | unread=Alaska
Caribbean cruise | unread=Caribbean
from Singapore | unread=Singapore
Tokyo and Kyoto | unread=Tokyo|Kyoto
Atlantica | ship=at
on the Atlantica | ship=at
Mediterranea from Hong Kong | ship=md port=hkg
Magic City | ship=mc
Adora Magic City to Japan | ship=mc to=JP
Magic City or Mediterranea | ship=mc,md
not on Magic City | ship=at,md
4 nights | days=5
five nights | days=6
4-night cruise | days=5
5 days | days=5
5 day cruise | days=5
five-day cruise from Shanghai | days=5 port=sha
4 nights 5 days | days=5
5 days / 4 nights | days=5
4 to 6 nights | days=5,6,7
4-6 days | days=4,5,6
between 5 and 7 days | days=5,6,7
3 or 4 nights | days=4,5
up to 5 days | days=3,4,5
at most 4 nights | days=3,4,5
at least 6 days | days=6,7,8,9,10
6 days or more | days=6,7,8,9,10
5 nights or less | days=3,4,5,6
under 5 days | days=3,4
less than 5 nights | days=3,4,5
more than 6 days | days=7,8,9,10
a week | days=7
one week from Shanghai | days=7 port=sha
7 nights | days=8
about 5 days | days=4,5,6
short cruise | days=3,4,5
a short trip to Korea | days=3,4,5 to=KR
ten days | days=10
not 5 days | days=3,4,6,7,8,9,10
cheapest | sort=price-asc
cheapest cruise from Shanghai | sort=price-asc port=sha
cheap cruise to Japan | sort=price-asc to=JP
most expensive | sort=price-desc
earliest | sort=date-asc
soonest departure from Tianjin | sort=date-asc port=tsn
shortest cruise | sort=days-asc
longest cruise to Japan | sort=days-desc to=JP
longest ashore | sort=hours-desc
longest time in port | sort=hours-desc
Japan with the most time ashore | sort=hours-desc to=JP
not Korea | avoid=KR
no Korea | avoid=KR
without Jeju | avoid=jeju
Japan but not Okinawa | to=kyushu avoid=okinawa
anywhere except Korea | avoid=KR
any port in Korea but Busan | to=jeju avoid=pus
anything from HK but Vietnam | port=hkg avoid=VN
any cruise in May but with a balcony | date=2027-05 cabin=balcony
don't want to go to Korea | avoid=KR
not from Shanghai | port=tsn,xmn,can,hkg,syx
from anywhere except Shanghai | port=tsn,xmn,can,hkg,syx
not from Shanghai or Tianjin | port=xmn,can,hkg,syx
no Busan please | avoid=pus
stays longest in Naha | to=nah sort=hours-desc
most time in Nagasaki | to=ngs sort=hours-desc
a full day in port, Jeju | to=jeju sort=hours-desc
port: Tianjin; nights: 4-5; guests: 3 | port=tsn days=5,6 party=3+0
low price to high, duration 6 days | sort=price-asc days=6
fares from high to low | sort=price-desc
as long as possible in port | sort=hours-desc
non balcony, non-weekend | kind=-balcony weekday=1,2,3,4,5
avoid Korea, Vietnam and Jeju | avoid=dad,hlg,jeju,nha,pus
we don't want Korea, Vietnam or Okinawa | avoid=KR,VN,okinawa
any port except Tianjin, Xiamen and Sanya | port=sha,can,hkg
avoid Korea, Japan please | avoid=KR to=JP
take out Shanghai | port=tsn,xmn,can,hkg,syx
leave Korea out please | avoid=KR
rule out Tianjin | port=sha,xmn,can,hkg,syx
remove Jeju | avoid=jeju
short shore stops, from Guangzhou | port=can unread=short_shore_stops
six nights, seven tops | days=7,8
I was thinking of Vietnam but my husband says Korea | to=KR party=2+0 unread=was_thinking_of_Vietnam|says
I was thinking of Jeju with a balcony | to=jeju cabin=balcony
we were looking at April but May is cheaper | date=2027-05 sort=price-asc unread=were_looking_at_April
from Baoshan Shanghai to Japan | port=sha to=JP
from Phoenix Island Sanya to Vietnam | port=syx to=VN
SYX-HLG-SYX 4 days | port=syx to=hlg days=4
cruise to nowhere from HK | port=hkg unread=nowhere
nowhere but Japan | to=JP
nowhere to go in May | date=2027-05 unread=nowhere
embark Shanghai disembark Tianjin | port=sha unread=disembark_Tianjin
only one port, Jeju | to=jeju unread=only_one_port
kids 2 adults 1 Tianjin | port=tsn party=1+2
pax 4 Shanghai | port=sha party=4+0
group of 6 adults and 2 kids | party=6+2
2 senior citizens, more time onshore | party=2+0 sort=hours-desc
bring my kids, dates flexible | party=some
may I know price, me n my wife | party=2+0
CNY 2027 budget CNY5000 | CNY price=..5000
4k +/- | budget=3200-4800
year-end holidays from HK | date=2026-12 port=hkg
2nd half Aug HK | date=2027-08 leave=2027-08-16_2027-08-31 port=hkg
Chap Goh Mei cruise | LANTERN
10 June~20 June | date=2027-06 leave=2027-06-10_2027-06-20
June ~ August | date=2027-06..2027-08
first available cruise from Sanya, price range: 2000 - 4000 | port=syx sort=date-asc budget=2000-4000
7D6N or more, no budget limit, suite | days=7,8,9,10 kind=suite
possible to get on in Shanghai and get off in Tianjin | port=sha unread=get_off_in_Tianjin
join the ship in Xiamen, leave the ship in Hong Kong | port=xmn unread=leave_the_ship_in_Hong_Kong
a cruise that starts and ends in Hong Kong | port=hkg
fly from Singapore to Guangzhou, then 5 nights from Hong Kong | port=hkg days=6 unread=fly_from_Singapore_to_Guangzhou
fly to Shanghai on 3 May then cruise to Japan | to=JP unread=fly_to_Shanghai_on_3_May
which ship stops overnight in Hong Kong | to=hkg unread=stops_overnight
mum and dad are coming so four adults | party=4+0 unread=coming
the kids, two of them, they're five and seven | party=2+2
four adults including both my parents | party=4+0
our family of six including two grandparents | party=4+2
a ship with a kids' club, 2 adults | party=2+0 unread=kids|club
Australian summer holidays, from Sanya | port=syx unread=Australian_summer_holidays
in Hong Kong until 6 March and want to sail after that | port=hkg date=2027-03..2027-12 leave=2027-03-07_2027-12-31
got married last May, balcony in June | date=2027-06 cabin=balcony unread=got_married_last_May
my two boys and me, Easter | EASTER party=1+2
Hong Kong to Da Nang to Hong Kong | port=hkg to=dad
it doesn't have to be Japan, Korea is good as well | to=KR unread=doesn't_have_to_be|Japan
two adults, from wherever is closest to Beijing | port=tsn party=2+0 unread=wherever
We thought about Okinawa, however Kagoshima seems nice | to=koj unread=thought_about_Okinawa|however|seems
We booked a hotel in Sanya until 6 March, cruise to Vietnam | to=VN unread=booked|hotel_in_Sanya_until_6_March
8 or more days from Hong Kong | days=8,9,10 port=hkg
4 or fewer nights, Korea | days=3,4,5 to=KR
Mediterranea is too old, Okinawa | ship=at,mc to=okinawa
inside cabins are too small, 2 adults | kind=-inside party=2+0
no cabin without window, May | kind=oceanview date=2027-05
from Hong Kong on 28 January or a day earlier | port=hkg date=2027-01 leave=2027-01-28_2027-01-28 unread=a_day_earlier
28 May or a day or two later, 4 nights | date=2027-05 leave=2027-05-28_2027-05-28 days=5 unread=a_day_or_two_later
under two thousand five hundred per head, Xiamen | budget=-2500 port=xmn
3 thousand 5 hundred each, porthole cabin | budget=-3500 kind=oceanview
I need a visa for Japan, so after March | to=JP date=2027-04..2027-12 unread=visa
Japan requires visa, we have it | to=JP unread=requires_visa
I wanted Japan but for two adults | to=JP party=2+0
We planned Okinawa in May but got refused | unread=planned_Okinawa_in_May|refused
is Atlantica too old | ship=at unread=too_old
is the inside cabin too small, May | kind=inside date=2027-05 unread=too_small
the closest to Japan | to=JP unread=closest
the port closest to Guangzhou, 4 days | port=can days=4
`;
