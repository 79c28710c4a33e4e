/** Chinese words: spellings | kind | value (`lexer.ts` says what the kinds mean). */
export const CHINESE = `
天 日 | unit | days
日游 天游 | unit | days
晚 夜 个晚上 | unit | nights
周 星期 礼拜 个星期 个礼拜 | unit | weeks
个月 | unit | spans
月 月份 | unit | month
号 | unit | date
大 大人 个大人 位大人 成人 个成人 位成人 名成人 | unit | adults
老人 个老人 位老人 年轻人 个年轻人 | unit | adults
小 孩子 个孩子 小孩 个小孩 儿童 个儿童 位儿童 名儿童 娃 个娃 宝宝 个宝宝 小朋友 个小朋友 婴儿 个婴儿 | unit | children
女儿 个女儿 儿子 个儿子 | unit | children
朋友 个朋友 位朋友 同事 个同事 闺蜜 个闺蜜 同学 个同学 | unit | friends
人 个人 位 口人 名 口 | unit | people
口之家 | unit | family
元 块 块钱 人民币 | unit | yuan
美元 美金 刀 港币 港元 日元 欧元 英镑 | unit | foreign
岁 周岁 | unit | age
次 趟 | unit | times
间 间房 个房间 个小时 小时 点 折 米 楼 个家庭 对夫妻 对 名额 | unit | untold

今年 | year | 0
明年 来年 | year | 1
后年 | year | 2
这个月 本月 当月 | relative | 0
下个月 下月 | relative | 1
下下个月 | relative | 2
今天 今日 | day | 0
明天 明日 | day | 1
后天 | day | 2
这周 本周 这个星期 这星期 | week | 0
下周 下个星期 下星期 下礼拜 | week | 1
下下周 下下个星期 | week | 2
从现在 从今天 | day | 0
这周末 本周末 这个周末 | weekend | 0
下周末 下个周末 | weekend | 1
春天 春季 春 春游 | season | 3-5
夏天 夏季 夏 夏日 | season | 6-8
秋天 秋季 秋 金秋 | season | 9-11
冬天 冬季 冬 今冬 寒冬 过冬 | season | 12-2
暑假 暑期 署假 | season | 7-8
寒假 | season | 1-2
上半年 | season | 1-6
下半年 | season | 7-12
年底 年末 岁末 | season | 12
年初 | season | 1-2
樱花 樱花季 赏樱 赏樱花 看樱花 | season | 3-4
枫叶 红叶 赏枫 看枫叶 看红叶 红叶季 | season | 10-11
温泉 泡温泉 | season | 12-2
避暑 | season | 6-8
避寒 | season | 12-2
上旬 初 月初 头几天 | part | early
中旬 中 月中 | part | mid
下旬 底 末 月底 月末 | part | late
上半月 | part | first
下半月 | part | second
周一 星期一 礼拜一 | weekday | 1
周二 星期二 礼拜二 | weekday | 2
周三 星期三 礼拜三 | weekday | 3
周四 星期四 礼拜四 | weekday | 4
周五 星期五 礼拜五 | weekday | 5
周六 星期六 礼拜六 | weekday | 6
周日 周天 星期日 星期天 礼拜天 礼拜日 | weekday | 0
周末 周未 双休日 | weekday | 60
工作日 平日 | weekday | 12345
下周一 下星期一 | next-weekday | 1
下周二 下星期二 | next-weekday | 2
下周三 下星期三 | next-weekday | 3
下周四 下星期四 | next-weekday | 4
下周五 下星期五 | next-weekday | 5
下周六 下星期六 | next-weekday | 6
下周日 下周天 下星期天 下星期日 | next-weekday | 0
前 之前 以前 前出发 前一周 | until |
后 之后 以后 过后 后一周 | after |
起 开始 以来 起都行 | since |
过了 过完 | after |
期间 前后 假期 长假 小长假 黄金周假期 放假 当天 那天 的时候 | during |

内舱 内舱房 内仓 经济舱 无窗房 没窗 没有窗 | cabin | inside
海景 海景房 海景舱 海景间 有窗 窗户房 带窗 靠窗 有窗户 能看海的房间 | cabin | oceanview
阳台 阳台房 阳台舱 露台 露台房 带阳台 有阳台 海景阳台房 私人阳台 | cabin | balcony
套房 豪华套房 海景套房 套间 | cabin | suite

经济型 最便宜 最便宜的 便宜 便宜的 便宜点 便宜点的 便宜一点 便宜些 低价 最低价 最实惠 实惠 划算 性价比 性价比高 特价 省钱 价格最低 | sort | price-asc
不贵 不要太贵 别太贵 不太贵 价格从低到高 平价 经济实惠 越便宜越好 | sort | price-asc
最贵 最贵的 价格从高到低 | sort | price-desc
最近出发 最近 最快 最快出发 最早 最早出发 最早的 尽快 尽快出发 尽早 近期 早点出发 马上出发 马上走 越快越好 越早越好 | sort | date-asc
最晚出发 | sort | date-desc
最晚 | untold |
最短 行程最短 天数最少 最短的 航程最短 越短越好 | sort | days-asc
最长 最长的 最久 天数最多 天数最长 航程最长 行程最长 时间最长 越长越好 越久越好 最长航线 最长航次 | sort | days-desc
靠港时间最长 停靠时间最长 靠岸时间最长 岸上时间最长 上岸时间最长 在港时间最长 停港时间最长 停留时间最长 | sort | hours-desc
靠港时间长 停靠时间长 岸上时间长 上岸时间长 靠港时间长一点 停靠时间长一点 停靠最久 停靠时间最久 在岸上时间最长 岸上玩得久 | sort | hours-desc
靠港最久 岸上最久 岸上停留最久 岸上停留时间最长 上岸最久 靠岸最久 玩得最久 下船时间最长 下船时间长 停得久 | sort | hours-desc

以内 之内 内 以下 之下 封顶 | bound-behind | most
以上 起步 往上 朝上 | bound-behind | least
左右 上下 | bound-behind | about
多 多块 出头 | bound-behind | some
不超过 不多于 不高于 小于等于 ≤ | bound | most
最多 顶多 至多 | bound-either | most
低于 少于 不到 小于 不满 < | bound | under
超过 高于 多于 大于 > | bound | over
不少于 不低于 ≥ | bound | least
至少 最少 起码 | bound-either | least
大约 大概 约 差不多 ~ | bound | about
短途 短线 短程 短途游 短期 | length | 1-5
长途 长线 长程 | length | 7-99
预算 价格 价位 票价 费用 价钱 | price |
人均 每人 每位 单人价 每个人 | each |
一共 总共 共 总价 总预算 合计 总计 全部 加起来 全家一共 | total |

从 由 自 | from |
出发 启航 起航 始发 上船 登船 开船 出海 走 出港 启程 为母港 | leaves |
去 前往 赴 往 停靠 经停 途经 经过 停 想去 要去 玩 靠 抵达 开往 → | go |
坐 乘 乘坐 搭 搭乘 | ride |
到 至 - ~ — | to |
或 或者 和 与 跟 及 还是 、 / & + 以及 再加 加上 加 | join |
不要 千万别 千万不要 不 别 不去 不想去 不想 不要去 别去 不坐 不想坐 不住 不从 避开 避免 别在 不在 不含 非 不想要 不选 不考虑 拒绝 别要 不能 不停 不停靠 | not |
除了 除 除去 排除 除开 | except |
不行 不走 除外 就算了 算了 免了 不可以 没空 没时间 以外 之外 不方便 不合适 不喜欢 | refused |
都不要 都不去 都不行 都没空 都不考虑 | refused |
去过 到过 坐过 玩过 去过了 上次 上回 去年 前年 本来 原来 原本 来不了 去不了 不能来 没去成 之前订 之前去 曾经 | story |
但 但是 不过 所以 这次 现在 改 改成 改去 然后 | turn |

爸妈 父母 爸爸妈妈 老爸老妈 二老 公婆 岳父岳母 爷爷奶奶 外公外婆 姥姥姥爷 | others | 2
妈妈 老妈 母亲 爸爸 老爸 父亲 婆婆 岳母 岳父 公公 奶奶 爷爷 外婆 外公 姥姥 姥爷 我妈 我爸 | others | 1
老公 老婆 先生 太太 丈夫 妻子 爱人 对象 男朋友 女朋友 男友 女友 媳妇 老伴 另一半 室友 | others | 1
姐姐 妹妹 哥哥 弟弟 闺蜜 | others | 1
女儿 儿子 闺女 孙子 孙女 外孙 | children | 1
夫妻 夫妻俩 夫妻二人 夫妻两人 两口子 小两口 老两口 情侣 双人 二人世界 我们俩 咱俩 我俩 俩人 新婚夫妇 夫妇 | adults | 2
独自 独自一人 单身 单人 一个人 就我自己 自己一个人 一人出行 独行 | adults | 1
我们仨 仨人 | adults | 3
一家 全家 我们一家 | family |
全家人 一家人 家人 家庭 孩子 小孩 孩子们 带娃 遛娃 娃 老人 长辈 朋友 朋友们 同事 同事们 同学 亲戚 亲友 团建 公司团建 | unsaid |

去不去 要不要 能不能 可不可以 是不是 好不好 海上 什么 去不去 要不要去 哪些 哪里 哪个 怎么 有没有 吗 呢 吧 啊 呀 哦 嘛 了 请问 你好 您好 谢谢 麻烦 帮 帮我 给我 | ask |
我 我们 咱们 想 想要 要 希望 打算 计划 准备 需要 求 找 找个 找一个 查 看 看看 看一下 搜 搜索 推荐 有 可以 能 可 会 是 | ask |
都行 都可以 都好 也行 也可以 行 好 随便 不限 均可 最好 最好是 即可 还有 都 就 只 只要 还 一下 一趟 一个 一起 个 那种 合适 合适的 适合 | ask |
订 预订 预定 买 报名 住 选 走走 散心 出去 出去玩 出门 非常 也 | ask |
带 带上 带着 陪 陪着 同 和我 跟我 带我 | with |
邮轮 游轮 轮船 船 船票 航线 航次 航程 行程 线路 路线 旅游 旅行 度假 游 游玩 之旅 出游 出行 往返 来回 航行 票 的船 | noun |
码头 母港 港口 国际邮轮港 邮轮港 邮轮母港 国际邮轮母港 国际邮轮中心 出发港 出发地 目的地 时间 日期 月份 天数 人数 房型 房间 舱房 房 号 爱达 | noun |
的 份 在 里 上 下 这个 那个 这 那 附近 地区 方向 号的 月的 年的 个的 着 点 些 趟 假 节 | small |
一周一次 每周一次 每周 每月 每天 双十一 双十二 七月半 两小时 一天一 儿童节目 | untold |
， 。 ； ！ ？ ： , ; ! ? : . ( ) （ ） " “ ” … | stop |
`;
