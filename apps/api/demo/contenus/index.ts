import { BLOC_PAGES_STATIQUES, BLOC_POPUPS } from '@espace-adherent/contract'
import { numeroSecuriteSociale } from '../../src/installer/contenus/aide.ts'
import { cookies as cookiesDuPortail } from '../../src/installer/contenus/cookies.ts'
import type { CodeClient } from '../types.ts'
import { accessibilite } from './accessibilite.ts'
import { aideContact, registerHelp } from './aide.ts'
import { cgu } from './cgu.ts'
import { donneesPersonnelles } from './donnees-personnelles.ts'
import { mentionsLegales } from './mentions-legales.ts'
import { organismes } from './organismes.ts'
import { nouveautes } from './popups.ts'
import type { ContenuDemo, Organisme } from './types.ts'

const cookies = ({ espace, delegue }: Organisme) =>
  cookiesDuPortail({
    espace,
    question: `Notre déléguée à la protection des données vous répond à
     <a href="mailto:${delegue}">${delegue}</a>.`,
  })

type Texte = (organisme: Organisme) => Pick<ContenuDemo, 'title' | 'content'>

type Blocs = Record<string, Record<string, Texte>>

const blocs: Blocs = {
  [BLOC_PAGES_STATIQUES]: {
    'mentions-legales': mentionsLegales,
    'donnees-personnelles': donneesPersonnelles,
    accessibilite,
    cookies,
    cgu,
  },
  Aide_Contact: { 'aide-contact': aideContact },
  Register_Help: { 'numero-adherent': registerHelp },
  Register_Num_Secu_Popup: { 'numero-securite-sociale': numeroSecuriteSociale },
}

/** Where bank details are applied at once, it is worth telling. */
const propres: Record<CodeClient, Blocs> = {
  horizon: { [BLOC_POPUPS]: { 'nouveautes-rib': nouveautes } },
  atlas: {},
}

/** Everything that a client publishes on the first day. */
export const contenusDe = (client: CodeClient): ContenuDemo[] =>
  Object.entries({ ...blocs, ...propres[client] }).flatMap(([bloc, textes]) =>
    Object.entries(textes).map(([name, texte]) => ({ bloc, name, ...texte(organismes[client]) })),
  )
