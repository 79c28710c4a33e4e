/** Phrasings in which a clause is about something else than the voyage that is wanted: what was, is booked, full or taken back. */
export const ENGLISH_CLAUSES = `
I want to go on the Mediterranea in May | date=2027-05 ship=md
would love to go on the Atlantica | ship=at
we'd like to sail on the Magic City | ship=mc
We did Jeju last year so somewhere else, ideally Fukuoka | to=fuk unread=did_Jeju_last_year|else
last time we went to Busan, this time Japan | to=JP unread=last_time_we_went_to_Busan
we sailed on the Atlantica last year, now the Magic City | ship=mc unread=sailed_on_the_Atlantica_last_year
Had a great time on the Atlantica in October, want to go on the Mediterranea | ship=md unread=Had_a_great_time_on_the_Atlantica_in_October
Loved the Mediterranea in March, want to try the Atlantica | ship=at unread=Loved_the_Mediterranea_in_March
we were on the Magic City in June, want the Atlantica | ship=at unread=were_on_the_Magic_City_in_June
Jeju last year, Fukuoka now | to=fuk unread=Jeju_last_year
we enjoyed Nagasaki so want Sasebo | to=ssb unread=enjoyed_Nagasaki
last week of May | date=2027-05 leave=2027-05-25_2027-05-31
from Shanghai, actually no, from Tianjin | port=tsn unread=from_Shanghai,_actually_no
in June, no actually July | date=2027-07 unread=June,_no_actually
thinking of Vietnam but now want Korea | to=KR unread=Vietnam_but_now_want
from Shanghai to Jeju, no wait, Busan | port=sha to=pus unread=to_Jeju,_no_wait
We had booked Feb 14 but need to move it to the first week of March | date=2027-03 leave=2027-03-01_2027-03-07 unread=had_booked_Feb_14|move
change my booking from April 5 to April 20 | date=2027-04 leave=2027-04-20_2027-04-20 unread=change_my_booking_from_April_5
moved our leave from May to June | date=2027-06 unread=moved_our_leave_from_May
Shanghai is sold out so Tianjin | port=tsn
the March 3 sailing is full, what about March 10 | date=2027-03 leave=2027-03-10_2027-03-10
anything in May is fully booked, try June | date=2027-06
I was looking at June 10 but it's sold out, anything else in June | date=2027-06 leave=2027-06-01_2027-06-09,2027-06-11_2027-06-30 unread=else
full board, Japan | to=JP unread=full_board
in March, or if there is nothing in March then April | date=2027-03..2027-04
Shanghai, or if nothing from Shanghai then Tianjin | port=sha,tsn
January, if there's nothing then February | date=2027-01..2027-02
if there are no sailings in May, June | date=2027-05..2027-06
balcony in July, or August if July is full | date=2027-07..2027-08 cabin=balcony
no weekdays, friday is ok | weekday=0,5,6
can't do weekdays but Friday is ok | weekday=0,5,6
no weekends, but Sunday works | weekday=0,1,2,3,4,5
not Korea, but Busan is fine | avoid=jeju
not in summer but August 20 is fine | date=2027-08 leave=2027-08-20_2027-08-20
back at work on Monday the 7th of June | unread=back_at_work_on_Monday_the_7th_of_June
back home on Sunday the 11th of April | unread=back_home_on_Sunday_the_11th_of_April
back at the office on Thursday April 8 | unread=back_at_the_office_on_Thursday_April_8
Friday May 8 | unread=Friday_May_8
exams until June 20, so after that | date=2027-06..2027-12 leave=2027-06-21_2027-12-31
working until March 5 | unread=working_until_March_5
I work till 20 December | unread=work_till_20_December
exams finish June 20 | unread=exams_finish_June_20
exams from June 3 to June 10, Japan | to=JP unread=exams_from_June_3_to_June_10
off work until 20 December | date=2026-11..2026-12 leave=2026-11-26_2026-12-20
spring break 2027, Japan | to=JP unread=spring_break_2027
I've finals until the 20th of June | unread=finals_until_the_20th_of_June
training until 3 May, Japan | to=JP unread=training_until_3_May
school breaks up on 25 June, Japan | to=JP unread=school_breaks_up_on_25_June
I get off night shift on the 6th of February | unread=get_off_night_shift_on_the_6th_of_February
rehearsals until 12 May | unread=rehearsals|until_12_May
not free until 1 July | leave=2027-07-02_2028-05-31
arriving in Hong Kong on Saturday 3 April, 5 days | days=5 unread=arriving_in_Hong_Kong_on_Saturday_3_April
have to be back at my desk on Wednesday 17th | unread=be_back_at_my_desk_on_Wednesday_17th
have to be at work on Tuesday | unread=have_to_be_at_work_on_Tuesday
Saturday the 10th | unread=Saturday_the_10th
anniversary which is 21 September | unread=anniversary_which_is_21_September
over my birthday, 8 May | unread=birthday,_8_May
before March when I go back to work | date=2026-11..2027-02
we were booked on the Atlantica for December but it got cancelled | unread=were_booked_on_the_Atlantica_for_December|cancelled
had booked Magic City in May, what about June | date=2027-06 unread=had_booked_Magic_City_in_May
we have booked leave from 1 May to 7 May | date=2027-05 leave=2027-05-01_2027-05-07 unread=booked
Fri 12th to Mon 15th | unread=Fri_12th|Mon_15th
finish on Sunday, Korea | to=KR unread=finish_on_Sunday
our May cruise was cancelled, anything in June | date=2027-06 unread=May_cruise_was_cancelled
they cancelled our Magic City trip, Japan | to=JP unread=cancelled_our_Magic_City
June, actually July | date=2027-07
Shanghai no sorry Tianjin | port=tsn unread=Shanghai_no_sorry
Shanghai to Hong Kong, on second thoughts Sanya | port=sha to=syx
June or July, I meant August | date=2027-08
not May, actually June | date=2027-06
Japan, actually in May | to=JP date=2027-05
we actually want Korea, make it cheap | to=KR sort=price-asc
we sat on deck 9 last time, Atlantica again | ship=at unread=sat|deck_9_last_time
need to be in Shanghai by 7 October | unread=need_to_be_in_Shanghai_by_7_October
I said Korea earlier but the missus wants Japan | to=JP party=2+0 unread=said_Korea|earlier
if August is over 6000 each then September | date=2027-08..2027-09 unread=over_6000_each
as early as 3 July but no later than 20 July | date=2027-07 leave=2027-07-03_2027-07-20
the twenty-third or twenty-fourth of December | date=2026-12 leave=2026-12-23_2026-12-24
two adults, make that three | unread=two_adults,_make_that_three
five nights, make that six | days=7
Korea from Shanghai, no wait, Tianjin | to=KR port=tsn unread=Shanghai,_no_wait
flying home to London on 15 March | unread=flying_home_to_London_on_15_March
flight from Hong Kong to Sydney at 11pm on 17 October | unread=flight_from_Hong_Kong_to_Sydney_at_11pm_on_17_October
arriving at Hong Kong airport 4pm on 10 March | unread=arriving_at_Hong_Kong_airport_4pm_on_10_March
we leave Australia on 8 May, 5 nights | days=6 unread=leave_Australia_on_8_May
moving to Hong Kong in May, a cruise in summer | date=2027-06..2027-08 unread=moving_to_Hong_Kong_in_May
back by 5 February for CNY, Vietnam | to=VN unread=back_by_5_February_for_CNY
I retire in March, so a cruise in April | date=2027-04 unread=retire_in_March
not before 12 Feb because of CNY | leave=2027-02-12_2027-12-31 date=2027-02..2027-12 unread=because_of_CNY
conference in HK ends 15 April, Japan | to=JP unread=conference_in_HK_ends_15_April
we've been on Magic City, Japan in June | to=JP date=2027-06 unread=ve_been_on_Magic_City
leaving Thursday or Friday so I can work Monday | weekday=4,5
Memorial Day weekend, Korea | to=KR unread=Memorial_Day|weekend
4th of July weekend | date=2027-07 leave=2027-07-03_2027-07-04
want to be at sea on 14 February | date=2027-02 leave=2027-02-10_2027-02-14
leaving and returning to Hong Kong | port=hkg
Wed departures only | weekday=3
grandma, grandpa, mum, dad and the baby | party=4+1
we two grandparents and our grandson | party=2+1
teenagers 13 and 15, Shanghai | port=sha party=2+2
under 8000 both Japan and Korea | price=..8000 to=JP,KR unread=both
Korea/Shanghai in May | date=2027-05 port=sha to=KR
cabin on the sun deck, May | date=2027-05 unread=sun_deck
grandpa, grandma, mum, dad and twin girls aged 7 | party=4+2
trip for my mother-in-law and father-in-law, Kyushu | party=2+0 to=kyushu
February outside of that, Hong Kong | date=2027-02 port=hkg unread=outside
travelling with 2 kids, grandma and grandpa | party=3+2
our twins, grandma and grandpa | party=3+2
we wanted to go in March but now it has to be May | date=2027-05 unread=wanted_to_go_in_March
originally planned Okinawa but my wife prefers Jeju | to=jeju party=2+0 unread=originally_planned_Okinawa
initially we planned a trip in August, now September | date=2027-09 unread=initially_we_planned_a_trip_in_August
we wanted japan but korea is ok too | to=JP,KR
we hoped for 7 nights but only have 5 | unread=hoped_for_7_nights|5
Sanya is too hot in July so maybe Tianjin to Korea | port=tsn to=KR unread=Sanya_is_too_hot|July
Okinawa is too expensive over golden week, 4 days in june | date=2027-06 days=4 unread=Okinawa_is_too_expensive|over_golden_week
my son has exams in June, July works | date=2027-07 party=2+1
christmas shopping in December from Xiamen | date=2026-12 port=xmn unread=christmas_shopping
I normally sail from Hong Kong but now from Xiamen | port=xmn unread=normally_sail_from_Hong_Kong
Korea was great but now Japan | to=JP unread=Korea_was_great
had to cancel our March cruise so now September | date=2027-09 unread=had_to_cancel_our_March
I get off work at 6 on friday, leaving saturday | weekday=6 unread=get_off_work_at_6_on_friday
`;

