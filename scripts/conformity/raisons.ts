/**
 * Why a line is proven by a part of the product only, or by nobody: one sentence each. A line without its sentence, or a
 * sentence whose line is proven since, fails the check.
 */
export const raisons: Readonly<Record<string, string>> = {
  'R1.02':
    'Of every sentence, not of one screen: scripts/check reads them all, as French (francais.test.ts, phrases.test.ts).',
  'R2.75':
    'No route of the product names a redirection of its own: a refusal leads home (R2.76). The router follows one where there is one.',
  'R3.14':
    'The account travels as holder, IBAN and BIC (R3.09), and masked; its parts are for a management system, which reads them by this function.',
  'R4.01':
    'Three of the four labels stand on screens of the demonstration; no contract of it is still « En instance ».',
  'R4.30':
    'Three things that succeed at once, and a fourth: no journey of a person does that on purpose.',
  'R4.32':
    'All four are used (an address refused, a code asked for by a stranger, a file that waits, what is done), each by its own journey; together they stand in the gallery alone.',
  'R4.36':
    'Of the cache itself: lists of staff have it, and a screen shows no difference but its freshness.',
  'R5.12':
    'No rule of the product forbids single days within a range; the field can, for an act that will.',
  'R5.52':
    'The key is compared on the screen (R5.51); how Corsica is read in it is arithmetic, with its table.',
  'R5.79':
    'Choices travel as pairs through the product: the error is for whoever builds one from two lists.',
  'R5.80': 'An error of whoever writes a screen: none opens two accordions of a group at first.',
  'R6.09': 'Each guard of the product names one feature; the list is for guards to come.',
  'R7.61': 'Our server answers 200: 201, 204 and 304 are for another one.',
  'R7.120':
    'Two resources of the family exist, both are walked (R7.118, R7.119); that one more can be declared is the compiler’s to say.',
  'R9.12':
    'Every client of the demonstration sets its own delay (R9.11): the default is for one that sets none.',
  'R9.13':
    'A journey that lasts five minutes would prove it on a screen; the cache is asked with a clock instead.',
  'R9.15':
    'All screens read their contracts again in place (R9.16); where that fails, the page starts again after 5 s, with a clock of its own in the test.',
  'R9.21': 'A quarter of a second of a style: measured in the gallery, where nothing else moves.',
  'R9.34': 'A proportion of the form component, measured at a known width in the gallery.',
}
