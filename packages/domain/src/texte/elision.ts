/**
 * What is heard first as a vowel. A mute h is not heard: « d’Hugo », « d’Hélène ». Names in « Ha »
 * have a heard one (Hassan, Harry), except Hadrien. A « y » before a vowel is a consonant: « de
 * Yasmine », « d’Yves ».
 */
const ouvre = /^(?:[aeiouœæ]|y(?![aeiou])|h(?:[eiouy]|adrien))/

const isOuvert = (suite: string) =>
  ouvre.test(suite.slice(0, 8).toLowerCase().normalize('NFD').replace(/\p{M}/gu, ''))

/** « de » or « d’ », as what follows begins; of « le », « je », « que » likewise. Both as one text. */
export const elider = (mot: string, suite: string): string =>
  isOuvert(suite) ? `${mot.slice(0, -1)}’${suite}` : `${mot} ${suite}`

/** « de Camille », « d’Élodie », « d’octobre ». */
export const de = (nom: string): string => elider('de', nom)

/**
 * Joins a text and the value after it: « l’espace de » and « Élodie » are « l’espace d’Élodie ».
 */
export const suivreDe = (avant: string, valeur: string): string =>
  /(?:^|[^\p{L}])(?:de|que) $/iu.test(avant) && isOuvert(valeur)
    ? `${avant.slice(0, -2)}’${valeur}`
    : `${avant}${valeur}`
