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
| \`err\` 1–9999 with any HTTP status below 500 | a refusal: the number counts (below), \`errMsg\` is shown unless the call is silent |
| \`err\` 700, with any HTTP status below 500; HTTP 401 to a call with a token | the member isn't logged in: the session ends, and the visitor is led to the login page and back |
| HTTP 404 without an envelope, to a call of one thing (an id in the path) | there is no such thing |
| HTTP 500–599, no answer, one that breaks off | an outage: cached data is shown, and after several outages the call isn't made for a second |
| anything else: no envelope, \`err\` out of range, more than 5 MB | it can't be read: the failure is kept for seconds and logged with call and field, and the call isn't repeated at once |

**Lists** come alone or in a page, whose rows are called \`rows\`, \`list\`, \`records\`, \`content\`, \`items\`, \`data\` or \`results\` and whose number \`total\`, \`totalCount\`, \`totalElements\`, \`totalSize\` or \`count\`. Null and an absent list are an empty one. A row that doesn't fit is left out, one that comes twice with the same id counts once. When more than half of the rows don't fit, the list can't be read: nothing is shown rather than something untrue.

**Words** of a fixed set fit whatever their case and separators (\`on-sale\`, \`ON_SALE\`, \`onSale\`). Unknown fields are ignored. What was left out is logged once a minute with call, field, what was expected and what kind of value came, never the value.`;
