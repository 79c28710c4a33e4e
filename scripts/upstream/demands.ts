/** What the site can't do by itself: calls that the backend's description doesn't name, or names without this. */
export const DEMANDS = `## What a backend should add

The site lives without these, and says so where a visitor is worse off.

- **A list of the member's holds**, each with its voyage, cabins and end; or a second hold of a voyage by the same member replaces the first. No call tells what is held: when the answer to a hold is lost, the site can't ask, so up to three sets of cabins may be kept from others for five minutes.
- **One payment for each order**: while a cashier is open for an order, the payment calls return that one or refuse to open another. The site asks the member before it opens a second one, but a member may pay at both.
- **One departure**: \`leavesAt\` of an order, its check-in and its pass is the day of the voyage and the hour of the first day of its itinerary. A ship that leaves at another time has it in all three: the site shows both as a change, and can't tell a change from a mistake.
- **The gift of a campaign on the order** (\`gift\`, \`enGift\`): the site knows which voyages a campaign is for today, not what an order was promised when it was made.
- **\`Retry-After\`** in seconds with every 429 and 503: members are told how long to wait, and the same may be asked again then.`;