export const CHINESE_CLAUSES = `
本来想五一去的，但是人太多了，还是改成六月吧 | date=2027-06 unread=本来|五一去的,但是人太多了,还是改成
五一人太多了，改成六月 | date=2027-06 leave=2027-06-01_2027-06-30
本来元旦，元旦没假，改成三月 | date=2027-03 leave=2027-03-01_2027-03-31 unread=本来|元旦|改成
五一太挤了，六月吧 | date=2027-06 leave=2027-06-01_2027-06-30
上海太冷了，三亚出发 | port=syx
天津太吵了，上海出发 | port=sha
八月太热了，十月 | date=2027-10
福冈都去腻了 长崎 | to=ngs avoid=fuk
避开周末，周末人多 | weekday=1,2,3,4,5
年假还剩五天，加上周末九天 | days=9 unread=年假还剩五天|加上周末
公休还剩一周 | unread=公休还剩一周
端午三天假再请两天，刚好五天 | date=2027-06 leave=2027-06-06_2027-06-11 days=5 unread=三天假|再请两天|刚
最多八千两个人 | budget=-4000 party=2+0
总共八千三个人 | budget=-2666 party=3+0
预算两万四个人 | price=0..5000 party=4+0
一百二十人 | unread=一百二十人
下个月12号到20号 | date=2026-12 leave=2026-12-12_2026-12-20
12月，12号到20号 | date=2026-12 leave=2026-12-12_2026-12-20
明年三月，5号到15号，上海 | date=2027-03 leave=2027-03-05_2027-03-15 port=sha
一月二十几号 上海 | date=2027-01 leave=2027-01-21_2027-01-31 port=sha
五月十几号出发 | date=2027-05 leave=2027-05-11_2027-05-20
上海 家庭房 | port=sha unread=家庭房
我妹和我 香港 | port=hkg party=2+0
给爸妈订，妈妈怕热 | party=2+0 unread=怕热
从北京过去天津坐船，济州釜山 | port=tsn to=KR
想去日本坐船玩 | to=JP
四大三小 每家预算一万五 | party=4+3 unread=每家预算一万五
五月，不不不六月 | date=2027-06 unread=五月,不不不
不要4月10号以后的 | leave=2026-11-26_2027-04-10
不要6月以后的 | date=2026-11..2027-06
不要早于3月15号，也别晚于4月10号 | date=2027-03..2027-04 leave=2027-03-15_2027-04-10
结婚纪念日是5月20号，那几天想在海上过 | date=2027-05 leave=2027-05-16_2027-05-20
生日6月18号那几天想出去玩 | date=2027-06 leave=2027-06-15_2027-06-21
开会是5月20号，那几天不行 | unread=开会是5月20号|那几天|不行
在港口停留久一点 | sort=hours-desc
我妈说不要周末出发 | weekday=1,2,3,4,5 unread=妈说
1月10号走 回程要在1月18号之前 | date=2027-01 leave=2027-01-10_2027-01-10 unread=回程要在1月18号之前
暑假亲子游轮 | date=2027-07..2027-08 party=2+1
三十多号人 4月 | date=2027-04 party=some
两大一小推荐什么航线 | party=2+1
上海去福刚的 | port=sha to=fuk fix
牙庄那条线 | to=nha fix
去那个济洲岛玩 | to=jeju fix
长期的航线 | unread=长期
上海有船没有 | port=sha
那两天 5月1号 | date=2027-05 leave=2027-05-01_2027-05-01 unread=那两天
要么元旦要么春节 | date=2026-12..2027-02 leave=2026-12-28_2027-01-01,2027-01-30_2027-02-12
时间不限，长崎过夜 | to=ngs unread=过夜
去冲绳 石垣 哦不去石垣了 那霸就行 | to=nah avoid=ish
8月 不 9月 厦门 | date=2027-09 port=xmn unread=8月_不
过完十五再走 去越南 | date=2027-02..2027-03 leave=2027-02-21_2027-03-06 to=VN
每位四千蚊内 香港 | port=hkg unread=每位四千蚊内
我爸妈都六十多岁了，想让他们坐一次邮轮 | party=2+0 unread=六十多岁|他们
就那个魔度号 五一 | LABOUR ship=mc fix
除了周一和周二，其他日子都能出发 | weekday=0,3,4,5,6
九月开学前 厦门 | port=xmn unread=九月开学前
三月 呃 还是四月吧 | date=2027-04 unread=三月_呃_还是
地中海号很旧 坐魔都号 | ship=mc
8月5日到8月18日，共十四天，想玩七天以上 | date=2027-08 leave=2027-08-05_2027-08-18 days=7,8,9,10
婚假15天 5月 | date=2027-05 unread=婚假15天
坐油轮去日本 | to=JP
上海以外的港口 日本 | port=can,hkg,syx,tsn,xmn to=JP
周末以外 上海 | weekday=1,2,3,4,5 port=sha
儿子9月上大学 暑假去日本 | date=2027-07..2027-08 to=JP party=2+1 unread=9月上大学
去年去的日本 三月去韩国 | date=2027-03 to=KR unread=去年去的日本
五月 前后各延两天 | date=2027-05 unread=前后|各延两天
唔好超過五日 | days=3,4,5
其他的不考虑 五月 | date=2027-05
不要跟我说日本啊 我要去韩国 | to=KR avoid=JP
孩子刚满两岁 | party=2+1
两个孩子，一个六岁一个十岁 | party=2+2
就我跟我儿子两个人 | party=1+1
我跟儿子俩 | party=1+1
两个老人一个小孩加我们夫妻 | party=4+1
家里两个老人一个小孩，我们夫妻，一共五口 | party=4+1
三个大人带一个娃，外加老两口 | party=5+1
十一个人 上海 | party=11+0 port=sha
国庆不想出门，国庆之后一周可以 | date=2027-10 leave=2027-10-08_2027-10-14
春节在家过，元宵可以 | date=2027-02 leave=2027-02-16_2027-02-20
如果五一走不了就六月 | date=2027-04..2027-06 leave=2027-04-28_2027-05-05,2027-06-01_2027-06-30 unread=如果
五一走不开，六月 | date=2027-06 leave=2027-06-01_2027-06-30
唔好内舱，三月去冲绳 | date=2027-03 to=okinawa kind=-inside
不好意思，想问下上海 | port=sha
三月底到四月中，除开清明 | date=2027-03..2027-04 leave=2027-03-21_2027-04-01,2027-04-08_2027-04-20
四月除了清明都行 | date=2027-04 leave=2027-04-01_2027-04-01,2027-04-08_2027-04-30
七天太久了，五天差不多 | days=5
十一人太多，十月中旬 | date=2027-10 leave=2027-10-11_2027-10-20
韩国去过了，不去了，日本吧 | to=JP avoid=KR
国庆那一周 | NATIONAL
双十一过后那一周 | unread=双十一|后|那一周
12月24号那几天 香港 | date=2026-12 leave=2026-12-21_2026-12-27 port=hkg
四月十号以后，二十号以前 | date=2027-04 leave=2027-04-11_2027-04-19
4月10号起，20号前 上海 | date=2027-04 leave=2027-04-10_2027-04-19 port=sha
最多只有一个礼拜 | days=3,4,5,6,7
五天加两头周末 | days=5 unread=加两头周末
天津 短的 | port=tsn days=3,4,5
想靠港时间长一点的 | sort=hours-desc
在岸上多待一会儿，长崎 | to=ngs sort=hours-desc
樱花季 日本 | date=2027-03..2027-04 to=JP
周一到周五走不开 | weekday=0,6
要是国庆走不开，十月中旬也行 | date=2027-09..2027-10 leave=2027-09-28_2027-10-07,2027-10-11_2027-10-20
我妈今年过六十大寿，三月去冲绳 | date=2027-03 to=okinawa party=2+0 unread=今年|六十大寿
元旦三天假够去哪儿，上海走 | NEWYEAR port=sha unread=三天假
去哪里好 上海 五月 | date=2027-05 port=sha
春节后头一个礼拜，厦门 | date=2027-02 leave=2027-02-13_2027-02-19 port=xmn
天数少一点的 | days=3,4,5
日期地点不限 便宜 | sort=price-asc
我想让爸妈去玩一趟，天津上船 | party=2+0 port=tsn
想让爸妈跟我们一起去 | party=3+0
三月六号出发，早一天晚一天都行 | date=2027-03 leave=2027-03-06_2027-03-06 unread=早一天晚一天
要不就四月二十几号吧，清明人太多 | date=2027-04 leave=2027-04-21_2027-04-30
两千多到三千多的有没有 | budget=2000-4000
五一和端午之间 | date=2027-04..2027-06 leave=2027-04-28_2027-06-11
四月和六月之间 | date=2027-04..2027-06
避开春节 2月走 上海 | date=2027-02 leave=2027-02-13_2027-02-28 port=sha
不要暑假 9月 天津 | date=2027-09 port=tsn
春节 国庆都不要 | leave=2026-11-26_2027-01-29,2027-02-13_2027-09-27,2027-10-08_2028-01-18,2028-02-02_2028-05-31
上海 济州 釜山都不去 | port=sha avoid=jeju,pus
除了济州 釜山 都可以 | avoid=jeju,pus
内舱 海景都不要 | kind=-inside,-oceanview
周末 节假日都不行 | unread=周末|节假日|都不行
直接去日本的 不经停韩国 | to=JP avoid=jeju,pus unread=直接
2月去 上海 日本 | date=2027-02 port=sha to=JP
开学前回来 8月下旬 上海 | date=2027-08 leave=2027-08-21_2027-08-31 port=sha unread=开学
1月25号以后 春节前回来 | date=2027-01..2027-12 leave=2027-01-26_2027-12-31 unread=春节前回来
2月22号前必须到上海 天津出发 | port=tsn unread=2月22号前必须到上海
国庆3号到6号 上海 | date=2027-10 leave=2027-10-03_2027-10-06 port=sha
国庆3号以后 上海 4天 | NATIONAL port=sha days=4 unread=3号以后
五一30号走 上海 | date=2027-04 leave=2027-04-30_2027-04-30 port=sha
国庆后半段 天津 | NATIONAL port=tsn unread=后半段
暑假后半段 上海 | date=2027-08 port=sha
三个妈妈带三个娃 | party=3+3
一家三口加双方父母 上海 | port=sha party=6+1
海景套房 上海 | port=sha kind=suite
想坐地中海号 实在不行大西洋号也可以 | ship=md,at
从上海走 再不行天津 | port=sha,tsn
本来四个人 现在三个人 | party=3+0 unread=本来|四个人_现在
本来打算三月走 后来改四月了 | date=2027-04 unread=本来|三月走_后来改
两个人 啊不三个 | party=3+0 unread=两个人_啊不
住天津 就从天津走吧 | port=tsn
比起九州还是冲绳好 | to=okinawa avoid=kyushu
相比上海更想从厦门走 | port=xmn
不想去日本 夏天太热 | avoid=JP
国庆就别去了四月怎么样 | date=2027-04 leave=2027-04-01_2027-04-30
五月忙 六月可以 | date=2027-06
日本签证来不及了 去韩国吧 | to=KR avoid=JP
不是我去 是给爸妈订 | party=2+0
他爸没空就我们娘俩 | party=1+1 unread=他|爸没空
放暑假头两周 | date=2027-07 leave=2027-07-01_2027-07-14
元霄节后 | date=2027-02..2027-03 leave=2027-02-21_2027-03-06
我和孩子他爸 带俩娃 | party=2+2
六天偏长 五天吧 | days=5
三个大人 一个十四岁的 | party=3+1
儿子十四女儿九岁我们夫妻俩 | party=2+2
带两个老人 一个七十岁 一个六十五岁 | party=3+0 unread=七十岁|六十五岁
三大一婴 上海 | port=sha party=3+1
爸爸妈妈弟弟和我 五一 | LABOUR party=4+0
给爸爸过六十大寿，六个大人 | party=6+0 unread=给爸爸|六十大寿
上诲出发 三月 | date=2027-03 port=sha fix
想去三亚 工作忙 只有国庆有空 | NATIONAL to=syx unread=工作忙
从上海出发 那五月吧 | date=2027-05 port=sha
两个大人要上班 只能周末走 | weekday=0,6 party=2+0
我爸妈和我姐 四个大人 | party=4+0
不要内舱，没窗户闷得慌，两人 | party=2+0 kind=-inside unread=没窗户闷得慌
婆婆、小姑子和我 三月 | date=2027-03 party=3+0
爷爷奶奶想带孙女孙子去日本 | party=2+2 to=JP
舅舅舅妈跟表弟 二月 | date=2027-02 party=4+0
日本东京不去 | to=JP unread=东京|不去
`;
