import { Testeur } from './Testeur.tsx'
import { textes } from './textes.ts'

export { Editeur } from './Editeur.tsx'

/** A calendar on which the rule is tried as it is written, and the trials that hold it. */
export const onglets = [{ key: 'tester', titre: textes.tester, Contenu: Testeur }]
