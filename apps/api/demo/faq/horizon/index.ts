import type { Organisme } from '../../contenus/types.ts'
import type { CategorieDemo } from '../types.ts'
import { beneficiaires } from './beneficiaires.ts'
import { carte } from './carte.ts'
import { connexion } from './connexion.ts'
import { contrat } from './contrat.ts'
import { espace } from './espace.ts'
import { prevoyance } from './prevoyance.ts'
import { remboursements } from './remboursements.ts'
import { soins } from './soins.ts'

/** What people come for first: most who ask for help cannot sign in. */
export const faqHorizon = (o: Organisme): CategorieDemo[] => [
  connexion(o),
  remboursements(o),
  contrat(o),
  carte(o),
  beneficiaires(),
  soins(o),
  prevoyance(o),
  espace(o),
]
