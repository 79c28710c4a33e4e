/** Phrasings about time, with what they mean (`phrasing.ts`); today is 26 November 2026. */
export const ENGLISH_WHEN = `
4 nights from Shanghai in February with a balcony under 3000 | days=5 port=sha date=2027-02 cabin=balcony budget=-3000
February | date=2027-02
in February | date=2027-02
Feb | date=2027-02
Feb. 2027 | date=2027-02
from Shanghai in March | port=sha date=2027-03
cruises in march or april | date=2027-03..2027-04
March and April | date=2027-03..2027-04
between March and May | date=2027-03..2027-05
from March to May | date=2027-03..2027-05
March-May from Tianjin | date=2027-03..2027-05 port=tsn
Jun - Aug | date=2027-06..2027-08
July 2027 | date=2027-07
January '27 | date=2027-01
January 2028 | date=2028-01
may | date=2027-05
a cruise in May to Japan | date=2027-05 to=JP
I may go to Korea in June | to=KR date=2027-06
Dec | date=2026-12
December to February | date=2026-12..2027-02
next month | date=2026-12
this month | date=2026-11
next year | date=2027-01..2027-12
in 2028 | date=2028-01..2028-12
summer | date=2027-06..2027-08
this winter | date=2026-12..2027-02
winter sun | date=2026-12..2027-02 unread=sun
spring 2027 | date=2027-03..2027-05
in the autumn | date=2027-09..2027-11
next summer from Shanghai | date=2027-06..2027-08 port=sha
summer holidays with two kids | date=2027-07..2027-08 party=2+2
winter break | date=2027-01..2027-02
fall cruise to Japan | date=2027-09..2027-11 to=JP
end of the year | date=2026-12
early 2027 | date=2027-01..2027-03
early March | date=2027-03 leave=2027-03-01_2027-03-10
mid-April to Korea | date=2027-04 leave=2027-04-11_2027-04-20 to=KR
late June | date=2027-06 leave=2027-06-21_2027-06-30
end of May from Shanghai | date=2027-05 leave=2027-05-21_2027-05-31 port=sha
beginning of July | date=2027-07 leave=2027-07-01_2027-07-10
February 10 | date=2027-02 leave=2027-02-10_2027-02-10
Feb 10th from Shanghai | date=2027-02 leave=2027-02-10_2027-02-10 port=sha
10 February | date=2027-02 leave=2027-02-10_2027-02-10
on the 3rd of March | date=2027-03 leave=2027-03-03_2027-03-03
Feb 10-15 | date=2027-02 leave=2027-02-10_2027-02-15
December 20 to 25 | date=2026-12 leave=2026-12-20_2026-12-25
10 to 17 March | date=2027-03 leave=2027-03-10_2027-03-17
Jan 28 to Feb 3 | date=2027-01..2027-02 leave=2027-01-28_2027-02-03
March 5, 2027 | date=2027-03 leave=2027-03-05_2027-03-05
2027-03-05 | date=2027-03 leave=2027-03-05_2027-03-05
February 4 nights | date=2027-02 days=5
March 5 days from Shanghai | date=2027-03 days=5 port=sha
Chinese New Year | CNY
chinese new year from shanghai for a family of four | CNY port=sha party=2+2
Lunar New Year 2028 | date=2028-01..2028-02 leave=2028-01-19_2028-02-01
spring festival to Japan | CNY to=JP
CNY cruise | CNY
before Chinese New Year | date=2027-01..2027-02 leave=2027-01-23_2027-02-05
after Chinese New Year to Okinawa | date=2027-02 leave=2027-02-13_2027-02-26 to=okinawa
New Year's Eve at sea | date=2026-12 leave=2026-12-28_2026-12-31
over New Year from Hong Kong | NEWYEAR port=hkg
Christmas | XMAS
Christmas cruise from Hong Kong | XMAS port=hkg
xmas with the kids | XMAS party=some
Easter | EASTER
Easter holidays to Korea | EASTER to=KR
Valentine's Day for two | VALENTINE party=2+0
Golden Week | NATIONAL
National Day from Tianjin | NATIONAL port=tsn
October holiday to Japan | NATIONAL to=JP
Labour Day | LABOUR
May Day cruise | LABOUR
Labor Day holiday from Xiamen | LABOUR port=xmn
Dragon Boat Festival | DRAGON
mid-autumn festival from Shanghai | MIDAUTUMN port=sha
moon festival | MIDAUTUMN
Lantern Festival | LANTERN
Qingming | QINGMING
weekend cruise from Shanghai | weekday=0,6 port=sha
leaving on a weekend | weekday=0,6
weekends only | weekday=0,6
departing on a Friday | weekday=5
Saturday departure from Shanghai | weekday=6 port=sha
Friday or Saturday | weekday=5,6
on weekdays | weekday=1,2,3,4,5
this weekend | date=2026-11 leave=2026-11-28_2026-11-29
the coming weekend, HK | date=2026-11 leave=2026-11-28_2026-11-29 port=hkg
we can't go until June | date=2027-06..2027-12
not until 10 June | date=2027-06..2027-12 leave=2027-06-10_2027-12-31
golden week in May | date=2027-04..2027-05 leave=2027-04-28_2027-05-05
next weekend from Shanghai | date=2026-12 leave=2026-12-05_2026-12-06 port=sha
next week | date=2026-11..2026-12 leave=2026-11-30_2026-12-06
not in summer | date=2026-11..2028-05 minus=2027-06..2027-08
not in July or August | date=2026-11..2028-05 minus=2027-07..2027-08
except July and August | date=2026-11..2028-05 minus=2027-07..2027-08
anytime but not in February | date=2026-11..2028-05 minus=2027-02,2028-02
no weekends | weekday=1,2,3,4,5
Febuary from Shanghai | date=2027-02 port=sha
Feburary | date=2027-02
Decmber to Vietnam | date=2026-12 to=VN
septmber | date=2027-09
for 8 March from Tianjin | date=2027-03 leave=2027-03-08_2027-03-08 port=tsn
for 25 December 2 adults | date=2026-12 leave=2026-12-25_2026-12-25 party=2+0
for 1 May holiday from Shanghai | LABOUR port=sha
for 2 May or June | date=2027-05..2027-06 party=2+0
between 10 April and end of June | date=2027-04..2027-06 leave=2027-04-10_2027-06-30
any month in spring but May | date=2027-03..2027-04
any weekday but Monday | weekday=2,3,4,5
around Republic Day 26 January | date=2027-01 leave=2027-01-23_2027-01-29
weekend trip leaving on Friday | weekday=5
weekend cruise, depart Friday evening, Hong Kong | weekday=5 port=hkg unread=evening
leave Friday or the weekend | weekday=0,5,6
1 to 7 October, anything in that window | date=2027-10 leave=2027-10-01_2027-10-07
my travel window is 10 to 20 May | date=2027-05 leave=2027-05-10_2027-05-20
leaving on the 10th or 11th of May | date=2027-05 leave=2027-05-10_2027-05-11
on the 20th to 24th of June | date=2027-06 leave=2027-06-20_2027-06-24
early next month | date=2026-12 leave=2026-12-01_2026-12-10
next month or the one after | date=2026-12..2027-01
this week or next, Shanghai | port=sha date=2026-11..2026-12 leave=2026-11-26_2026-12-06
next month or next year | date=2026-12..2027-12
beg. of April | date=2027-04 leave=2027-04-01_2027-04-10
early April 2028 | date=2028-04 leave=2028-04-01_2028-04-10
start July 10 | date=2027-07 leave=2027-07-10_2027-07-10
mid of May, 5 nights | date=2027-05 leave=2027-05-11_2027-05-20 days=6
summer of 27 | date=2027-06..2027-08
10.1 golden week | NATIONAL
from Shanghai, May+ | port=sha date=2027-05..2027-12
my holidays start July 10 | date=2027-07..2027-12 leave=2027-07-10_2027-12-31
free from 20 Dec to 3 Jan | date=2026-12..2027-01 leave=2026-12-20_2027-01-03
nothing in January | date=2026-11..2028-05 minus=2027-01,2028-01
nothing in January 2027 | date=2026-11..2028-05 minus=2027-01
no winter cruises | date=2026-11..2028-05 minus=2026-12..2027-02,2027-12..2028-02
not this winter | date=2026-11..2028-05 minus=2026-12..2027-02
not next May | date=2026-11..2028-05 minus=2027-05
not in the first week of March | leave=2026-11-26_2027-02-28,2027-03-08_2028-02-29,2028-03-08_2028-05-31
not over Easter | leave=2026-11-26_2027-03-23,2027-03-30_2028-04-11,2028-04-18_2028-05-31
2028, but not January | date=2028-02..2028-12
first Saturday in April | date=2027-04 leave=2027-04-03_2027-04-03
on the 2nd Sunday in May | date=2027-05 leave=2027-05-09_2027-05-09
May last Friday | date=2027-05 leave=2027-05-28_2027-05-28
for Mother's Day | date=2027-05 leave=2027-05-05_2027-05-09
no CNY, June or July | leave=2026-11-26_2027-01-29,2027-02-13_2027-05-31,2027-08-01_2028-01-18,2028-02-02_2028-05-31
free in the last week of January | date=2027-01 leave=2027-01-25_2027-01-31
the first fortnight of June | date=2027-06 leave=2027-06-01_2027-06-14
week commencing 19 April, or the week after | date=2027-04..2027-05 leave=2027-04-19_2027-05-02
the weekend of 13 March or the one after | unread=the_weekend_of_13_March_or_the_one_after
anything in June, well, not the first week | date=2027-06 leave=2027-06-08_2027-06-30
July but not the second half | date=2027-07 leave=2027-07-01_2027-07-15
late October, like the 20th to the 30th | date=2027-10 leave=2027-10-20_2027-10-30
in March between the 10th and the 20th | date=2027-03 leave=2027-03-10_2027-03-20
New Year's Eve at sea for 2 | date=2026-12 leave=2026-12-28_2026-12-31 party=2+0
ring in the new year from Shanghai | NEWYEAR port=sha
the weekend after next | date=2026-12 leave=2026-12-12_2026-12-13
Japan in cherry blossom season | date=2027-03..2027-04 to=JP
August is typhoon season, then better October | date=2027-10 unread=better
is june in the rainy season? | date=2027-06 unread=rainy_season
my boyfriend can't get off work before 20 august | date=2027-08..2027-12 leave=2027-08-20_2027-12-31 party=2+0
We missed the April sailing, from Xiamen in June | date=2027-06 port=xmn unread=missed_the_April_sailing
this week-end from Shanghai | date=2026-11 leave=2026-11-28_2026-11-29 port=sha
a weekday or a week-end, 4 nights | weekday=0,1,2,3,4,5,6 days=5
mid June, give or take a week, 5 days | date=2027-06 leave=2027-06-11_2027-06-20 days=5 unread=give_or_take_a_week
20 May plus or minus a week | date=2027-05 leave=2027-05-13_2027-05-27
we get off school on 2 July so anything after that | date=2027-07..2027-12 leave=2027-07-02_2027-12-31
2 ad, sha, apr 5-6d | party=2+0 port=sha date=2027-04 days=5,6
Xiamen, late nov 27 | port=xmn date=2027-11 leave=2027-11-21_2027-11-30
black friday deals, Shanghai | port=sha unread=black_friday_deals
a relaxing week in May | days=7 date=2027-05 unread=relaxing
as long as possible in Okinawa, May | sort=hours-desc to=okinawa date=2027-05
Sanya works on weekends, 4 days | port=syx days=4 weekday=0,6
I have no exams in June, 4 days | date=2027-06 days=4 unread=no_exams
avoid crowds in May, Jeju | date=2027-05 to=jeju unread=avoid_crowds
avoid queues at Shanghai | port=sha unread=avoid_queues
We planned May but as cheap as possible | date=2027-05 sort=price-asc
We intended to sail in July but are flexible | date=2027-07 unread=flexible
`;
