import { detailsDe } from '../personnes/index.ts'
import type { PersonneDemo } from '../types.ts'
import type { Brut } from './enregistrements.ts'

/** Without the 98 that says whose numbers they are, as the system keeps them. */
const chiffresMonegasques = (numero: string) => numero.slice(2)

export const personneDe = (demo: PersonneDemo, aujourdhui: string): Brut<'personnes'> => {
  const { cle, nirMonegasque, ...personne } = demo
  return {
    id: cle,
    ...personne,
    ...(nirMonegasque && { nirMonegasque: chiffresMonegasques(nirMonegasque) }),
    ...detailsDe(demo, aujourdhui),
  }
}
