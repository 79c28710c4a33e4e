/**
 * The name under which a call (a header), a form (a hidden field) and a file's address (a parameter) carry the mark of the member whose
 * page they come from (docs/rules.md, whose-page).
 */
export const MARK = 'member-mark';
