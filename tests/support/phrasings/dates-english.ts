/** Phrasings about times of the year in English, and in figures, with what they mean (`phrasing.ts`). */
export const ENGLISH_DATES = `
from 1 April to 15 April | date=2027-04 leave=2027-04-01_2027-04-15
10 Feb to 20 Feb | date=2027-02 leave=2027-02-10_2027-02-20
5 May - 12 May | date=2027-05 leave=2027-05-05_2027-05-12
between 5 May and 12 May | date=2027-05 leave=2027-05-05_2027-05-12
28 December to 3 January | date=2026-12..2027-01 leave=2026-12-28_2027-01-03
between 28 Dec and 3 Jan | date=2026-12..2027-01 leave=2026-12-28_2027-01-03
5th May until 12th May | date=2027-05 leave=2027-05-05_2027-05-12
mid April to mid May | date=2027-04..2027-05 leave=2027-04-11_2027-05-20
mid to late April | date=2027-04 leave=2027-04-11_2027-04-30
early to mid May | date=2027-05 leave=2027-05-01_2027-05-20
Jan thru March | date=2027-01..2027-03
after 10 Feb and be home by the 17th | date=2027-02..2027-12 leave=2027-02-11_2027-12-31 unread=be_home_by_the_17th
no later than 5 March | date=2026-11..2027-03 leave=2026-11-26_2027-03-05
no earlier than March 10 | date=2027-03..2027-12 leave=2027-03-10_2027-12-31
April onwards | date=2027-04..2027-12
April or later | date=2027-04..2027-12
May and beyond | date=2027-05..2027-12
between now and March | date=2026-11..2027-03
from now until March | date=2026-11..2027-03
in the next 3 months | date=2026-11..2027-02 leave=2026-11-26_2027-02-26
next 3 months | date=2026-11..2027-02 leave=2026-11-26_2027-02-26
Q2 next year | date=2027-04..2027-06
spring next year | date=2027-03..2027-05
summer next year | date=2027-06..2027-08
May next year | date=2027-05
May of next year | date=2027-05
next year in May | date=2027-05
2027 May | date=2027-05
Feb or March next year | date=2027-02..2027-03
summer holidays next year | date=2027-07..2027-08
May half term 2027 | date=2027-05 unread=half_term
early next year | date=2027-01..2027-03
late next year | date=2027-10..2027-12
end of next year | date=2027-10..2027-12
middle of next year | date=2027-05..2027-08
first half of next year | date=2027-01..2027-06
second half of next year | date=2027-07..2027-12
the week of 10 April | date=2027-04 leave=2027-04-10_2027-04-16
week of Feb 14 | date=2027-02 leave=2027-02-14_2027-02-20
w/c 12 July | date=2027-07 leave=2027-07-12_2027-07-18
week commencing 5 April | date=2027-04 leave=2027-04-05_2027-04-11
week beginning 5 April | date=2027-04 leave=2027-04-05_2027-04-11
the weekend of 6 March | date=2027-03 leave=2027-03-06_2027-03-07
first weekend of May | date=2027-05 leave=2027-05-01_2027-05-02
last weekend in May | date=2027-05 leave=2027-05-29_2027-05-30
Oct/Nov | date=2027-10..2027-11
Oct-Nov | date=2027-10..2027-11
Oct or Nov | date=2027-10..2027-11
midweek | weekday=2,3,4
third week of March | date=2027-03 leave=2027-03-15_2027-03-21
second week of March | date=2027-03 leave=2027-03-08_2027-03-14
end May | date=2027-05 leave=2027-05-21_2027-05-31
beginning March | date=2027-03 leave=2027-03-01_2027-03-10
today | date=2026-11 leave=2026-11-26_2026-11-26
on the 5th | unread=on_the_5th
14/2 | date=2027-02 leave=2027-02-14_2027-02-14
14.02.2027 | date=2027-02 leave=2027-02-14_2027-02-14
2/14/2027 | date=2027-02 leave=2027-02-14_2027-02-14
05/03/2027 | unread=05/03/2027
11/12 | unread=11/12
5/5/2027 | date=2027-05 leave=2027-05-05_2027-05-05
02/2027 | date=2027-02
20/2-25/2 | date=2027-02 leave=2027-02-20_2027-02-25
10/2 to 20/2 | date=2027-02 leave=2027-02-10_2027-02-20
from 5 March for 4 nights | date=2027-03..2027-12 leave=2027-03-05_2027-12-31 days=5
10 or 11 March | date=2027-03 leave=2027-03-10_2027-03-11
10 and 15 March | unread=10_and_15_March
Feb 10 or 15 | unread=Feb_10_or_15
the first of May | date=2027-05 leave=2027-05-01_2027-05-01
from mid April | date=2027-04..2027-12 leave=2027-04-11_2027-12-31
until mid May | date=2026-11..2027-05 leave=2026-11-26_2027-05-20
before the end of March | date=2026-11..2027-03 leave=2026-11-26_2027-03-31
after summer | date=2027-09..2027-12
before the summer holidays | date=2026-11..2027-06
my birthday is on 5 May | unread=birthday_is_on_5_May
school starts on 20 August | unread=school_starts_on_20_August
2027 | date=2027-01..2027-12
2028 summer | date=2028-06..2028-08
2027, February | date=2027-02
next year in the spring | date=2027-03..2027-05
Friday 5 March | date=2027-03 leave=2027-03-05_2027-03-05
between December and February next year | date=2026-12..2027-02
from March 10 | date=2027-03..2027-12 leave=2027-03-10_2027-12-31
starting 10 Feb | date=2027-02..2027-12 leave=2027-02-10_2027-12-31
from 10 to 15 Feb | date=2027-02 leave=2027-02-10_2027-02-15
Feb 10 through 15 | date=2027-02 leave=2027-02-10_2027-02-15
late Feb to early March | date=2027-02..2027-03 leave=2027-02-21_2027-03-10
not in early March | leave=2026-11-26_2027-02-28,2027-03-11_2028-02-29,2028-03-11_2028-05-31
not between 5 May and 12 May | leave=2026-11-26_2027-05-04,2027-05-13_2028-05-04,2028-05-13_2028-05-31
from Shanghai to Japan from 5 May to 12 May | date=2027-05 leave=2027-05-05_2027-05-12 port=sha to=JP
late 2027 | date=2027-10..2027-12
tonight | date=2026-11 leave=2026-11-26_2026-11-26
any time after mid-February | date=2027-02..2027-12 leave=2027-02-21_2027-12-31
by the end of January | date=2026-11..2027-01 leave=2026-11-26_2027-01-31
by 20 January | date=2026-11..2027-01 leave=2026-11-26_2027-01-20
from Shanghai 10 Feb to Japan | date=2027-02 leave=2027-02-10_2027-02-10 port=sha to=JP
end of next month | date=2026-12 leave=2026-12-21_2026-12-31
within 3 months | date=2026-11..2027-02 leave=2026-11-26_2027-02-26
July to mid August | date=2027-07..2027-08 leave=2027-07-01_2027-08-20
5-12 May | date=2027-05 leave=2027-05-05_2027-05-12
5 May to 12 | date=2027-05 leave=2027-05-05_2027-05-12
3-5 days in May | date=2027-05 days=3,4,5
10-12 March | date=2027-03 leave=2027-03-10_2027-03-12
cruise on 3/14 | date=2027-03 leave=2027-03-14_2027-03-14
10 Feb or 20 Feb | date=2027-02 leave=2027-02-10_2027-02-10,2027-02-20_2027-02-20
second half of May next year | date=2027-05 leave=2027-05-16_2027-05-31
24 December - 2 January | date=2026-12..2027-01 leave=2026-12-24_2027-01-02
12 nights in April | date=2027-04 days=13
on 5th or 6th of June | date=2027-06 leave=2027-06-05_2027-06-06
2/14 | date=2027-02 leave=2027-02-14_2027-02-14
12.24 | date=2026-12 leave=2026-12-24_2026-12-24
1.20-1.28 | date=2027-01 leave=2027-01-20_2027-01-28
12-25 | date=2026-12 leave=2026-12-25_2026-12-25
27-04-10 | date=2027-04 leave=2027-04-10_2027-04-10
5.1-5.5 | date=2027-05 leave=2027-05-01_2027-05-05
12.20-25 | date=2026-12 leave=2026-12-20_2026-12-25
2027.3.1-3.5 | date=2027-03 leave=2027-03-01_2027-03-05
5.20 | date=2027-05 leave=2027-05-20_2027-05-20
departing 21st December, returning 28th | date=2026-12 leave=2026-12-21_2026-12-21 unread=returning_28th
the last two weeks of July | date=2027-07 leave=2027-07-18_2027-07-31
first two weeks of August | date=2027-08 leave=2027-08-01_2027-08-14
end of April or beginning of May | date=2027-04..2027-05 leave=2027-04-21_2027-05-10
late April / early May | date=2027-04..2027-05 leave=2027-04-21_2027-05-10
around the middle of May | date=2027-05 leave=2027-05-11_2027-05-20
around mid May | date=2027-05 leave=2027-05-11_2027-05-20
around the end of May | date=2027-05 leave=2027-05-21_2027-05-31
in May or June 2027 | date=2027-05..2027-06
May/June/July | date=2027-05..2027-07
July and August next year | date=2027-07..2027-08
winter 2027 | date=2027-12..2028-02
winter next year | date=2027-12..2028-02
early summer | date=2027-06
late summer | date=2027-08
late autumn | date=2026-11
early spring 2027 | date=2027-03
mid-summer | date=2027-07
from June 2027 | date=2027-06
from June 2027 onwards | date=2027-06..2027-12
June 2027 onwards | date=2027-06..2027-12
until the end of the year | date=2026-11..2026-12
before the end of the year | date=2026-11..2026-12
by the end of this year | date=2026-11..2026-12
by the end of next year | date=2026-11..2027-12
later this year | date=2026-11..2026-12
later next year | unread=later_next_year
sometime next year | date=2027-01..2027-12
the year after next | date=2028-01..2028-12
two weeks from now | unread=two_weeks_from_now
over the next six weeks | date=2026-11..2027-01 leave=2026-11-26_2027-01-07
within the next year | date=2026-11..2027-11 leave=2026-11-26_2027-11-26
as soon as possible after 10 January | date=2027-01..2027-12 leave=2027-01-11_2027-12-31 sort=date-asc
not before 10 January | date=2027-01..2027-12 leave=2027-01-10_2027-12-31
not after 10 January | date=2026-11..2027-01 leave=2026-11-26_2027-01-10
no earlier than April 2027 | date=2027-04..2027-12
10th January onwards | date=2027-01..2027-12 leave=2027-01-10_2027-12-31
from the 10th of January onwards | date=2027-01..2027-12 leave=2027-01-10_2027-12-31
from 10th January | date=2027-01..2027-12 leave=2027-01-10_2027-12-31
leaving 10/01/2027 | unread=10/01/2027
leaving on 13/1 | date=2027-01 leave=2027-01-13_2027-01-13
leaving on 1/13/2027 | date=2027-01 leave=2027-01-13_2027-01-13
13.1.2027 | date=2027-01 leave=2027-01-13_2027-01-13
2027/1/13 | date=2027-01 leave=2027-01-13_2027-01-13
2027-1-13 | date=2027-01 leave=2027-01-13_2027-01-13
2027.01.13 | date=2027-01 leave=2027-01-13_2027-01-13
13-01-2027 | date=2027-01 leave=2027-01-13_2027-01-13
13-1-27 | date=2027-01 leave=2027-01-13_2027-01-13
Jan 13 2027 | date=2027-01 leave=2027-01-13_2027-01-13
Jan. 13, 2027 | date=2027-01 leave=2027-01-13_2027-01-13
13 Jan '27 | date=2027-01 leave=2027-01-13_2027-01-13
January 13th, 2027 | date=2027-01 leave=2027-01-13_2027-01-13
the 13th of January | date=2027-01 leave=2027-01-13_2027-01-13
13th Jan | date=2027-01 leave=2027-01-13_2027-01-13
13th January 2027 to 20th January 2027 | date=2027-01 leave=2027-01-13_2027-01-20
13 January - 20 January 2027 | date=2027-01 leave=2027-01-13_2027-01-20
Jan 13–20, 2027 | date=2027-01 leave=2027-01-13_2027-01-20
13–20 January 2027 | date=2027-01 leave=2027-01-13_2027-01-20
from the 13th to the 20th of January | date=2027-01 leave=2027-01-13_2027-01-20
from the 13th until the 20th of January | date=2027-01 leave=2027-01-13_2027-01-20
between the 13th and the 20th of January | date=2027-01 leave=2027-01-13_2027-01-20
between January 13th and 20th | date=2027-01 leave=2027-01-13_2027-01-20
between Jan 13 and Jan 20 | date=2027-01 leave=2027-01-13_2027-01-20
dates: 13 Jan to 20 Jan | date=2027-01 leave=2027-01-13_2027-01-20
Wednesday 13 January | date=2027-01 leave=2027-01-13_2027-01-13
Wed 13 Jan | date=2027-01 leave=2027-01-13_2027-01-13
Saturdays in May | date=2027-05 weekday=6
weekends in May | date=2027-05 weekday=0,6
any weekend in March | date=2027-03 weekday=0,6
a weekend in June | date=2027-06 weekday=0,6
second weekend of June | date=2027-06 leave=2027-06-12_2027-06-13
Friday to Monday | unread=Friday_to_Monday
Thursday through Sunday | weekday=0,4,5,6
Mon-Fri | weekday=1,2,3,4,5
first week of October | date=2027-10 leave=2027-10-01_2027-10-07
my birthday is in May | unread=birthday_is_in_May
May 4 nights | date=2027-05 days=5
4 nights May | date=2027-05 days=5
four nights in May | date=2027-05 days=5
may 5 nights | date=2027-05 days=6
5 nights from 5 May | date=2027-05..2027-12 leave=2027-05-05_2027-12-31 days=6
around May 20 | date=2027-05 leave=2027-05-17_2027-05-23
about 20 May | date=2027-05 leave=2027-05-17_2027-05-23
on or around 20 May | date=2027-05 leave=2027-05-17_2027-05-23
20 May +/- 3 days | date=2027-05 leave=2027-05-17_2027-05-23
20 May or thereabouts | date=2027-05 leave=2027-05-17_2027-05-23
week of the 20th of May | date=2027-05 leave=2027-05-20_2027-05-26
week starting 17 May | date=2027-05 leave=2027-05-17_2027-05-23
2027 Q3 | date=2027-07..2027-09
third quarter of 2027 | date=2027-07..2027-09
H1 2027 | date=2027-01..2027-06
Q4 | date=2026-11..2026-12
autumn 2027 | date=2027-09..2027-11
Sept 27 | date=2027-09 leave=2027-09-27_2027-09-27
Sep 2027 | date=2027-09
Sept-Oct 2027 | date=2027-09..2027-10
September through November | date=2027-09..2027-11
Nov to Jan | date=2026-11..2027-01
Nov and Dec | date=2026-11..2026-12
December or January | date=2026-12..2027-01
December 2026 or January 2027 | date=2026-12..2027-01
Feb, Mar | date=2027-02..2027-03
mid-Feb | date=2027-02 leave=2027-02-11_2027-02-20
mid Feb - mid Mar | date=2027-02..2027-03 leave=2027-02-11_2027-03-20
middle of February | date=2027-02 leave=2027-02-11_2027-02-20
end February | date=2027-02 leave=2027-02-21_2027-02-28
start of February | date=2027-02 leave=2027-02-01_2027-02-10
towards the end of February | date=2027-02 leave=2027-02-21_2027-02-28
the beginning of February to the end of March | date=2027-02..2027-03 leave=2027-02-01_2027-03-31
first half of February | date=2027-02 leave=2027-02-01_2027-02-15
last week in February | date=2027-02 leave=2027-02-22_2027-02-28
early Feb till late Feb | date=2027-02 leave=2027-02-01_2027-02-28
before mid-February | date=2026-11..2027-02 leave=2026-11-26_2027-02-10
after early February | date=2027-02..2027-12 leave=2027-02-11_2027-12-31
after the 15th of February | date=2027-02..2027-12 leave=2027-02-16_2027-12-31
till 15 February | date=2026-11..2027-02 leave=2026-11-26_2027-02-15
up to 15 February | date=2026-11..2027-02 leave=2026-11-26_2027-02-15
whole of February | date=2027-02 unread=whole
anytime in February | date=2027-02
February only | date=2027-02
February 30 | unread=February_30
31 April | unread=31_April
2027/1/10-2027/1/20 | date=2027-01 leave=2027-01-10_2027-01-20
2027.1.10 | date=2027-01 leave=2027-01-10_2027-01-10
10.1 | unread=10.1
10.1-10.7 | date=2027-10 leave=2027-10-01_2027-10-07
9.30 | date=2027-09 leave=2027-09-30_2027-09-30
12-31 | date=2026-12 leave=2026-12-31_2026-12-31
12/31 | date=2026-12 leave=2026-12-31_2026-12-31
2027-1 | date=2027-01
I want to leave on or after 10 April | date=2027-04..2027-12 leave=2027-04-10_2027-12-31
next Friday or Saturday | date=2026-12 leave=2026-12-04_2026-12-05
3.5 stars | unread=3.5_stars
March 3-5 nights | date=2027-03 days=4,5,6
3/8 - 17/8, Korea | date=2027-08 leave=2027-08-03_2027-08-17 to=KR
1/6/2027 to 15/6/2027 | date=2027-06 leave=2027-06-01_2027-06-15
10/8 to 10/15 | date=2027-10 leave=2027-10-08_2027-10-15
1/5 to 10/5 | unread=1/5_to_10/5
12-15/2 | date=2027-02 leave=2027-02-12_2027-02-15
from 20-25/3 | date=2027-03 leave=2027-03-20_2027-03-25
1-5/5, Japan | date=2027-05 leave=2027-05-01_2027-05-05 to=JP
2-3/4 people | party=4+0 unread=2|3
after 10 December | date=2026-12..2027-12 leave=2026-12-11_2027-12-31
Dec 15 onwards | date=2026-12..2027-12 leave=2026-12-15_2027-12-31
not before October | date=2027-10..2028-12
off work from Sept 20 for 10 days | date=2027-09 leave=2027-09-20_2027-09-29
free for a week from 3 May | date=2027-05 leave=2027-05-03_2027-05-09
I have two weeks off from 14 June | date=2027-06 leave=2027-06-14_2027-06-27
5 days leave from 3 May, Japan | date=2027-05 leave=2027-05-03_2027-05-07 to=JP
holiday starts 20 June for 8 days | date=2027-06 leave=2027-06-20_2027-06-27
from 20 July, 10 days off | date=2027-07 leave=2027-07-20_2027-07-29
we have 9 days from 30 April | date=2027-04..2027-05 leave=2027-04-30_2027-05-08
leave 14 June for 5 days | date=2027-06 leave=2027-06-14_2027-06-14 days=5
do you have 5 days from 3 May | date=2027-05..2027-12 leave=2027-05-03_2027-12-31 days=5
we are available from 3 May for two weeks | date=2027-05 leave=2027-05-03_2027-05-16
on Monday 5 April | date=2027-04 leave=2027-04-05_2027-04-05
my leave starts 1 Oct and ends 7 Oct | date=2027-10 leave=2027-10-01_2027-10-07
from 1 Oct, finishing 7 Oct | date=2027-10 leave=2027-10-01_2027-10-07
around 10 april, give or take 3 days | date=2027-04 leave=2027-04-07_2027-04-13
5 May give or take a day or two | date=2027-05 leave=2027-05-03_2027-05-07
10 April, 3 days either side | date=2027-04 leave=2027-04-07_2027-04-13
flexible by 3 days | unread=flexible_by_3_days
dec 20ish | date=2026-12 leave=2026-12-17_2026-12-23
Thurs departures | weekday=4
Tues or Weds | weekday=2,3
week in may | date=2027-05 days=7
week from Shanghai | port=sha days=7
school holidays | unread=school_holidays
February school holidays | date=2027-02
first or second week of December | date=2026-12 leave=2026-12-01_2026-12-14
first week of December, or the second | date=2026-12 leave=2026-12-01_2026-12-14
second or third weekend in May | unread=second_or_third_weekend_in_May
August after the 10th | date=2027-08 leave=2027-08-11_2027-08-31
march, from the 10th on | date=2027-03 leave=2027-03-10_2027-03-31
nxt yr | date=2027-01..2027-12
spring 28 from Shanghai | date=2028-03..2028-05 port=sha
late-ish May | date=2027-05 leave=2027-05-21_2027-05-31
`;
