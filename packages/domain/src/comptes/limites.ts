/** Mails of one kind that one account may be sent in an hour by people who are not signed in. */
export const MAILS_PAR_HEURE = 5
