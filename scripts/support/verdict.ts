/** What a check found: it passes when there is no problem. */
export type Verdict = { problems: string[]; summary: string }
