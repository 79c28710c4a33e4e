import { CHINESE_DATES } from './dates-chinese.ts';
import { ENGLISH_DATES } from './dates-english.ts';
import { FESTIVAL_DATES } from './dates-festivals.ts';

const MORE = `
2 weeks from 5 July | date=2027-07 leave=2027-07-05_2027-07-18
not before Easter | date=2027-03..2027-12 leave=2027-03-24_2027-12-31
July, second half | date=2027-07 leave=2027-07-16_2027-07-31
April except the first weekend | date=2027-04 unread=except_the_first_weekend
we were supposed to go in March but now June | date=2027-06 unread=were_supposed_to_go_in_March
term ends 2 July, leave any time after that | date=2027-07..2027-12 leave=2027-07-03_2027-12-31
our anniversary is 9 May, Okinawa around then | date=2027-05 leave=2027-05-06_2027-05-12 to=okinawa
my visa starts 1 March and runs out 31 March | unread=visa_starts_1_March|runs_out_31_March
in the week before 22 May | date=2027-05 leave=2027-05-15_2027-05-21
I finish work on a Wednesday so leave Thursday | weekday=4 unread=finish_work_on_a_Wednesday
change of plan: not June, July | date=2027-07 unread=change
五一前后 不含五一当天 | date=2027-04..2027-05 leave=2027-04-28_2027-04-30,2027-05-02_2027-05-05
五一后那周 天津 | date=2027-05 leave=2027-05-06_2027-05-12 port=tsn
3月10到3月20封账 上海 | port=sha unread=3月10到3月20封账
因为要过小年 厦门 | port=xmn unread=小年
七八月高温不去 九月去 | date=2027-09 unread=高温
我们去不了国庆 元旦吧 | NEWYEAR
六月第一周或者第二周 | date=2027-06 leave=2027-06-01_2027-06-14
5月三天 8天往上 | date=2027-05 days=3,8,9,10
同事都推荐冲绳 但我想去济州 | to=jeju unread=同事
五一不想人多 五月中下旬 上海 福冈 | date=2027-05 leave=2027-05-11_2027-05-31 port=sha to=fuk
国庆怕堵 九月去 | date=2027-09 leave=2027-09-01_2027-09-27
五一 上海 怕人多 | LABOUR port=sha unread=怕|人多
五一 日本 怕挤 | LABOUR to=JP unread=怕挤
五一 上海 不想挤 | LABOUR port=sha unread=不想挤
怕人多的地方 上海 | port=sha unread=怕人多|地方
from Tianjin in 2027, not in January February or March | date=2027-04..2027-12 port=tsn
except June July and August, 2 adults | date=2026-11..2028-05 minus=2027-06..2027-08 party=2+0
过完年再走，大概二月底三月初 | date=2027-02..2027-03 leave=2027-02-21_2027-02-28,2027-03-01_2027-03-10
国庆后，十月中旬或者十一月初 | date=2027-10..2027-11 leave=2027-10-11_2027-10-20,2027-11-01_2027-11-10
过年后再说，三月中旬吧 | date=2027-03 leave=2027-03-11_2027-03-20
十月底或十一月 | date=2027-10..2027-11 leave=2027-10-21_2027-11-30
工作日走也可以，只要便宜 | weekday=0,1,2,3,4,5,6 sort=price-asc
周末最好，工作日也行 | weekday=0,1,2,3,4,5,6
四月中旬到五一之前 | date=2027-04 leave=2027-04-11_2027-04-30
三月初到清明前 上海 | date=2027-03..2027-04 leave=2027-03-01_2027-04-04 port=sha
明后年都可以 | date=2027-01..2028-12
三月变四月了，还是去冲绳 | date=2027-04 to=okinawa
两晚太少，四晚吧 | days=5
比五天长一点 | unread=比五天长一点
中秋国庆之间 | date=2027-09..2027-10 leave=2027-09-12_2027-10-07
十一月有活动走不开，十二月上旬可以 | date=2026-12 leave=2026-12-01_2026-12-10 unread=活动
三月店里盘货走不开 四月去 | date=2027-04 unread=店|盘货
8月15号要去夏令营 | unread=8月15号要去夏令营
最多坐一周船，最少三晚 | days=4,5,6,7
香港玩两天再上船 | port=hkg unread=玩两天再
避开暑假，九月走 | date=2027-09
想避开学生暑假，九月走 上海 | date=2027-09 port=sha
避开七月，八月 | date=2026-11..2028-05 minus=2027-07..2027-08
寒假从1月16号开始，2月28号结束 | date=2027-01..2027-02 leave=2027-01-16_2027-01-31,2027-02-01_2027-02-28 unread=2月28号结束
明年这个时候 | unread=明年这个时候
上完课，6月25号晚上以后 | date=2027-06..2027-12 leave=2027-06-26_2027-12-31 unread=完课
截止8月底 上海 | date=2026-11..2027-08 leave=2026-11-26_2027-08-31 port=sha
签证办好六月走 | date=2027-06 unread=签证办
工作结束七月出发 | date=2027-07 unread=工作结束
八月结束前走 | date=2026-11..2027-08
六月结束后 上海 | date=2027-07..2027-12 port=sha
5月3号下午以后 上海 | date=2027-05..2027-12 leave=2027-05-03_2027-12-31 port=sha
1月20号到春节前 | date=2027-01..2027-02 leave=2027-01-20_2027-02-05
3月1号到清明前 | date=2027-03..2027-04 leave=2027-03-01_2027-04-04
`;
/** Phrasings about time in either language that were read wrong once. */
export const DATES_MORE = [ENGLISH_DATES, CHINESE_DATES, FESTIVAL_DATES, MORE].join('');
