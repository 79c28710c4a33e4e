/** The general part: how every call is made and answered. */
export const INTRODUCTION = `# The backend's calls

What this site asks of the line's backend: each call, what goes in, each value that is read of its reply, and what happens when that is missing or doesn't fit. Made from the catalogue (\`shared/catalogue\`) by \`npm run docs:upstream\`; a test fails when it isn't up to date. \`npm run contract -- <origin>\` reads a backend with the same schemas and says what fits.

## How a call is made

- Below \`UPSTREAM_URL\`, at \`/api/openapi\` and the path.
- Headers: \`channel: WEB\`; \`user-token\` for a member, and with every call of theirs; \`accept-language\` (\`zh-CN\` or \`en\`), \`x-request-id\`, \`accept-encoding: br, gzip\`.
- Values that are empty, null, false or \`"false"\` are left out.
- Given: a call may take 60 seconds. A page waits 5, a call of the browser 3, unless the call must be finished. A GET is asked once more after a quick failure; nothing else is ever repeated by itself, and nothing after a timeout.
- Redirects are not followed.

## The envelope

Given: \`{ "err": 0, "errMsg": "", "data": … }\`.

| key | form | without it |
| --- | --- | --- |
| \`err\` | number | the reply can't be read: no other value says whether it succeeded |
| \`errMsg\` | text | a text of ours is shown. Only plain text of up to 200 characters is ever shown, never markup or a stack |
| \`data\` | what the call's table says | as with null: nothing, or an empty list |

| answer | is read as |
| --- | --- |
| \`err\` 0 with HTTP 200–299 | success |
| HTTP 200–299 without any content, such as 204 | success without data |
| \`err\` 1–9999 with any other HTTP status below 500 | a refusal: the number counts (below), \`errMsg\` is shown unless the call is silent |
| \`err\` 700, with any HTTP status below 500; HTTP 401 to a call with a token | the member isn't logged in: the session ends, and the visitor is led to the login page and back |
| HTTP 404 without an envelope, to a call of one thing (an id in the path) | there is no such thing |
| HTTP 429 (but with a number of the table below), HTTP 503 | nothing was done: the same may be asked again after \`Retry-After\` (seconds or a date, read as 1 second to 1 hour), which visitors are told behind \`errMsg\` or words of ours. 429 is no outage |
| HTTP 400–499 without an envelope | nothing was done: the same may be asked again at once |
| HTTP 500–599, no answer, one that breaks off | an outage: cached data is shown, and after several outages the call isn't made for a second |
| anything else: no envelope, \`err\` out of range, a charset that isn't known, bytes that aren't in it, more than 5 MB | it can't be read: the failure is kept for seconds and logged with call and field, and the call isn't repeated at once |

An envelope in the \`data\` of another is opened too, twice at most. Its own \`err\` counts: a refusal is one wherever it stands. A framework's envelope counts there as well: an object without \`id\` that has a boolean \`success\`, a \`code\` or a \`status\` beside \`msg\` or \`message\`, or an \`error\`, \`errors\` or \`exception\` that isn't empty. 0, 200, \`SUCCESS\` and \`OK\` are good; any other \`code\` is a refusal like an \`err\`, and so is \`success\` false. Where \`err\` is 0, \`data\` of \`false\` is nothing, as null is.

**A new thing's id** (of an order, a passenger, a contact) comes as \`{ "id": 7 }\`, \`{ "orderId": 7 }\`, in the thing (\`{ "order": { "id": 7 } }\`), or alone where it has 6 characters or more, one of them a digit. Anything else may be a message or a number of rows: it can't be read, and the order is looked for.

**Bytes.** Replies are UTF-8, or in the charset that the content type names (\`application/json; charset=GBK\`) or, without one, an XML declaration before the JSON. Bytes that are UTF-8 with a character of three bytes, such as Chinese, or ASCII, are read as UTF-8 whatever is named; so is all UTF-8 that is named Latin-1, the default of some servers. \`utf8mb4\`, \`UTF_8\` and \`cp936\` are known names. A byte order mark is ignored. A reply with bytes that aren't in its charset can't be read: part of it would be other characters. A text with U+FFFD counts as missing.

**Whole numbers** may be larger than 2^53: ids of 64 bits stay exact, as numbers too. No sum and no count is that large: there such a number doesn't fit.

**Nothing** is sent as null, an absent key, an empty text, \`false\`, \`[]\` or \`{}\`, and each is read alike: an empty list, an object that is missing, an empty text, a number that is unknown and never 0. An \`orderNo\` and a \`roomNum\` of 0 are missing too. Where the table of a call says “or null”, all of them are null.

**Lists** come in any of these forms, and as nothing when they are empty:

| form | example |
| --- | --- |
| alone | \`[{…}]\` |
| in a page, whose rows are called \`rows\`, \`list\`, \`records\`, \`content\`, \`items\`, \`data\` or \`results\` | \`{ "list": [{…}], "total": 9 }\`, \`{ "list": null, "total": 0 }\` |
| under any other name, where it is the only list and its object has no \`id\` | \`{ "orders": [{…}], "total": 9 }\` |
| in a page that is the only object of another, or in \`_embedded\` | \`{ "page": { "list": [{…}], "totalCount": 9 } }\` |
| with numbers for keys, as PHP writes a list that lost a row | \`{ "0": {…}, "2": {…} }\` |
| with its rows' ids for keys | \`{ "30001": { "id": 30001 } }\` |
| as its only row, where the list isn't a page and its rows have an id | \`{ "id": 7 }\` |

Each is accepted where a page is expected too, and a page where a list is. The number of all rows is called \`total\`, \`totalCount\`, \`totalElements\`, \`totalSize\`, \`totalRows\`, \`totalRecords\`, \`totalNum\`, \`totalItems\`, \`recordsTotal\`, \`recordCount\`, \`rowCount\`, \`itemCount\` or \`count\`, and may stand in \`page\`, \`pageInfo\`, \`pagination\`, \`pager\`, \`paging\` or \`meta\`; the first of these names counts, and where it is missing or smaller than the rows that came, it is their number. A row that is null is none. A row that doesn't fit is left out, one that comes twice with the same id counts once, unless the id is zero. When more than half of the rows don't fit, the list can't be read: nothing is shown rather than something untrue.

**Cabins in their order.** The rooms of a hold, the cabins of an order and the prices of \`calculate\` are known by their places. JavaScript sorts keys that are numbers, so they can't be read from an object with other keys than 0, 1, 2 … without a gap: a hold is unclear then, and an order is shown without its cabins. One room of a hold, and prices that are each of another category, may have any key. That none is free is \`"cabins": []\`, or null, \`{}\` or an empty page in a room that says nothing else.

**Objects of entries**, such as prices by category, have ids for keys. A list is accepted too, also in a page, whose rows have a \`categoryId\`, a \`category\` with an \`id\`, or an \`id\`; an object with the key 0 is such a list. A row's own \`categoryId\` counts before its key. An entry whose key isn't its \`id\`, and entries of one id that differ, are left out; so are differing numbers of cabins left. In a voyage's \`price\`, \`personAvg\` stands in for a \`disCountPrice\` that is missing.

**Words** of a fixed set fit whatever their case and separators (\`on-sale\`, \`ON_SALE\`, \`onSale\`). Unknown fields are ignored. What was left out is logged once a minute with call, field, what was expected and what kind of value came, never the value.`;
