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
`;
