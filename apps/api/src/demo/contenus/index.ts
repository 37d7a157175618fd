import { BLOC_PAGES_STATIQUES } from '@espace-adherent/contract'
import type { CodeClient } from '../types.ts'
import { accessibilite } from './accessibilite.ts'
import { aideConnexion, registerHelp, registerNumSecu } from './aide.ts'
import { cgu } from './cgu.ts'
import { cookies } from './cookies.ts'
import { donneesPersonnelles } from './donnees-personnelles.ts'
import { mentionsLegales } from './mentions-legales.ts'
import { organismes } from './organismes.ts'
import type { ContenuDemo, Organisme } from './types.ts'

type Texte = (organisme: Organisme) => Pick<ContenuDemo, 'title' | 'content'>

const blocs: Record<string, Record<string, Texte>> = {
  [BLOC_PAGES_STATIQUES]: {
    'mentions-legales': mentionsLegales,
    'donnees-personnelles': donneesPersonnelles,
    accessibilite,
    cookies,
    cgu,
  },
  Aide_Connexion: { 'aide-connexion': aideConnexion },
  Register_Help: { 'numero-adherent': registerHelp },
  Register_Num_Secu_Popup: { 'numero-securite-sociale': registerNumSecu },
}

/** Everything that a client publishes on the first day. */
export const contenusDe = (client: CodeClient): ContenuDemo[] =>
  Object.entries(blocs).flatMap(([bloc, textes]) =>
    Object.entries(textes).map(([name, texte]) => ({ bloc, name, ...texte(organismes[client]) })),
  )
