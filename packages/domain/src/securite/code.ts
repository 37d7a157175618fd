export const LONGUEUR_CODE_SECURITE = 6

/** Six digits, all of them: « 012345 » is one, « 12345 » is not. */
export const isCodeSecurite = (code: string) => /^[0-9]{6}$/.test(code)

/** The digits of what one types or pastes: « 012 345 », « code : 012345 ». */
export const chiffresDuCode = (saisie: string) =>
  saisie.replace(/[^0-9]/g, '').slice(0, LONGUEUR_CODE_SECURITE)
