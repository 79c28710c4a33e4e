import { text } from '#shared/catalogue/wire.ts';

const MOST_SIGNS = 200;

/** What stands in texts for programmers, and never in a sentence for visitors. */
const FOR_PROGRAMMERS = [
	// Markup, code and traces
	/[<>{}[\]\\|=;\n]|###|::|\w\(|\bat\s+\w+\.|\.\w{2,4}:\d+/,
	// Names of classes, packages, files, hosts, columns and fields: `java.lang.String`, `t_order`, `orderNo`, `/var/www`
	/[a-z]\w*\.[a-z]\w*\.\w+|\w_\w|\B\/\w+\/|\b\w+\/\w+\.\w+|\d+\.\d+\.\d+\.\d+|[a-z]:\d{2,5}\b/i,
	/\b[a-z]+[A-Z]\w*/,
	/\b[A-Z]\w*(?:Exception|Error)\b|\b(?:Exception|Throwable)\b/,
	/\b(?:caused by|stack ?trace|panic|goroutine|nil pointer|null|nil|undefined|NaN|none ?type|segmentation)\b/i,
	/\b(?:column|property|object|argument|parameter|array|method)\b/i,
	/\b(?:SQL\w*|JDBC|ORA-\d+|MySQL|Postgre\w*|Redis|Mongo\w*|database|deadlock|duplicate entry|constraint|transaction)\b/i,
	/\bE[A-Z]{4,}\b|\b(?:errno|sockets?|connection|connect|timed? ?out)\b/i,
	/\b(?:upstream|gateway|nginx|tomcat|proxy|localhost|TLS|SSL|DNS|HTTP|JSON|RPC)\b/i,
	/\b(?:internal|server|service|runtime|syntax|fatal|unknown|unexpected|unhandled)\b.*\b(?:error|exception|unavailable|fault)\b/i,
	/\b(?:bad request|forbidden|unauthori[sz]ed|access denied|not found|method not allowed|invalid (?:token|argument|parameter)s?)\b/i,
	/空指针|数据库|堆栈|异常|接口|参数|字段|主键|序列化|反序列化|服务器|线程|连接(?:池|超时|失败|被)|调用(?:超时|失败)|网关|超时/,
];

/** Two Chinese characters, or two words. */
const SENTENCE = /\p{Script=Han}{2}|[a-z’']+[ ,]+[a-z’']+/iu;

/** True of the numbers with which backends name a fault of the server, as HTTP does: its words are for programmers. */
export const isServersFault = (err: number): boolean => err >= 500 && err <= 599;

/**
 * Returns the words of a refusal that visitors may read: a sentence without markup, of at most 200 signs.
 * Undefined for any other text, such as the message of an exception (docs/upstream.md).
 */
export function wordsForPeople(message: unknown): string | undefined {
	if (typeof message !== 'string') return undefined;
	// A text in another charset isn't read.
	const read = text.safeParse(message).data ?? '';
	const isForPeople = read.length <= MOST_SIGNS && SENTENCE.test(read) && !FOR_PROGRAMMERS.some((sign) => sign.test(read));
	return isForPeople ? read : undefined;
}
